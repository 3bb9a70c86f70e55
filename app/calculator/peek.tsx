import type { Calculator, Evaluation } from '../../engineering/calculator.ts';
import { formatOutput } from './case.ts';
import styles from './peek.module.css';
import type { ShownUnits } from './state.ts';

export type CalculatorPeekProps = {
  calculator: Calculator;
  evaluation: Evaluation;
  units: ShownUnits;
  /** The present case has no answer; these are the figures before it. */
  outdated: boolean;
  onPress: () => void;
};

/**
 * On a phone the results stand below the fields; their gist stays in sight while one types, and a
 * touch leads to them. It only repeats them, so it is not there for a keyboard or a screen reader.
 */
export function CalculatorPeek(props: CalculatorPeekProps) {
  const { calculator, evaluation, units, outdated, onPress } = props;
  const main = Object.entries(calculator.outputs).filter(([, output]) => output.main);
  return (
    <button
      type="button"
      className={styles.peek}
      data-outdated={outdated}
      aria-hidden="true"
      tabIndex={-1}
      onClick={onPress}
    >
      {main.map(([name, output]) => {
        const value = evaluation.outputs[name];
        if (value === null || value === undefined) return null;
        return (
          <span key={name}>
            {output.label}
            <strong>{formatOutput(output, value, units[name])}</strong>
          </span>
        );
      })}
    </button>
  );
}
