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

/** A chart's height in a window of 1280 pixels, with the gap above it, and in one of 1920; a low one has this part of it. */
const chart = { beside: 352, halves: 268, 'under-answer': 252, stacked: 524, even: 360 } as const;
const wideChart = { abreast: 366, 'under-answer': 330, even: 440 } as const;
const low = 0.83;

/**
 * Such that the column of the entries and that of the answer end at about the same height, in both
 * windows. It is the example's case that counts: nothing jumps later.
 */
export function layoutOf(calculator: Calculator): CardLayout {
  const { narrow, even, limits } = cardHeights(calculator);
  // Fewer of its names break there.
  const wideAnswer = 0.85 * narrow.answer;
  const besideLimits = (drawn: number, share: number) =>
    narrow.entries + Math.max(drawn, limits(share) + 32) - narrow.answer;
  // In the wider one entries, two of them in a row, stand beside the curve.
  const abreast = (part: number) =>
    Math.max(even.entries, wideChart.abreast * part + limits(0.5) + 24) - wideAnswer;
  const underAnswer = (drawn: number, answer = narrow.answer) =>
    narrow.entries + limits(1) + 32 - (answer + drawn);
  const evenly = (drawn: number) => even.entries + drawn + limits(0.66) + 24 - even.answer;
  const uneven: Record<Arrangement, (part: number) => [at1280: number, at1920: number]> = {
    beside: (part) => [besideLimits(chart.beside * part, 0.28), abreast(part)],
    halves: (part) => [besideLimits(chart.halves * part, 0.46), abreast(part)],
    'under-answer': (part) => [
      underAnswer(chart['under-answer'] * part),
      underAnswer(wideChart['under-answer'] * part, wideAnswer),
    ],
    stacked: (part) => [
      narrow.entries + chart.stacked * part + limits(1) + 24 - narrow.answer,
      abreast(part),
    ],
    even: (part) => [evenly(chart.even * part), evenly(wideChart.even * part)],
  };
  const layouts = (Object.keys(uneven) as Arrangement[]).flatMap((arrangement) =>
    [false, true].map((hasLowChart) => {
      const [at1280, at1920] = uneven[arrangement](hasLowChart ? low : 1);
      // A low chart is harder to read, and has to be worth it.
      const hole = Math.hypot(at1280, at1920) + (hasLowChart ? 30 : 0);
      return { arrangement, hasLowChart, hole };
    }),
  );
  const { arrangement, hasLowChart } = layouts.reduce((best, other) =>
    other.hole < best.hole ? other : best,
  );
  return { arrangement, hasLowChart };
}
