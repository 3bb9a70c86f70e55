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

/** How each of these calculators was verified. */
export async function verificationsOf(ids: CalculatorId[]) {
  const verifications: Partial<Record<CalculatorId, BriefVerification>> = {};
  for (const id of ids) verifications[id] = briefly(verificationOf(await loadCalculator(id)));
  return verifications;
}

/** How the card of each of these calculators is laid out. */
export async function layoutsOf(ids: CalculatorId[]) {
  const layouts: Partial<Record<CalculatorId, CardLayout>> = {};
  for (const id of ids) layouts[id] = layoutOf(await loadCalculator(id));
  return layouts;
}
