import type { BlockOf } from '../content.server/schema/blocks.ts';
import { ColumnHeads } from '../ui/column-heads.tsx';
import tableStyles from '../ui/table.module.css';
import { unbroken } from '../ui/unbroken.tsx';
import styles from './content-table.module.css';
import { figureColumns, fitsPhone, isFigure } from './table-shape.ts';

export function ContentTable({ caption, columns, rows, note }: BlockOf<'table'>) {
  // The names of the rows start at the edge, whatever they are.
  const figures = figureColumns(rows).with(0, false);
  const fits = fitsPhone(columns, rows);
  const onPhone = fits ? styles.compact : tableStyles.stacked;
  // A cell of a compact table stands under its column's name also on a phone.
  const labelOf = (index: number) => (fits ? undefined : columns[index]);
  const alignOf = (index: number) => figures[index] || undefined;
  return (
    <figure className={styles.figure}>
      <table className={`${tableStyles.table} ${onPhone}`}>
        <caption>{caption}</caption>
        <ColumnHeads
          heads={columns.map((name, index) => ({ id: name, name, isFigure: figures[index] }))}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={columns[index]}
                    scope="row"
                    data-label={isFigure(cell) ? labelOf(0) : undefined}
                    data-figure={alignOf(0)}
                  >
                    <span>{unbroken(cell)}</span>
                  </th>
                ) : (
                  <td key={columns[index]} data-label={labelOf(index)} data-figure={alignOf(index)}>
                    <span>{unbroken(cell)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <figcaption>{unbroken(note)}</figcaption>}
    </figure>
  );
}
