import { EXAMPLE_PLANT } from '../../engineering/plant/model.ts';
import { SAMPLE_PLANTS } from '../../engineering/plant/samples.ts';
import { fill } from '../ui/fill.ts';
import { PlantField } from './plant-field.tsx';
import { usePlantPage } from './plant-page.ts';
import styles from './start.module.css';
import { questionsId } from './use-plant.ts';
import { shownKeys, usualKeys } from './usual-values.ts';

/** What one knows of a plant without asking anybody; the price is the one of the chosen fuel. */
const questions = [
  'highUse',
  'boilerPressure',
  'fuel',
  'pricePerVolume',
  'pricePerMass',
  'pricePerEnergy',
  'highReturned',
  'hours',
] as const;
const prices = { madera: 'pricePerMass', electricidad: 'pricePerEnergy' } as const;

export function Start() {
  const { session, copy } = usePlantPage();
  const { state, scenarios } = session;
  const words = copy.start;
  const shown = shownKeys(state);
  const usual = usualKeys(state);
  const price = prices[state.choices.fuel as keyof typeof prices] ?? 'pricePerVolume';
  const plants = [
    ...SAMPLE_PLANTS,
    { id: 'propia', label: words.blank, summary: words.questions, state: EXAMPLE_PLANT },
  ];
  return (
    <div className={styles.start}>
      <ul className={styles.samples}>
        {plants.map((sample) => (
          <li key={sample.id}>
            <button
              type="button"
              aria-pressed={state === sample.state}
              onClick={() => session.replace({ state: sample.state, scenarios }, sample.id)}
            >
              <strong>{sample.label}</strong>
              <span>{sample.summary}</span>
            </button>
          </li>
        ))}
      </ul>
      <form id={questionsId} onSubmit={(event) => event.preventDefault()}>
        <button type="submit" disabled hidden />
        <fieldset className={styles.questions}>
          <legend>{words.questions}</legend>
          <div className={styles.fields}>
            {questions
              .filter((name) => !name.startsWith('price') || name === price)
              .map((name) => (
                <PlantField key={name} name={name} />
              ))}
          </div>
          <p className={styles.rest}>
            {fill(words.rest, {
              usual: shown.filter((key) => usual.has(key)).length,
              total: shown.length,
            })}
          </p>
        </fieldset>
      </form>
    </div>
  );
}
