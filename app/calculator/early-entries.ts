import type { Calculator } from '../../engineering/calculator.ts';
import type { Unit } from '../../engineering/units.ts';
import { changedControls } from './changed-controls.ts';
import type { EarlyEntries } from './session.ts';

/** The names of a calculator's controls, so that they can be found again in its form. */
export const unitName = (key: string) => `unit.${key}`;
export const sliderName = (key: string) => `slider.${key}`;

/**
 * What was entered into the prerendered form while its code was on the way. Must run in the layout
 * effect of the first commit, before React writes its own values.
 */
export function readEarlyEntries(form: HTMLFormElement, calculator: Calculator): EarlyEntries {
  const changed = changedControls(form);
  const inputs = Object.entries(calculator.inputs);
  const names = [...Object.keys(calculator.inputs), ...Object.keys(calculator.outputs)];
  const unitBeside = (key: string, own: Unit) => {
    const select = form.elements.namedItem(unitName(key));
    return select instanceof HTMLSelectElement ? (select.value as Unit) : own;
  };
  return {
    choices: pick(Object.keys(calculator.choices), (key) => changed.get(key)),
    chosenUnits: pick(names, (key) => changed.get(unitName(key)) as Unit | undefined),
    typed: inputs.flatMap(([key, { unit }]) => {
      const text = changed.get(key);
      return text === undefined ? [] : { key, text, unit: unitBeside(key, unit) };
    }),
    sliders: inputs.flatMap(([key, { unit }]) => {
      const position = changed.get(sliderName(key));
      if (position === undefined) return [];
      return { key, position: Number(position), unit: unitBeside(key, unit) };
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
