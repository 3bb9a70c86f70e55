import type { Calculator, CalculatorState, Evaluation } from '../../engineering/calculator.ts';
import { useLabels } from '../site.ts';
import { formatOutput, inputRows, someRows } from './case.ts';
import { CaseRows } from './case-rows.tsx';
import styles from './sheet-state.module.css';
import { shownOutputs } from './shown-outputs.ts';
import type { ShownUnits } from './state.ts';

export type SheetStateProps = {
  calculator: Calculator;
  state: CalculatorState;
  units: ShownUnits;
  evaluation: Evaluation;
};

/** The case where paper has no form and no answer beside the chart: its main figures large, then the others. */
export function SheetState({ calculator, state, units, evaluation }: SheetStateProps) {
  const { calculator: labels } = useLabels();
  const shown = shownOutputs(calculator, evaluation);
  const found = shown.filter(({ output }) => output.main);
  const others = shown.filter(({ output }) => !output.main).map(({ name }) => name);
  return (
    <div className={styles.state} data-on-paper>
      <p>
        {found
          .map(({ name, output, value }) => formatOutput(output, value, units[name]))
          .join(' · ')}
      </p>
      <CaseRows level="h2" title={labels.inputs} rows={inputRows(calculator, state, units)} />
      <CaseRows
        level="h2"
        title={labels.results}
        rows={someRows(calculator, evaluation.outputs, others, units)}
      />
    </div>
  );
}
