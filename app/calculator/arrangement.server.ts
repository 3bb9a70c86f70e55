import type { Calculator } from '../../engineering/calculator.ts';
import { type CardHeights, cardHeights } from './card-heights.server.ts';

/**
 * Where chart and limits stand beside entries in threes: under these and under the answer (`under`), both under the
 * entries (`below`), or the other way round (`over`). Beside entries in pairs both stand under a wide answer (`half`),
 * or the chart alone (`wide`).
 */
type Arrangement = 'under' | 'below' | 'over' | 'half' | 'wide';

export type CardLayout = {
  /** In a window of 1280, and in one of 1920. */
  arrangements: readonly [Arrangement, Arrangement];
  /** Choices are as wide as it takes for the last row of entries to be full. */
  isFilled?: boolean;
  /** Of the chart's height to its width in both, where it fills what its column leaves. */
  ratios: number[];
};

type Fit = { arrangement: Arrangement; cost: number; ratio: number };

/** The widths of panel.module.css: of entries in threes and the answer, and of entries in pairs and the answer. */
type Card = { threes: [number, number]; pairs: [number, number]; letters: number; low: number };
/** In a larger window letters are larger, and a chart under the entries is higher (fitted-chart.module.css). */
const cards: readonly [Card, Card] = [
  { threes: [735, 345], pairs: [464, 616], letters: 1, low: 350 },
  { threes: [1009, 468], pairs: [635, 842], letters: 1.05, low: 393 },
];
/** The least of a chart elsewhere, and under a slim answer; and its title's height. */
const lowest = { beside: 350, slim: 290 };
const chartTitle = 36;

const gap = 32;
const padding = 48;

/** What a row of entries, or of the answer, can take of what its column has to spare. */
const air = 14;

/**
 * Such that the columns end at the same height: the chart fills what its column leaves, or the rows of the entries or of
 * the answer move apart. It is the example's case that counts: nothing jumps later.
 */
export function layoutOf(calculator: Calculator): CardLayout {
  const [asTheyAre, filled] = [false, true].map((isFilled) => {
    const heights = cardHeights(calculator, isFilled);
    const fits = cards.map((card) => bestOf(heights, card));
    return { fits, cost: fits.reduce((sum, fit) => sum + fit.cost, 0) };
  });
  if (!asTheyAre || !filled) throw new Error(calculator.id);
  // A short choice in a whole row is empty, too.
  const isFilled = filled.cost < asTheyAre.cost - 40;
  const [at1280, at1920] = (isFilled ? filled : asTheyAre).fits;
  if (!at1280 || !at1920) throw new Error(calculator.id);
  const ratios = [at1280.ratio, at1920.ratio].map((ratio) => Math.round(100 * ratio) / 100);
  return {
    arrangements: [at1280.arrangement, at1920.arrangement],
    ratios: [...new Set(ratios)],
    ...(isFilled && { isFilled }),
  };
}

function bestOf(heights: CardHeights, { threes, pairs, letters, low }: Card): Fit {
  const { entryRows, lastRow, isOdd, rows } = heights;
  const entries: CardHeights['entries'] = (...room) => letters * heights.entries(...room);
  const answer: CardHeights['answer'] = (...room) => letters * heights.answer(...room);
  const limits: CardHeights['limits'] = (width) => letters * heights.limits(width);
  /** What stands over the chart in its column and under it, and how high the other is at least. */
  const fitOf = (
    arrangement: Arrangement,
    width: number,
    beside: { chart: number; answer?: number; entries?: number },
    least = lowest.beside,
  ): Fit => {
    const others = [beside.answer ?? 0, beside.entries ?? 0];
    const height = Math.max(beside.chart + least, ...others);
    const chart = height - beside.chart;
    const spare = beside.answer ? height - beside.answer : 0;
    const gapped = beside.entries ? height - beside.entries : 0;
    const hole = Math.max(0, gapped - air * entryRows(width === second ? 2 : 3));
    // To be seen in one window with the answer.
    const most = arrangement === 'over' ? 1.25 * width : Math.min(0.8 * width, 500);
    const tower = Math.max(0, chart - most);
    const cost = 0.3 * (gapped + spare) + 2 * hole + tower + 2 * Math.max(0, spare - air * rows);
    return { arrangement, cost, ratio: (chart - chartTitle) / width };
  };
  const foot = (width: number, isFree: boolean) => (isFree ? 0 : gap + limits(width));
  const isFree = lastRow > 0;
  const [left, right] = threes;
  const [first, second] = pairs;
  const slims = entries(left, 3);
  const inPairs = entries(first, 2);
  const slim = answer(right - padding, 1);
  const broad = answer(second - padding, 2);
  const fits = [
    fitOf(
      'under',
      left,
      {
        chart: slims + gap,
        answer: slim + foot(right, isFree),
      },
      low,
    ),
    fitOf('below', left, { chart: slims + gap + foot(left, isFree), answer: slim }, low),
    fitOf('over', right, { chart: slim + gap, entries: slims + foot(left, isFree) }, lowest.slim),
    fitOf('wide', second, {
      chart: broad + gap,
      entries: inPairs + foot(first, isOdd),
    }),
    fitOf('half', second, {
      chart: broad + gap + foot(second, isOdd),
      entries: inPairs,
    }),
  ];
  return fits.reduce((best, other) => (other.cost < best.cost ? other : best));
}
