import type { Calculator } from '../../engineering/calculator.ts';
import { cardHeights } from './card-heights.server.ts';

/**
 * Where chart and limits stand in a wide window: the chart under the entries and the limits under the answer
 * (`beside`; `flank`, also in a very wide one), both under the entries (`stacked`, and `even`, which has room for a long answer), or
 * the chart under the answer and the limits under the entries. Under entries and answer of one height both begin at one (`square`). What the last row of entries leaves free has the limits, or the chart
 * and the limits (`corner`).
 */
type Arrangement = 'beside' | 'flank' | 'square' | 'under-answer' | 'stacked' | 'even' | 'corner';

export type CardLayout = {
  arrangement: Arrangement;
  /** Choices are as wide as it takes for the last row of entries to be full. */
  isFilled?: boolean;
  /** In a window of 1920, where entries, chart and answer stand next to each other: under so few entries; else under the chart. */
  limitsUnder?: 'pairs' | 'column';
  /** Of the chart's height to its width, where it fills what its column leaves: at 1280, and at 1920 where it differs. */
  ratios: number[];
};

const most = 1.25;

type Fit = { hole: number; ratio: number };

/** What remains to be filled below a column with a chart that stretches, and the chart's ratio then. */
function fitted(room: number, width: number, least = Math.max(285, width / 2)): Fit {
  const height = Math.min(Math.max(room, least), width * most);
  return { hole: Math.abs(room - height), ratio: height / width };
}

/**
 * Such that the columns end at the same height, in both windows. It is the example's case that counts:
 * nothing jumps later. The widths are those of panel.module.css in a window of 1280 and in one of 1920.
 */
export function layoutOf(calculator: Calculator): CardLayout {
  const asTheyAre = bestOf(calculator, false);
  const filled = bestOf(calculator, true);
  // What cannot be seen is no reason.
  return filled.unevenness < asTheyAre.unevenness - 1
    ? { ...filled.layout, isFilled: true }
    : asTheyAre.layout;
}

function bestOf(calculator: Calculator, isFilled: boolean) {
  const { entries, answer, limits, lastRow } = cardHeights(calculator, isFilled);
  /** Under the fields, where their last row leaves no room for them. */
  const below = (width: number) => (lastRow > 0 ? 0 : limits(width) + 24);
  // Beside one entry alone in its row a hole is seen more.
  const underAnswer = (left: number, right: number, least: number): Fit => {
    const room = entries(left, 3) + below(left) - 16 - answer(right - 48, 1);
    const fit = fitted(room, right, least);
    return { ...fit, hole: fit.hole * (lastRow === 1 ? 1.5 : 1) };
  };
  // The chart has one shape; the answer stretches, and the limits stand under the last entry.
  const corner = (left: number, right: number, chart: number): Fit => ({
    hole: 0.7 * Math.abs(entries(left, 3) + chart - 130 - answer(right - 48, 1)),
    ratio: 0.63,
  });
  const evenly = (left: number, right: number, least: number) =>
    fitted(answer(right, 2) - entries(left, 2) - limits(left) - 56, left, least);
  const few = (abreast: 1 | 2) => entries(468, abreast) + limits(468) + 32 <= answer(374, 1);
  const abreastFields = few(1) ? 1 : 2;
  const hasFewEntries = few(abreastFields);
  const abreast = (underChart: number, underAnswer: number): Fit => {
    const first = entries(468, abreastFields) + (hasFewEntries ? limits(468) + 32 : 0);
    const last = answer(374, 1) + underAnswer;
    const height = Math.max(first, last);
    const fit = fitted(height - underChart, 554);
    // The answer stretches, which is better than a hole.
    return { ...fit, hole: Math.hypot(fit.hole, height - first, 0.6 * (height - last)) };
  };
  const abreastOver = abreast(hasFewEntries ? 0 : limits(554) + 32, 0);
  const besideAt1280 = fitted(answer(297, 1) + limits(345) + 24 - entries(735, 3) - 32, 735, 310);
  // A hole beside a chart is seen less than one under fields or figures.
  const square = (left: number, right: number, chart: number): Fit => {
    const spare = entries(left, 3) - answer(right - 48, 1);
    const uneven = spare > 0 ? spare : -2.5 * spare;
    return { hole: uneven + 0.3 * (chart - limits(right)), ratio: chart / left };
  };
  const fits: Record<Arrangement, [Fit, Fit]> = {
    beside: [besideAt1280, abreastOver],
    flank: [besideAt1280, abreast(0, limits(422) + 24)],
    square: [square(735, 345, 310), square(1009, 468, 375)],
    stacked: [fitted(answer(297, 1) - entries(735, 3) - below(735) - 32, 735, 310), abreastOver],
    'under-answer': [underAnswer(735, 345, 285), underAnswer(1009, 468, 310)],
    corner: [corner(735, 345, 300), corner(1009, 468, 325)],
    even: [evenly(464, 568, 300), evenly(635, 793, 325)],
  };
  const unevenness = (arrangement: Arrangement) => {
    const [at1280, at1920] = fits[arrangement];
    const stretches = arrangement === 'under-answer' || arrangement === 'corner';
    return Math.hypot(stretches ? at1280.hole : at1280.hole / 2, at1920.hole);
  };
  // Beside the fields' last row the limits need no room next to the chart.
  const isPossible: Partial<Record<Arrangement, boolean>> = {
    beside: lastRow === 0,
    flank: lastRow === 0 && !hasFewEntries,
    square: lastRow === 0,
    corner: lastRow === 1 && entries(735, 3) > answer(297, 1),
  };
  const possible = (Object.keys(fits) as Arrangement[]).filter((one) => isPossible[one] ?? true);
  const arrangement = possible.reduce((best, other) =>
    unevenness(other) < unevenness(best) ? other : best,
  );
  const ratios = fits[arrangement].map(({ ratio }) => Math.round(100 * ratio) / 100);
  const layout: CardLayout = {
    arrangement,
    ratios: [...new Set(ratios)],
    ...(hasFewEntries && { limitsUnder: abreastFields === 1 ? 'column' : 'pairs' }),
  };
  return { layout, unevenness: unevenness(arrangement) };
}
