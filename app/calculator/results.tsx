import type { Calculator, Evaluation, Output } from '../../engineering/calculator.ts';
import type { Unit } from '../../engineering/units.ts';
import { formatOutput } from './case.ts';
import styles from './results.module.css';
import type { ShownUnits } from './state.ts';
import { UnitSelect } from './unit-select.tsx';

export type CalculatorResultsProps = {
  calculator: Calculator;
  evaluation: Evaluation;
  units: ShownUnits;
  unitLabel: string;
  onUnit: (key: string, unit: Unit) => void;
};

type Shown = { name: string; output: Output; value: Parameters<typeof formatOutput>[1] };

export function CalculatorResults(props: CalculatorResultsProps) {
  const { calculator, evaluation, ...rest } = props;
  const shown = Object.entries(calculator.outputs).flatMap(([name, output]): Shown[] => {
    const value = evaluation.outputs[name];
    return value === null || value === undefined ? [] : [{ name, output, value }];
  });
  return (
    <>
      <dl className={styles.main}>
        {shown
          .filter(({ output }) => output.main)
          .map((row) => (
            <Row key={row.name} {...row} {...rest} />
          ))}
      </dl>
      <dl className={styles.rows}>
        {shown
          .filter(({ output }) => !output.main)
          .map((row) => (
            <Row key={row.name} {...row} {...rest} />
          ))}
      </dl>
    </>
  );
}

type RowProps = Shown & Pick<CalculatorResultsProps, 'units' | 'unitLabel' | 'onUnit'>;

function Row({ name, output, value, units, unitLabel, onUnit }: RowProps) {
  const unit = output.kind === 'quantity' ? (units[name] ?? output.unit) : undefined;
  const switchable = output.kind === 'quantity' && output.units.length > 1;
  return (
    <div data-kind={output.kind}>
      <dt>
        {output.label}
        {output.note && <span className={styles.note}>{output.note}</span>}
      </dt>
      <dd>
        {formatOutput(output, value, unit, switchable)}
        {switchable && (
          <UnitSelect
            className={styles.unit}
            name={name}
            of={output}
            label={unitLabel}
            unit={unit}
            onUnit={(chosen) => onUnit(name, chosen)}
          />
        )}
      </dd>
    </div>
  );
}
