import { millions } from '../../engineering/money.ts';
import { MEASURES } from '../../engineering/plant/measures.ts';
import { outcomeOf } from '../../engineering/plant/scenarios.ts';
import { fill } from '../ui/fill.ts';
import { form } from './plant-form.ts';
import { usePlantPage, useRestedPlant } from './plant-page.ts';
import styles from './report.module.css';
import { Interaction, Rows, savingRows } from './scenario-card.tsx';

/** The scenarios as they are read, not chosen. */
export function ScenarioReport() {
  const { copy } = usePlantPage();
  const { answered: state, scenarios, solution, alone } = useRestedPlant();
  const words = copy.scenarios;
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      <h3>{`${words.alone}: ${words.saves.toLowerCase()}`}</h3>
      <dl className={`${styles.rows} ${styles.columns}`}>
        {alone.map(({ measure, saving }) => (
          <div key={measure.id}>
            <dt>{measure.label}</dt>
            <dd>{millions(saving.cost)}</dd>
          </div>
        ))}
      </dl>
      <div className={scenarios.length > 1 ? styles.columns : undefined}>
        {scenarios.map((scenario, index) => {
          const outcome = outcomeOf(state, solution, scenario);
          if (!outcome.ok) return null;
          const measures = MEASURES.filter(({ id }) => scenario.measures.includes(id));
          const fuel = form.choices.fuel.options.find(({ id }) => id === scenario.fuel);
          const parts = [...measures.map(({ label }) => label), ...(fuel ? [fuel.label] : [])];
          const name = fill(words.scenario, { n: index + 1 });
          return (
            <div key={name} className={styles.part}>
              <h3>{name}</h3>
              <p>{parts.join(', ')}</p>
              <p>{words.saves}</p>
              <Rows rows={savingRows(outcome.value, words)} />
              <Interaction outcome={outcome.value} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
