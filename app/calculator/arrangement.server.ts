import type { Calculator } from '../../engineering/calculator.ts';
import { cardHeights } from './card-heights.server.ts';

/**
 * Where chart and limits stand in a wide window. Under the entries: next to each other, the chart wide
 * or both alike (`beside`, `halves`), or one below the other (`stacked`, `even`, which has room for a long
 * answer). Or the chart under the answer and the limits under the entries.
 */
type Arrangement = 'beside' | 'halves' | 'under-answer' | 'stacked' | 'even';

export type CardLayout = {
  arrangement: Arrangement;
  /** In a window of 1920, where entries, chart and answer stand next to each other; else under the chart. */
  limitsUnder?: 'entries';
  /** Of the chart's height to its width in a window of 1280, where it fills what its column leaves. */
  ratio: number;
};

/** A chart's width in a window of 1280 and in one of 1920. */
const chart = { beside: 491, halves: 356, 'under-answer': 345, stacked: 735, even: 464 } as const;
const wideChart = { abreast: 553, 'under-answer': 468, even: 635 } as const;
const most = 1.25;

/** What remains to be filled below a column with a chart that stretches, and the chart's ratio then. */
function fitted(room: number, width: number, least = Math.max(200, width / 2)) {
  const height = Math.min(Math.max(room, least), width * most);
  return { hole: Math.abs(room - height), ratio: height / width };
}

/**
 * Such that the columns end at the same height, in both windows. It is the example's case that counts:
 * nothing jumps later.
 */
export function layoutOf(calculator: Calculator): CardLayout {
  const { narrow, even, limits } = cardHeights(calculator);
  // Fewer of its names break there.
  const wideAnswer = 0.87 * narrow.answer;
  const besideLimits = (width: number, share: number) =>
    fitted(narrow.answer - narrow.entries - 32, width, Math.max(200, 0.45 * width, limits(share)));
  const underAnswer = (answer: number, width: number) =>
    fitted(narrow.entries + limits(1) + 8 - answer, width, 200);
  const evenly = (width: number) =>
    fitted(even.answer - even.entries - limits(0.66) - 56, width, 200);
  const hasFewEntries = even.entries + limits(0.5) + 32 <= wideAnswer;
  const abreast = () => {
    const below = limits(0.5) + 24;
    const entries = even.entries + (hasFewEntries ? below + 8 : 0);
    const height = Math.max(entries, wideAnswer);
    const middle = fitted(height - (hasFewEntries ? 0 : below), wideChart.abreast);
    // The answer's rows stretch, which is better than a hole.
    return Math.hypot(middle.hole, height - entries, (height - wideAnswer) / 2);
  };
  const fits: Record<Arrangement, { hole: number; ratio: number; at1920: number }> = {
    beside: { ...besideLimits(chart.beside, 0.28), at1920: abreast() },
    halves: { ...besideLimits(chart.halves, 0.46), at1920: abreast() },
    stacked: {
      ...fitted(narrow.answer - narrow.entries - limits(1) - 56, chart.stacked),
      at1920: abreast(),
    },
    'under-answer': {
      ...underAnswer(narrow.answer, chart['under-answer']),
      at1920: underAnswer(wideAnswer, wideChart['under-answer']).hole,
    },
    even: { ...evenly(chart.even), at1920: evenly(wideChart.even).hole },
  };
  const unevenness = (arrangement: Arrangement) => {
    const { hole, at1920 } = fits[arrangement];
    return Math.hypot(arrangement === 'under-answer' ? 1.25 * hole : hole / 2, at1920);
  };
  const arrangement = (Object.keys(fits) as Arrangement[]).reduce((best, other) =>
    unevenness(other) < unevenness(best) ? other : best,
  );
  const ratio = Math.round(100 * fits[arrangement].ratio) / 100;
  return { arrangement, ratio, ...(hasFewEntries && { limitsUnder: 'entries' }) };
}
