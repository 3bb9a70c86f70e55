import { SEA_LEVEL_PRESSURE } from './atmosphere.ts';
import { saturatedAtPressure } from './if97/states.ts';
import { absolute, of, type Quantity } from './quantities.ts';
import { solved } from './solved.ts';

/** Of a pressure that is known to have steam, as in texts and tables of the site itself. */
export function steamAtGauge(barg: number, site: Quantity<'pressure'> = SEA_LEVEL_PRESSURE) {
  return solved(saturatedAtPressure(absolute(of(barg, 'barg'), site)));
}

/** Below a full pressure the same outlet passes less steam, which fills more: the share of it. */
export function steamShare(barg: number, full: number): number {
  return barg < full ? steamAtGauge(full).vg / steamAtGauge(barg).vg : 1;
}
