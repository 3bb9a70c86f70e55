import {
  CALCULATORS,
  type CalculatorId,
  loadCalculator,
} from '../../../engineering/calculators/index.ts';

/** Every calculator, loaded once: what lists pages does not wait. */
const all = await Promise.all(Object.keys(CALCULATORS).map(loadCalculator));
const definitions = new Map(all.map((calculator) => [calculator.id, calculator]));

/** In the order of their names, as they are listed. */
export const toolIds = all
  .toSorted((one, other) => one.title.localeCompare(other.title, 'es'))
  .map(({ id }) => id);

export function definitionOf(id: CalculatorId) {
  const definition = definitions.get(id);
  if (!definition) throw new Error(`There is no calculator ${id}`);
  return definition;
}

export function pathOf(id: CalculatorId): string {
  return `/tools/${id}`;
}
