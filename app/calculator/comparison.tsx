import type { CSSProperties } from 'react';
import { formatNumber } from '../../engineering/format.ts';
import { type Unit, unitSymbol } from '../../engineering/units.ts';
import { type Cell, type Compared, compared } from './compared.ts';
import styles from './comparison.module.css';
import resultStyles from './results.module.css';
import { UnitSelect } from './unit-select.tsx';

export type CalculatorComparisonProps = Compared & {
  unitLabel: string;
  onUnit: (key: string, unit: Unit) => void;
};

/** Figures side by side, each with its bar; a column has one unit. */
export function CalculatorComparison(props: CalculatorComparisonProps) {
  const { comparison, calculator, evaluation, units, unitLabel, onUnit } = props;
  const { isPlain } = comparison;
  const { columns, rows, notes } = compared({ comparison, calculator, evaluation, units });
  return (
    <>
      <table className={styles.comparison} data-plain={isPlain}>
        <thead>
          <tr>
            <td />
            {columns.map(({ label, cells: [first] }) => (
              <th key={label} scope="col">
                {[label, first && !hasChoice(first) && !isPlain && unitSymbol(first.unit)]
                  .filter(Boolean)
                  .join(',\u00a0')}
                {isPlain && first && !hasChoice(first) && (
                  <span className={styles.unit}>{unitSymbol(first.unit)}</span>
                )}
                {first && hasChoice(first) && (
                  <UnitSelect
                    className={resultStyles.unit}
                    name={first.key}
                    of={{ label, units: first.output.units }}
                    label={unitLabel}
                    unit={first.unit}
                    onUnit={(chosen) => onUnit(first.key, chosen)}
                  />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {columns.map(({ label, cells, most, least }) => {
                const cell = cells[line];
                if (!cell) return <td key={label} />;
                const share = { '--share': (cell.value / most).toFixed(3) } as CSSProperties;
                return (
                  <td
                    key={label}
                    style={share}
                    data-least={cell.value === least}
                    data-apart={cell.output.note && ''}
                  >
                    {formatNumber(cell.value, cell.output.digits)}
                    {cell.output.note && '*'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

/** A headline has the choice beside itself. */
function hasChoice({ output }: Cell): boolean {
  return output.units.length > 1 && !output.main;
}
