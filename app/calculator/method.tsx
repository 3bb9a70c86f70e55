import type { Calculator } from '../../engineering/calculator.ts';
import { useLabels } from '../site.ts';
import { FormulaList } from './formula-list.tsx';
import styles from './method.module.css';
import type { Verification } from './verification.server.ts';
import { CalculatorVerification } from './verification.tsx';

export type CalculatorMethodProps = { calculator: Calculator; verification: Verification };

/** Formula, source and limits, and how the engine compares with what others have published. */
export function CalculatorMethod({ calculator, verification }: CalculatorMethodProps) {
  const labels = useLabels().calculator;
  return (
    <details className={styles.method}>
      <summary>{labels.method}</summary>
      <MethodColumns method={calculator} />
      <CalculatorVerification
        verification={verification}
        title={calculator.title}
        rowsAt={`/tools/${calculator.id}#verificacion`}
      />
    </details>
  );
}

export type MethodColumnsProps = {
  method: Pick<Calculator, 'title' | 'formulas' | 'limits' | 'sources'>;
  heading?: 'h3' | 'h4';
  /** On the tool's own page they stand beside its entries. */
  limitsOn?: 'paper';
};

export function MethodColumns(props: MethodColumnsProps) {
  const { method, heading: Heading = 'h4', limitsOn } = props;
  const labels = useLabels().calculator;
  const { title, formulas, limits, sources } = method;
  const validity = (
    <>
      <Heading className={styles.heading}>{labels.limits}</Heading>
      <Notes notes={limits} />
    </>
  );
  return (
    <div className={styles.columns}>
      <div>
        <Heading className={styles.heading}>{labels.formulas}</Heading>
        <FormulaList formulas={formulas} name={`${labels.formulas}: ${title}`} />
      </div>
      <div>
        {limitsOn ? <div className={styles.onPaper}>{validity}</div> : validity}
        <Heading className={styles.heading}>{labels.sources}</Heading>
        <Notes notes={sources} />
      </div>
    </div>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
