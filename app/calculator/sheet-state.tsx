import type { Calculator, CalculatorState, Evaluation } from '../../engineering/calculator.ts';
import { withUnit } from '../../engineering/format.ts';
import { formatOutput } from './case.ts';
import { shownInputs } from './cells.ts';
import styles from './sheet-state.module.css';
import { shownOutputs } from './shown-outputs.ts';
import { asTyped, type ShownUnits } from './state.ts';

export type SheetStateProps = {
  calculator: Calculator;
  state: CalculatorState;
  units: ShownUnits;
  evaluation: Evaluation;
};

/** What the chart's own point is, where paper has no answer beside it: «7 barg · 170,48 °C». */
export function SheetState({ calculator, state, units, evaluation }: SheetStateProps) {
  const given = shownInputs(calculator, state).flatMap(([key, { detail, unit }]) => {
    const [value, shown] = [state.values[key], units[key] ?? unit];
    return detail || value === undefined ? [] : [withUnit(asTyped(value, shown), shown)];
  });
  const found = shownOutputs(calculator, evaluation)
    .filter(({ output }) => output.main)
    .map(({ name, output, value }) => formatOutput(output, value, units[name]));
  return (
    <p className={styles.state} data-on-paper>
      {[...given, ...found].join(' · ')}
    </p>
  );
}
