import type { ReactNode } from 'react';
import type {
  Calculator,
  CalculatorState,
  Curve,
  Evaluation,
} from '../../engineering/calculator.ts';
import { symbolsOf } from '../../engineering/symbols.ts';
import { CurveChart } from '../charts/curve-chart.tsx';
import { useLabels } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { inputRows, resultRows } from './case.ts';
import { CaseRows } from './case-rows.tsx';
import { FormulaList, FormulaSymbols } from './formula-list.tsx';
import styles from './print-sheet.module.css';
import { SheetHead } from './sheet-head.tsx';
import type { ShownUnits } from './state.ts';

export type PrintSheetProps = {
  calculator: Calculator;
  state: CalculatorState;
  units: ShownUnits;
  evaluation: Evaluation;
  curve: Curve | undefined;
  link: string;
};

/** One case on one sheet. */
export function PrintSheet({ calculator, state, units, evaluation, curve, link }: PrintSheetProps) {
  const words = useLabels().calculator;
  return (
    <Sheet title={calculator.title}>
      <div className={styles.columns}>
        <CaseRows heading="h2" title={words.inputs} rows={inputRows(calculator, state, units)} />
        <div>
          <CaseRows
            heading="h2"
            title={words.results}
            rows={resultRows(calculator, units, evaluation)}
          />
          {evaluation.warnings.map((warning) => (
            <p key={warning} className={styles.warning}>
              {warning}
            </p>
          ))}
        </div>
      </div>
      <div className={styles.drawing}>
        <div>
          <h2>{words.formulas}</h2>
          <FormulaList formulas={calculator.formulas} name={words.formulas} />
          <FormulaSymbols>{fill(words.where, { symbols: symbolsOf(calculator) })}</FormulaSymbols>
        </div>
        {curve && <CurveChart curve={curve} />}
      </div>
      <footer>
        <p>{words.sheetNote}</p>
        <Notes title={words.limits} notes={calculator.limits} />
        <Notes title={words.sources} notes={calculator.sources} />
        <p className={styles.link}>{link}</p>
      </footer>
    </Sheet>
  );
}

export type SheetProps = { title: string; children: ReactNode };

/** Paper with the company's head. */
export function Sheet({ title, children }: SheetProps) {
  return (
    <article className={styles.sheet}>
      <SheetHead />
      <h1>{title}</h1>
      {children}
    </article>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <p>
      <strong>{title}.</strong> {notes.join(' ')}
    </p>
  );
}
