import type { Calculator } from '../../engineering/calculator.ts';
import { cardHeights } from './card-heights.server.ts';

/**
 * Where chart and limits stand in a wide window. Under the entries: next to each other, the chart wide
 * or both alike (`beside`, `halves`), or one below the other (`stacked`, `even`, which has room for a long
 * answer). Or the chart under the answer and the limits under the entries.
 */
type Arrangement = 'beside' | 'halves' | 'under-answer' | 'stacked' | 'even';

/** Beside what: a low chart leaves room, a high one fills it. */
export type CardLayout = { arrangement: Arrangement; hasLowChart: boolean };

/** A chart's height in a window of 1280 pixels, with the gap above it; a low one has this part of it. */
const chart = { beside: 352, halves: 268, 'under-answer': 252, stacked: 524, even: 360 } as const;
const low = 0.83;

/**
 * Such that the column of the entries and that of the answer end at about the same height. It is the
 * example's case that counts: nothing jumps later.
 */
export function layoutOf(calculator: Calculator): CardLayout {
  const { narrow, even, limits } = cardHeights(calculator);
  const besideLimits = (drawn: number, share: number) =>
    narrow.entries + Math.max(drawn, limits(share) + 32) - narrow.answer;
  const uneven: Record<Arrangement, (drawn: number) => number> = {
    beside: (drawn) => besideLimits(drawn, 0.28),
    halves: (drawn) => besideLimits(drawn, 0.46),
    'under-answer': (drawn) => narrow.entries + limits(1) + 32 - (narrow.answer + drawn),
    stacked: (drawn) => narrow.entries + drawn + limits(1) + 24 - narrow.answer,
    even: (drawn) => even.entries + drawn + limits(0.66) + 24 - even.answer,
  };
  const layouts = (Object.keys(uneven) as Arrangement[]).flatMap((arrangement) =>
    [false, true].map((hasLowChart) => {
      const drawn = chart[arrangement] * (hasLowChart ? low : 1);
      return { arrangement, hasLowChart, hole: Math.abs(uneven[arrangement](drawn)) };
    }),
  );
  const { arrangement, hasLowChart } = layouts.reduce((best, other) =>
    other.hole < best.hole ? other : best,
  );
  return { arrangement, hasLowChart };
}
