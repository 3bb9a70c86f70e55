import {
  CALCULATORS,
  type CalculatorId,
  loadCalculator,
} from '../../../engineering/calculators/index.ts';

export const toolIds = Object.keys(CALCULATORS) as CalculatorId[];

/** Every calculator, loaded once: what lists pages does not wait. */
const definitions = new Map(
  await Promise.all(toolIds.map(async (id) => [id, await loadCalculator(id)] as const)),
);

export function definitionOf(id: CalculatorId) {
  const definition = definitions.get(id);
  if (!definition) throw new Error(`There is no calculator ${id}`);
  return definition;
}

export function pathOf(id: CalculatorId): string {
  return `/tools/${id}`;
}
