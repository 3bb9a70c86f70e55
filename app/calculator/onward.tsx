import type { Calculator } from '../../engineering/calculator.ts';
import { isShown } from '../../engineering/define-calculator.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './actions.module.css';
import { inUnit } from './state.ts';
import type { CalculatorSession } from './use-calculator.ts';

export type OnwardProps = {
  calculator: Pick<Calculator, 'inputs'>;
  onward: NonNullable<Calculator['onward']>;
  session: Pick<CalculatorSession, 'state' | 'units'>;
};

/** The tools that go on with the value that was entered here. */
export function Onward({ calculator, onward, session: { state, units } }: OnwardProps) {
  const input = calculator.inputs[onward.input];
  const value = state.values[onward.input];
  const unit = units[onward.input] ?? input?.unit;
  const entered =
    input && unit && value !== undefined && isShown(input, state.choices)
      ? `${Number(inUnit(value, unit).toPrecision(10))} ${unit}`
      : undefined;
  return (
    <nav className={styles.onward} aria-label={onward.title}>
      <span>{onward.title}</span>
      {onward.tools.map(({ id, input: key, label }) => (
        <ButtonLink
          key={id}
          variant="quiet"
          to={`/tools/${id}${entered ? `?${new URLSearchParams({ [`${id}.${key}`]: entered })}` : ''}`}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
