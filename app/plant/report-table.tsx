import { ColumnHeads } from '../ui/column-heads.tsx';
import tableStyles from '../ui/table.module.css';
import { unbroken } from '../ui/unbroken.tsx';

export type ReportTableProps = {
  heads: readonly string[];
  /** A name and its figures. */
  rows: readonly (readonly string[])[];
  /** So many of the last rows are sums. */
  sums?: number;
};

export function ReportTable({ heads, rows, sums = 0 }: ReportTableProps) {
  return (
    <table className={tableStyles.table}>
      <ColumnHeads heads={heads.map((name, place) => ({ id: name, name, isFigure: place > 0 }))} />
      <tbody>
        {rows.map(([name, ...figures], row) => (
          <tr key={name} data-sum={row >= rows.length - sums || undefined}>
            <th scope="row">{name && unbroken(name)}</th>
            {figures.map((figure, place) => (
              <td key={heads[place + 1]} data-figure>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
