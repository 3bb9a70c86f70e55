import type { Calculator } from '../../engineering/calculator.ts';
import { useLabels } from '../site.ts';
import { FormulaList } from './formula-list.tsx';
import styles from './method.module.css';
import type { BriefVerification } from './verification.server.ts';
import { CalculatorVerification } from './verification.tsx';

export type CalculatorMethodProps = { calculator: Calculator; verification: BriefVerification };

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
};

export function MethodColumns({ method, heading: Heading = 'h4' }: MethodColumnsProps) {
  const labels = useLabels().calculator;
  const { title, formulas, limits, sources } = method;
  return (
    <div className={styles.columns}>
      <div>
        <Heading className={styles.heading}>{labels.formulas}</Heading>
        <FormulaList formulas={formulas} name={`${labels.formulas}: ${title}`} />
      </div>
      <div>
        <Heading className={styles.heading}>{labels.limits}</Heading>
        <Notes notes={limits} />
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
