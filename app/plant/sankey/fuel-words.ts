import { isUse } from '../../../engineering/plant/destinations.ts';
import { PASSAGES, type PassageId } from '../../../engineering/plant/fuel-flow.ts';
import { DESTINATION_WORDS, SMALL_LOSSES } from '../../../engineering/plant/losses.ts';
import type { Words } from './layout.ts';

/** The band of those that have none of their own. */
export const smallLosses = 'small';

export function fuelWords(id: string): Words {
  if (id === smallLosses) return { label: SMALL_LOSSES, end: 'loss', isMany: true };
  if (!isDestination(id)) return { label: PASSAGES[id as PassageId] };
  return { label: DESTINATION_WORDS[id].label, end: isUse(id) ? 'use' : 'loss' };
}

function isDestination(id: string): id is keyof typeof DESTINATION_WORDS {
  return Object.hasOwn(DESTINATION_WORDS, id);
}
