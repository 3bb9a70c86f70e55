import type { Calculator } from '../../engineering/calculator.ts';
import { cardHeights } from './card-heights.server.ts';

/**
 * Where chart and limits stand in a wide window: the chart under the entries and the limits under the answer
 * (`beside`; `flank`, also in a very wide one), both under the entries (`stacked`, and `even`, which has room for a long answer), or
 * the chart under the answer and the limits under the entries. What the last row of entries leaves free has the limits, or the chart
 * and the limits (`corner`).
 */
type Arrangement = 'beside' | 'flank' | 'under-answer' | 'stacked' | 'even' | 'corner';

export type CardLayout = {
  arrangement: Arrangement;
  /** In a window of 1920, where entries, chart and answer stand next to each other: under so few entries; else under the chart. */
  limitsUnder?: 'pairs' | 'column';
  /** Of the chart's height to its width, where it fills what its column leaves: at 1280, and at 1920 where it differs. */
  ratios: number[];
};

const most = 1.25;

type Fit = { hole: number; ratio: number };

/** What remains to be filled below a column with a chart that stretches, and the chart's ratio then. */
function fitted(room: number, width: number, least = Math.max(200, width / 2)): Fit {
  const height = Math.min(Math.max(room, least), width * most);
  return { hole: Math.abs(room - height), ratio: height / width };
}

/**
 * Such that the columns end at the same height, in both windows. It is the example's case that counts:
 * nothing jumps later. The widths are those of panel.module.css in a window of 1280 and in one of 1920.
 */
export function layoutOf(calculator: Calculator): CardLayout {
  const { entries, answer, limits, lastRow } = cardHeights(calculator);
  /** Under the fields, where their last row leaves no room for them. */
  const below = (width: number) => (lastRow > 0 ? 0 : limits(width) + 24);
  // Beside one entry alone in its row a hole is seen more.
  const underAnswer = (left: number, right: number, least: number): Fit => {
    const room = entries(left, 3) + below(left) - 16 - answer(right - 48, 1);
    const { hole, ratio } = fitted(room, right, least);
    // Drawn once for both windows where it has just its least height: a drawing weighs.
    return {
      hole: hole * (lastRow === 1 ? 1.5 : 0.7),
      ratio: Math.max(ratio, lastRow > 0 ? 0.7 : 0.58),
    };
  };
  // The chart has one shape; the answer stretches, and the limits stand under the last entry.
  const corner = (left: number, right: number, chart: number): Fit => ({
    hole: 0.7 * Math.abs(entries(left, 3) + chart - 130 - answer(right - 48, 1)),
    ratio: 0.48,
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
    const { hole, ratio } = fitted(height - underChart, 554);
    // Rows stretch, which is better than a hole.
    return { hole: Math.hypot(hole, height - first, 0.6 * (height - last)), ratio };
  };
  const abreastOver = abreast(hasFewEntries ? 0 : limits(554) + 32, 0);
  const besideAt1280 = fitted(answer(297, 1) + limits(345) + 24 - entries(735, 3) - 32, 735, 330);
  const fits: Record<Arrangement, [Fit, Fit]> = {
    beside: [besideAt1280, abreastOver],
    flank: [besideAt1280, abreast(0, limits(422) + 24)],
    stacked: [fitted(answer(297, 1) - entries(735, 3) - below(735) - 32, 735, 330), abreastOver],
    'under-answer': [underAnswer(735, 345, 200), underAnswer(1009, 468, 225)],
    corner: [corner(735, 345, 240), corner(1009, 468, 300)],
    even: [evenly(464, 568, 240), evenly(635, 793, 300)],
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
    corner: lastRow === 1 && entries(735, 3) > answer(297, 1),
  };
  const possible = (Object.keys(fits) as Arrangement[]).filter((one) => isPossible[one] ?? true);
  const arrangement = possible.reduce((best, other) =>
    unevenness(other) < unevenness(best) ? other : best,
  );
  const ratios = fits[arrangement].map(({ ratio }) => Math.round(100 * ratio) / 100);
  return {
    arrangement,
    ratios: [...new Set(ratios)],
    ...(hasFewEntries && { limitsUnder: abreastFields === 1 ? 'column' : 'pairs' }),
  };
}
