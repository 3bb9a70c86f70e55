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
import { longDate } from '../ui/long-date.ts';
import { inputRows, resultRows } from './case.ts';
import { CaseRows, SheetFields } from './case-rows.tsx';
import { MethodColumns } from './method.tsx';
import styles from './print-sheet.module.css';
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
  const { title, summary } = calculator;
  return (
    <Sheet title={title} lead={summary} beside={curve && <CurveChart curve={curve} />}>
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
      <MethodColumns method={{ ...calculator, where: symbolsOf(calculator) }} heading="h2" />
      <footer>
        <p>{words.sheetNote}</p>
        <p className={styles.link}>{link}</p>
      </footer>
    </Sheet>
  );
}

export type SheetProps = {
  title: string;
  lead?: string;
  beside?: ReactNode;
  children: ReactNode;
};

/** Whose it is stands above it, as on every page. */
export function Sheet({ title, lead, beside, children }: SheetProps) {
  return (
    <article className={styles.sheet}>
      <div className={styles.columns}>
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {beside}
      </div>
      <SheetFields date={longDate(new Date())} />
      {children}
    </article>
  );
}
