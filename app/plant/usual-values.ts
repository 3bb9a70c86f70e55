import type { CalculatorState } from '../../engineering/calculator.ts';
import { isShown } from '../../engineering/define-calculator.ts';
import { withFuel } from '../../engineering/plant/measures.ts';
import { EXAMPLE_PLANT, PLANT_FORM } from '../../engineering/plant/model.ts';

/** Which entries stand at their usual value, those of the chosen fuel counted as usual. */
export function usualKeys(state: CalculatorState): ReadonlySet<string> {
  const usual = withFuel(EXAMPLE_PLANT, state.choices.fuel ?? '');
  return new Set(
    Object.keys(PLANT_FORM.inputs).filter((key) => {
      const [value = Number.NaN, other = Number.NaN] = [state.values[key], usual.values[key]];
      return Math.abs(value - other) <= 1e-9 * Math.abs(other);
    }),
  );
}

export function shownKeys({ choices }: CalculatorState): string[] {
  return Object.entries(PLANT_FORM.inputs)
    .filter(([, input]) => isShown(input, choices))
    .map(([key]) => key);
}
