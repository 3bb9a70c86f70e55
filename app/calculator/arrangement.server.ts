import type { Calculator } from '../../engineering/calculator.ts';
import { type CardHeights, cardHeights } from './card-heights.server.ts';

/**
 * Where chart and limits stand beside entries in threes: under these and under the answer (`under`), both under the
 * entries (`below`), or the other way round (`over`); `fours` is `under` with one entry more in a row. Beside entries in
 * pairs both stand under a wide answer (`half`), or the chart alone (`wide`).
 */
type Arrangement = 'under' | 'fours' | 'below' | 'over' | 'half' | 'wide';

export type CardLayout = {
  /** In a window of 1280, and in one of 1920. */
  arrangements: readonly [Arrangement, Arrangement];
  /** Where the limits stand in what the last row of entries leaves free instead. */
  within: readonly [boolean, boolean];
  /** Choices are as wide as it takes for the last row of entries to be full. */
  isFilled?: boolean;
  /** The chart's in both, where it fills what its column leaves. */
  shapes: { ratio: number; width?: number }[];
};

type Fit = {
  arrangement: Arrangement;
  isWithin: boolean;
  cost: number;
  shape: Required<CardLayout['shapes'][number]>;
};

/** The widths of panel.module.css: of entries in threes and the answer, and of entries in pairs and the answer. */
type Card = { threes: Widths; pairs: Widths; letters: number; lowest: Lowest; most: 3 | 4 };
type Widths = readonly [entries: number, answer: number];
/** The least of a chart under the entries, under a slim answer and under a wide one (fitted-chart.module.css). */
type Lowest = { entries: number; slim: number; broad: number };
/** In a larger window letters are larger, charts are higher, and four entries fit a row. */
const cards: readonly [Card, Card] = [
  {
    threes: [735, 345],
    pairs: [464, 616],
    letters: 1,
    lowest: { entries: 310, slim: 260, broad: 300 },
    most: 3,
  },
  {
    threes: [1009, 468],
    pairs: [635, 842],
    letters: 1.03,
    lowest: { entries: 410, slim: 320, broad: 390 },
    most: 4,
  },
];
/** The height that its title leaves a chart without. */
const chartTitle = 30;

const gap = 32;
const padding = 48;

type Place = 'entries' | 'answer';
type Form = { arrangement: Arrangement; abreast: 2 | 3 | 4; chart: Place; limits: Place };
const forms: readonly Form[] = [
  { arrangement: 'under', abreast: 3, chart: 'entries', limits: 'answer' },
  { arrangement: 'fours', abreast: 4, chart: 'entries', limits: 'answer' },
  { arrangement: 'below', abreast: 3, chart: 'entries', limits: 'entries' },
  { arrangement: 'over', abreast: 3, chart: 'answer', limits: 'entries' },
  { arrangement: 'wide', abreast: 2, chart: 'answer', limits: 'entries' },
  { arrangement: 'half', abreast: 2, chart: 'answer', limits: 'answer' },
];

/** What a cell costs that the last row of entries leaves empty, and a field alone in it. */
const empty = 25;
const lonely = 150;
/** What a field's height is about, and what a pixel costs that limits in one cell leave free below the fields beside them. */
const field = 130;
const hole = 0.5;

/** What a row of entries, or of the answer, can take of what its column has to spare; all rows that end beside limits. */
const air = { entries: 14, answer: 20, within: 24 };

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
  const isFilled = filled.cost < asTheyAre.cost - 20;
  const [at1280, at1920] = (isFilled ? filled : asTheyAre).fits;
  if (!at1280 || !at1920) throw new Error(calculator.id);
  return {
    arrangements: [at1280.arrangement, at1920.arrangement],
    within: [at1280.isWithin, at1920.isWithin],
    shapes: [at1280.shape, at1920.shape],
    ...(isFilled && { isFilled }),
  };
}

function bestOf(heights: CardHeights, card: Card): Fit {
  const fits = forms
    .filter(({ abreast }) => abreast <= card.most)
    .flatMap((form) =>
      heights.free(form.abreast) > 0
        ? [fitOf(form, heights, card, true), fitOf(form, heights, card, false)]
        : [fitOf(form, heights, card, false)],
    );
  return fits.reduce((best, other) => (other.cost < best.cost ? other : best));
}

function fitOf(form: Form, heights: CardHeights, card: Card, isWithin: boolean): Fit {
  const { arrangement, abreast } = form;
  const { letters, lowest } = card;
  const [left, right] = abreast === 2 ? card.pairs : card.threes;
  const columns = {
    entries: letters * heights.entries(left, abreast, isWithin),
    answer: letters * heights.answer(right - padding, abreast === 2 ? 2 : 1),
  };
  const width = { entries: left, answer: right };
  if (!isWithin) columns[form.limits] += gap + letters * heights.limits(width[form.limits]);
  const other = form.chart === 'entries' ? 'answer' : 'entries';
  const over = columns[form.chart] + gap;
  const beside = abreast === 2 ? lowest.broad : lowest.slim;
  const height = Math.max(
    over + (form.chart === 'entries' ? lowest.entries : beside),
    columns[other],
  );
  const chart = height - over;
  const spare = height - columns[other];
  const taken =
    other === 'answer'
      ? air.answer * heights.rows
      : isWithin
        ? air.within
        : air.entries * heights.entryRows(abreast);
  // To be seen in one window with the answer.
  const most = arrangement === 'over' ? 1.1 * right : Math.min(0.75 * width[form.chart], 500);
  const free = heights.free(abreast);
  const isNarrow = isWithin && free === 1;
  const beneath = isNarrow ? letters * heights.limits(left / abreast) - field : 0;
  const cost =
    0.1 * height +
    hole * Math.max(0, beneath) +
    0.3 * spare +
    2 * Math.max(0, spare - taken) +
    Math.max(0, chart - most) +
    (isWithin ? 0 : empty * free + (free === abreast - 1 ? lonely : 0));
  const across = width[form.chart];
  const ratio = Math.round((100 * (chart - chartTitle)) / across) / 100;
  return { arrangement, isWithin, cost, shape: { ratio, width: across } };
}
