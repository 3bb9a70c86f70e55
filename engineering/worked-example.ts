import type { Calculator } from './calculator.ts';
import { defaultState } from './define-calculator.ts';
import { formatPlain, formatQuantity, withUnit } from './format.ts';
import { solved } from './solved.ts';

const PLACE = /\{(\w+)\}/g;

/** Keys that an example stands on; a test holds them against the definition. */
export function placesOf(example: string): readonly string[] {
  return [...example.matchAll(PLACE)].map(([, key]) => key ?? '');
}

/** Where the example's plant stands, if that matters: its gauge pressures count from there. */
export function exampleSite(calculator: Calculator): string | undefined {
  const { site } = calculator.choices;
  const place = site?.options.find(({ id }) => id === site.initial);
  const { values, choices } = defaultState(calculator);
  const answers = site?.options.map(({ id }) =>
    JSON.stringify(solved(calculator.run({ values, choices: { ...choices, site: id } })).outputs),
  );
  if (new Set(answers).size < 2) return undefined;
  return place && (place.id === 'mar' ? `a ${place.label.toLowerCase()}` : `en ${place.label}`);
}

/**
 * The example sentence with the numbers of the default case, worked out and not typed: it can never
 * contradict the tool beside it.
 */
export function workedExample(calculator: Calculator): string {
  const { inputs, choices, outputs } = calculator;
  const { outputs: answers } = solved(calculator.run(defaultState(calculator)));
  return calculator.example.replace(PLACE, (_, key: string) => {
    const input = inputs[key];
    if (input) return withUnit(formatPlain(input.value), input.unit);
    const choice = choices[key];
    if (choice) return choice.options.find(({ id }) => id === choice.initial)?.label ?? '';
    const output = outputs[key];
    const answer = answers[key];
    if (output?.kind === 'quantity' && typeof answer === 'number') {
      return formatQuantity(answer as never, output.unit, output.digits);
    }
    if (typeof answer === 'string') return answer;
    throw new RangeError(`${calculator.id}: nothing to put in place of {${key}}`);
  });
}
