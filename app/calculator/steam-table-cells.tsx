import { evenPlaces, formatDecimals } from '../../engineering/format.ts';
import { columnsOf, type SteamTableRow } from '../../engineering/tables/steam-table-form.ts';
import { type Unit, unitSymbol } from '../../engineering/units.ts';
import { useLabels } from '../site.ts';
import { inUnit, type ShownUnits } from './state.ts';
import styles from './steam-table.module.css';
import { UnitSelect } from './unit-select.tsx';

export type SteamTableCellsProps = {
  rows: readonly SteamTableRow[];
  units: ShownUnits;
  /** Without it the units are told and cannot be chosen, as on paper. */
  onUnit?: (key: string, unit: Unit) => void;
};

/** What fits on a phone, and sizes a pipe and a load; the others come when one asks for them. */
const main = new Set(['pg', 'T', 'vg', 'hfg', 'v', 'h', 's']);
/** On a tablet also these. */
const wider = new Set(['hf', 'hg', 'cp']);

const moreFor = (key: string) => (main.has(key) ? undefined : wider.has(key) ? 'tablet' : 'desk');

export function shownColumns({ rows, units }: Pick<SteamTableCellsProps, 'rows' | 'units'>) {
  return columnsOf(rows).map(([key, column]) => {
    const unit = units[key] ?? column.unit;
    const values = rows.map(({ [key]: value }) =>
      value === undefined ? Number.NaN : inUnit(value, unit),
    );
    const places = evenPlaces(values, column.digits);
    const cells = values.map((value) => formatDecimals(value, places));
    return { key, column, unit, cells, more: moreFor(key) };
  });
}

export function SteamTableCells({ rows, units, onUnit }: SteamTableCellsProps) {
  const { calculator: labels } = useLabels();
  const columns = shownColumns({ rows, units });
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ key, column, unit, more }) => (
            <th key={key} scope="col" data-more={more}>
              {column.label}
              {onUnit && column.units.length > 1 ? (
                <UnitSelect
                  className={styles.unit}
                  name={key}
                  of={column}
                  label={labels.unitOf}
                  unit={unit}
                  onUnit={(chosen) => onUnit(key, chosen)}
                />
              ) : (
                <span className={styles.unit}>{unitSymbol(unit)}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={`${row.p} ${row.T}`}>
            {columns.map(({ key, cells, more }) => (
              <td key={key} data-more={more}>
                {cells[line]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
