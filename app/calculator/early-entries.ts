import type { Calculator } from '../../engineering/calculator.ts';
import type { Unit } from '../../engineering/units.ts';
import type { EarlyEntries } from './session.ts';

/** The names of a calculator's controls, so that they can be found again in its form. */
export const unitName = (key: string) => `unit.${key}`;
export const sliderName = (key: string) => `slider.${key}`;

/** What was entered into the prerendered form, where every unit is the calculator's own at first. */
export function earlyEntries(
  calculator: Pick<Calculator, 'inputs' | 'choices' | 'outputs'>,
  changed: ReadonlyMap<string, string>,
): EarlyEntries {
  const inputs = Object.entries(calculator.inputs);
  const names = [...Object.keys(calculator.inputs), ...Object.keys(calculator.outputs)];
  const chosenUnits = pick(names, (key) => changed.get(unitName(key)) as Unit | undefined);
  return {
    choices: pick(Object.keys(calculator.choices), (key) => changed.get(key)),
    chosenUnits,
    typed: inputs.flatMap(([key, input]) => {
      const text = changed.get(key);
      return text === undefined ? [] : { key, text, unit: chosenUnits[key] ?? input.unit };
    }),
    sliders: inputs.flatMap(([key, input]) => {
      const position = changed.get(sliderName(key));
      if (position === undefined) return [];
      return { key, position: Number(position), unit: chosenUnits[key] ?? input.unit };
    }),
  };
}

function pick<T>(keys: string[], find: (key: string) => T | undefined): Record<string, T> {
  const found: Record<string, T> = {};
  for (const key of keys) {
    const value = find(key);
    if (value !== undefined) found[key] = value;
  }
  return found;
}
