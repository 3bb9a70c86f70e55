import { type CalculatorId, loadCalculator } from '../../engineering/calculators/index.ts';
import { type CardLayout, layoutOf } from '../calculator/arrangement.server.ts';
import {
  type BriefVerification,
  briefly,
  verificationOf,
} from '../calculator/verification.server.ts';
import type { Block } from '../content.server/schema/blocks.ts';

export function calculatorsIn(blocks: Block[]): CalculatorId[] {
  return blocks.flatMap((block) => (block.type === 'calculator' ? [block.id] : []));
}

/** How each of these calculators was verified, and how its card is laid out. */
export async function calculatorData(ids: CalculatorId[]) {
  const verification: Partial<Record<CalculatorId, BriefVerification>> = {};
  const layouts: Partial<Record<CalculatorId, CardLayout>> = {};
  for (const id of ids) {
    const calculator = await loadCalculator(id);
    verification[id] = briefly(verificationOf(calculator));
    const { shapes, ...layout } = layoutOf(calculator);
    // Far down the page, it is fitted before it is seen.
    layouts[id] = { ...layout, shapes: shapes.slice(0, 1).map(({ ratio }) => ({ ratio })) };
  }
  return { verification, layouts };
}
