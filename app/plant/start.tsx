import type { CalculatorState } from '../../engineering/calculator.ts';
import { formatQuantity } from '../../engineering/format.ts';
import { SAMPLE_PLANTS } from '../../engineering/plant/samples.ts';
import type { Quantity } from '../../engineering/quantities.ts';
import { Choice } from '../ui/choice.tsx';
import { fill } from '../ui/fill.ts';
import { questionsId, sampleName } from './early-plant.ts';
import { PlantField } from './plant-field.tsx';
import { form, startingPoints } from './plant-form.ts';
import { usePlantPage, useRestedPlant } from './plant-page.ts';
import styles from './start.module.css';
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
  const { copy } = usePlantPage();
  const { state } = useRestedPlant();
  const words = copy.start;
  const shown = shownKeys(state);
  const usual = usualKeys(state);
  const price = prices[state.choices.fuel as keyof typeof prices] ?? 'pricePerVolume';
  return (
    <form
      id={questionsId}
      className={styles.start}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <button type="submit" disabled hidden />
      <h2 id="planta">{words.title}</h2>
      <Samples />
      <fieldset className={styles.questions}>
        <legend>{words.questions}</legend>
        <div className={styles.fields}>
          {questions
            .filter((name) => !name.startsWith('price') || name === price)
            .map((name) => (
              <PlantField key={name} name={name} place="questions" />
            ))}
        </div>
        <p className={styles.rest}>
          {words.lead}{' '}
          {fill(words.rest, {
            site: siteOf(state),
            usual: shown.filter((key) => usual.has(key)).length,
            total: shown.length,
          })}
        </p>
      </fieldset>
    </form>
  );
}

/** Where the plant stands: its pressures are a gauge's. */
function siteOf({ choices: { site }, values }: CalculatorState): string {
  return site === 'propia'
    ? formatQuantity(values.altitude as Quantity<'length'>, 'm')
    : (form.choices.site.options.find(({ id }) => id === site)?.label ?? '');
}

/** Radio buttons: the browser keeps which one was chosen before the scripts were there. */
function Samples() {
  const { copy, actions } = usePlantPage();
  const { state } = useRestedPlant();
  const own = { label: copy.start.blank, summary: copy.start.questions };
  return (
    <fieldset className={styles.samples} aria-labelledby="planta">
      {startingPoints.map(({ id, state: plant }) => {
        const { label, summary } = SAMPLE_PLANTS.find((sample) => sample.id === id) ?? own;
        return (
          <Choice
            key={id}
            className={styles.sample}
            name={sampleName}
            value={id}
            checked={state === plant}
            onChange={() => actions.replace((was) => ({ ...was, state: plant }), id)}
          >
            <strong>{label}</strong> <span>{summary}</span>
          </Choice>
        );
      })}
    </fieldset>
  );
}
