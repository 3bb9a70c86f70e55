import { formatNumber } from '../../engineering/format.ts';
import { unitSymbol } from '../../engineering/units.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { type Compared, compared } from './compared.ts';

/** Figures side by side, as on the screen but for their bars. */
export function NoteComparison(props: Compared) {
  const { columns, rows, notes } = compared(props);
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(({ label, cells: [first] }) => (
              <th key={label} scope="col">
                {[label, first && unitSymbol(first.unit)].filter(Boolean).join(', ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {columns.map(({ label, cells: { [line]: cell } }) => (
                <td key={label}>
                  {cell && formatNumber(cell.value, cell.output.digits)}
                  {cell?.output.note && '*'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note}>{unbroken(note)}</p>
      ))}
    </>
  );
}
