import type { CalculatorState } from '../../engineering/calculator.ts';
import { isShown } from '../../engineering/define-calculator.ts';
import { withFuel } from '../../engineering/plant/measures.ts';
import { EXAMPLE_PLANT, PLANT_FORM } from '../../engineering/plant/model.ts';

const usualPlants = new Map<string, CalculatorState>();

/** The usual plant on a fuel: made once, for it is asked for with every step of a slider. */
function usualPlant(fuel: string): CalculatorState {
  const known = usualPlants.get(fuel) ?? withFuel(EXAMPLE_PLANT, fuel);
  usualPlants.set(fuel, known);
  return known;
}

/** An example of one month, which no plant has as usual. */
export const isPrice = (key: string) => key.startsWith('price');

export function isUsual({ values, choices }: CalculatorState, key: string): boolean {
  const usual = usualPlant(choices.fuel ?? '');
  const [value = Number.NaN, other = Number.NaN] = [values[key], usual.values[key]];
  return Math.abs(value - other) <= 1e-9 * Math.abs(other);
}

/** Which entries stand at their usual value, those of the chosen fuel counted as usual. */
export function usualKeys(state: CalculatorState): ReadonlySet<string> {
  return new Set(Object.keys(PLANT_FORM.inputs).filter((key) => isUsual(state, key)));
}

export function shownKeys({ choices }: CalculatorState): string[] {
  return Object.entries(PLANT_FORM.inputs)
    .filter(([, input]) => isShown(input, choices))
    .map(([key]) => key);
}
