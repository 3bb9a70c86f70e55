import { quoteLink } from '../contact/quote-link.ts';
import type { SelectionColumn, SelectionTable } from '../content.server/schema/selection.ts';
import { useLabels } from '../site.ts';
import { AppLink } from '../ui/app-link.tsx';
import { CheckBox } from '../ui/check-box.tsx';
import { fill } from '../ui/fill.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import { Scroller } from '../ui/scroller.tsx';
import tableStyles from '../ui/table.module.css';
import { unbroken } from '../ui/unbroken.tsx';
import { columnLevels, isLong, roomOf } from './column-room.ts';
import { type Asked, type Row, sameInAll, shownColumns } from './match.ts';
import styles from './rows-table.module.css';
import {
  cellText,
  columnName,
  describeRow,
  evenCellText,
  inSentence,
  mostPlaces,
  withUnit,
} from './words.ts';

export type RowsTableProps = {
  table: SelectionTable;
  rows: Row[];
  /** The answer. */
  chosen: Row | undefined;
  /** Nothing before React has taken over: the page is made with short links, for its weight. */
  asked: Asked | undefined;
  /** The columns that hold for what was asked. */
  own: readonly SelectionColumn[];
  page: string;
};

export function RowsTable({ table, rows, chosen, asked, own, page }: RowsTableProps) {
  const { selection: words, catalogue } = useLabels();
  const [first] = table.columns;
  const same = sameInAll(table, own);
  const isFew = same.length < 4;
  const others = shownColumns(table, own);
  const placeOf = (column: SelectionColumn) => table.columns.indexOf(column);
  const nameOf = (column: SelectionColumn) => withHeadUnit(columnName(table, column), column.unit);
  // Of all rows: what is asked for leaves some out, and must not change how the others read.
  const places = others.map((column) =>
    mostPlaces(
      column,
      table.rows.map((row) => row[placeOf(column)]),
    ),
  );
  const levels = columnLevels(table, others, own);
  const moreOf = (column: SelectionColumn) => levels.get(column) || undefined;
  const most = Math.max(...levels.values());
  return (
    <Scroller className={styles.scroller} aria-label={table.caption}>
      <table className={`${tableStyles.table} ${styles.table}`}>
        <caption>
          <div>
            {table.caption}
            {table.columns.some(({ sample }) => sample) && (
              <span>
                <SampleMark>{words.sample}</SampleMark> {words.sampleCaption}
              </span>
            )}
            {same.length > 0 && (
              <span>
                {words.same}:{' '}
                {isFew &&
                  `${same.map((column) => sameIn(table, column).map(inSentence).join(' ')).join('; ')}.`}
              </span>
            )}
            {!isFew && (
              <ul>
                {same.map((column) => {
                  const [name, value] = sameIn(table, column);
                  return (
                    <li key={column.id}>
                      {name}: <b>{value}</b>
                    </li>
                  );
                })}
              </ul>
            )}
            {most > 0 && (
              <div className={styles.unfold} data-most={most}>
                <CheckBox>{words.allFigures}</CheckBox>
              </div>
            )}
          </div>
        </caption>
        <thead>
          <tr>
            <th scope="col" data-names={(first && isLong(table, first)) || undefined}>
              {first?.name}
            </th>
            {others.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-figure={isFigure(table, column)}
                data-long={isLong(table, column) || undefined}
                style={roomOf(table, column)}
                data-more={moreOf(column)}
                data-read={own.includes(column) || undefined}
              >
                {nameOf(column)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = cellText(row[0]);
            const message = asked
              ? describeRow(words, table, row, asked)
              : `${words.chosen}: ${name}`;
            return (
              <tr key={name} data-read={row === chosen || undefined}>
                <th scope="row">{unbroken(name)}</th>
                {others.map((column, index) => (
                  <td
                    key={column.id}
                    data-label={nameOf(column)}
                    data-figure={isFigure(table, column)}
                    data-more={moreOf(column)}
                    data-read={own.includes(column) || undefined}
                  >
                    <span>
                      {unbroken(
                        evenCellText(
                          row[placeOf(column)],
                          places[index],
                          column.computed?.significant,
                        ),
                      )}
                    </span>
                  </td>
                ))}
                <td>
                  <AppLink
                    to={quoteLink(catalogue.quoteSubject, page, message)}
                    aria-label={fill(words.quoteOf, { row: inSentence(name) })}
                  >
                    {words.quote}
                  </AppLink>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
}

/** «Conexión», «Bridas»; «TMA», «240 °C» */
function sameIn(table: SelectionTable, column: SelectionColumn): string[] {
  const cell = table.rows[0]?.[table.columns.indexOf(column)];
  return [columnName(table, column), withUnit(cellText(cell), column.unit)];
}

function withHeadUnit(name: string, unit: string | undefined): string {
  return unit && unit !== '1' ? `${name}, ${unit}` : name;
}

/** A column with a unit holds numbers, and so do measures and ratios: «1 500 × 1 900 mm», «4:1». */
function isFigure({ columns, rows }: SelectionTable, column: SelectionColumn): true | undefined {
  const place = columns.indexOf(column);
  return column.unit || rows.every((row) => /\d\s?×|^\d+:1$/.test(String(row[place])))
    ? true
    : undefined;
}
