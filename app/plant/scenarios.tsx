import { useDeferredValue } from 'react';
import { millions } from '../../engineering/money.ts';
import {
  EMPTY_SCENARIO,
  MOST_SCENARIOS,
  type Scenario,
} from '../../engineering/plant/scenarios.ts';
import { Button } from '../ui/button.tsx';
import { ReadyFieldset } from '../ui/ready-fieldset.tsx';
import { usePlantPage, useRestedPlant } from './plant-page.ts';
import { ScenarioCard } from './scenario-card.tsx';
import styles from './scenarios.module.css';

/** What if: measures by themselves, then together on the whole plant. */
export function Scenarios() {
  const { copy, actions } = usePlantPage();
  const { setScenarios } = actions;
  const plant = useRestedPlant();
  const { scenarios, alone } = plant;
  // Everything else is shown first; this follows when there is time.
  const state = useDeferredValue(plant.answered);
  const today = useDeferredValue(plant.solution);
  const words = copy.scenarios;
  const most = Math.max(...alone.map(({ saving }) => saving.cost), 1);
  const change = (index: number, next: Scenario) =>
    setScenarios((was) => was.map((scenario, place) => (place === index ? next : scenario)));
  return (
    <ReadyFieldset className={styles.scenarios} aria-labelledby="escenarios">
      <div className={styles.alone}>
        <div>
          <h3>{words.alone}</h3>
          <p className={styles.lead}>
            {alone.length > 0 ? `${words.aloneLead} ${words.beyond}` : words.none}
          </p>
        </div>
        <ul className={styles.bars}>
          {alone.map(({ measure, target, saving }) => (
            <li key={measure.id}>
              <button
                type="button"
                onClick={() => setScenarios((was) => withMeasureAdded(was, measure.id))}
              >
                <span>
                  {measure.label} <small>{target}</small>
                </span>
                <span className={styles.bar}>
                  <span style={{ width: `${Math.max(0, (100 * saving.cost) / most)}%` }} />
                </span>
                <strong>{millions(saving.cost)}</strong>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.cards}>
        {scenarios.map((scenario, index) => (
          <ScenarioCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is known by its place
            key={index}
            number={index + 1}
            scenario={scenario}
            state={state}
            today={today}
            onChange={(next) => change(index, next)}
            onRemove={() => setScenarios((was) => was.filter((_, place) => place !== index))}
          />
        ))}
      </div>
      {scenarios.length < MOST_SCENARIOS && (
        <p>
          <Button variant="quiet" onClick={() => setScenarios((was) => [...was, EMPTY_SCENARIO])}>
            {words.add}
          </Button>
        </p>
      )}
    </ReadyFieldset>
  );
}

/** Into the last scenario; into a new one while there is none. */
function withMeasureAdded(scenarios: readonly Scenario[], id: string): readonly Scenario[] {
  const last = scenarios.at(-1);
  if (!last) return [{ ...EMPTY_SCENARIO, measures: [id] }];
  if (last.measures.includes(id)) return scenarios;
  return [...scenarios.slice(0, -1), { ...last, measures: [...last.measures, id] }];
}
