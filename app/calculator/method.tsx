import type { Calculator } from '../../engineering/calculator.ts';
import { useLabels } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { FormulaList, FormulaSymbols } from './formula-list.tsx';
import styles from './method.module.css';
import type { BriefVerification } from './verification.server.ts';
import { CalculatorVerification } from './verification.tsx';

export type CalculatorMethodProps = { calculator: Calculator; verification: BriefVerification };

/** Formula and source, and how the engine compares with what others have published. */
export function CalculatorMethod({ calculator, verification }: CalculatorMethodProps) {
  const labels = useLabels().calculator;
  const { title, formulas, sources } = calculator;
  return (
    <details className={styles.method}>
      <summary>{labels.method}</summary>
      <MethodColumns method={{ title, formulas, sources }} />
      <CalculatorVerification
        verification={verification}
        title={title}
        rowsAt={`/tools/${calculator.id}#verificacion`}
      />
    </details>
  );
}

export type MethodColumnsProps = {
  /** The limits are for paper: on the screen they stand with the entries. */
  method: Pick<Calculator, 'title' | 'formulas' | 'sources'> &
    Partial<Pick<Calculator, 'where' | 'limits'>>;
  heading?: 'h2' | 'h3' | 'h4';
};

export function MethodColumns({ method, heading: Heading = 'h4' }: MethodColumnsProps) {
  const labels = useLabels().calculator;
  const { title, formulas, where, limits, sources } = method;
  return (
    <div className={styles.columns}>
      <div>
        <Heading className={styles.heading}>{labels.formulas}</Heading>
        <FormulaList formulas={formulas} name={`${labels.formulas}: ${title}`} />
        {where && <FormulaSymbols>{fill(labels.where, { symbols: where })}</FormulaSymbols>}
      </div>
      <div>
        {limits && (
          <div className={styles.limits} data-on-paper>
            <Heading className={styles.heading}>{labels.limits}</Heading>
            <Notes notes={limits} className={styles.list} />
          </div>
        )}
        <Heading className={styles.heading}>{labels.sources}</Heading>
        <Notes notes={sources} className={styles.list} />
      </div>
    </div>
  );
}

export type NotesProps = { notes: readonly string[]; className?: string | undefined };

export function Notes({ notes, className }: NotesProps) {
  return (
    <ul className={className}>
      {notes.map((note) => (
        <li key={note}>{unbroken(note)}</li>
      ))}
    </ul>
  );
}
