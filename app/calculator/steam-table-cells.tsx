import { columnsOf, type SteamTableRow } from '../../engineering/tables/steam-table-form.ts';
import { type Unit, unitSymbol } from '../../engineering/units.ts';
import { useLabels } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { formatOutput } from './case.ts';
import { unitName } from './early-entries.ts';
import type { ShownUnits } from './state.ts';
import styles from './steam-table.module.css';

export type SteamTableCellsProps = {
  rows: readonly SteamTableRow[];
  units: ShownUnits;
  /** Without it the units are told and cannot be chosen, as on paper. */
  onUnit?: (key: string, unit: Unit) => void;
};

export function SteamTableCells({ rows, units, onUnit }: SteamTableCellsProps) {
  const { calculator: labels } = useLabels();
  const columns = columnsOf(rows);
  return (
    <table>
      <thead>
        <tr>
          {columns.map(([key, column]) => {
            const unit = units[key] ?? column.unit;
            return (
              <th key={key} scope="col">
                {column.label}
                {onUnit && column.units.length > 1 ? (
                  <select
                    className={styles.unit}
                    name={unitName(key)}
                    autoComplete="off"
                    aria-label={fill(labels.unitOf, { name: column.label })}
                    value={unit}
                    onChange={(event) => onUnit(key, event.target.value as Unit)}
                  >
                    {column.units.map((candidate) => (
                      <option key={candidate} value={candidate}>
                        {unitSymbol(candidate)}
                      </option>
                    ))}
                  </select>
                ) : (
                  <span className={styles.unit}>{unitSymbol(unit)}</span>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.p} ${row.T}`}>
            {columns.map(([key, column]) => {
              const value = row[key];
              return (
                <td key={key}>
                  {value !== undefined && formatOutput(column, value, units[key], true)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
