import type { Calculator, Evaluation } from '../../engineering/calculator.ts';
import { formatNumber, withUnit } from '../../engineering/format.ts';
import { type Quantity, valueIn } from '../../engineering/quantities.ts';
import type { Refusal } from '../../engineering/result.ts';
import { AppLink, HashLink } from '../ui/app-link.tsx';
import { formatOutput } from './case.ts';
import styles from './peek.module.css';
import { Revise } from './revise.tsx';
import type { ShownUnits } from './state.ts';

export type CalculatorPeekProps = {
  calculator: Calculator;
  evaluation: Evaluation;
  units: ShownUnits;
  /** Why the present case has no answer. */
  problems: readonly Refusal[];
  /** Where the results stand, whole. */
  results: string;
  /** The request for a quotation with the present case. */
  quote: { to: string; label: string };
};

/** Nine digits of a year's colones have no room beside the action: in millions, to the same figure. */
function shortOutput(...[output, value, unit]: Parameters<typeof formatOutput>): string {
  if (output.kind === 'quantity' && output.unit === '₡' && typeof value === 'number') {
    const colones = valueIn(value as Quantity<'colones'>, '₡');
    if (Math.abs(colones) >= 1e6)
      return `${withUnit(formatNumber(colones / 1e6, output.digits), '₡')}\u00a0M`;
  }
  return formatOutput(output, value, unit);
}

/**
 * On a phone the results stand below the fields; their gist stays in sight until they are, and a
 * touch leads to them or on to the request. It only repeats them, so it is not there for a keyboard or a screen reader.
 */
export function CalculatorPeek(props: CalculatorPeekProps) {
  const { calculator, evaluation, units, problems, results, quote } = props;
  const main = Object.entries(calculator.outputs).filter(([, output]) => output.main);
  return (
    <div className={styles.peek} data-ground="dark" aria-hidden="true">
      <HashLink hash={results} className={styles.figures} tabIndex={-1}>
        {problems.length > 0 && <Revise calculator={calculator} problems={problems} />}
        {(problems.length > 0 ? [] : main).map(([name, output]) => {
          const value = evaluation.outputs[name];
          if (value === null || value === undefined) return null;
          const told = shortOutput(output, value, units[name]);
          return (
            // A word with a hyphen is no more broken than a figure.
            <span key={name} data-kind={/ /.test(told) ? 'text' : 'quantity'}>
              {output.short ?? output.label}
              <strong>{told}</strong>
            </span>
          );
        })}
      </HashLink>
      {problems.length === 0 && (
        <AppLink className={styles.quote} to={quote.to} tabIndex={-1}>
          {quote.label}
        </AppLink>
      )}
    </div>
  );
}
