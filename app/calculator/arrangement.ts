import type { Calculator } from '../../engineering/calculator.ts';
import { defaultState, isShown } from '../../engineering/define-calculator.ts';
import { solved } from '../../engineering/solved.ts';

/**
 * Where chart and limits stand in a wide window: next to each other under the entries; the chart
 * under the answer and the limits under the entries; or one below the other under the entries.
 */
export type Arrangement = 'beside' | 'under-answer' | 'stacked';

/** About how high things are in a window of 1280 pixels, in pixels, with the gap above them. */
const heights = {
  inputs: 165,
  choices: 126,
  actions: 150,
  main: 47,
  row: 58,
  note: 44,
  warning: 125,
  limits: 110,
  chart: { beside: 330, 'under-answer': 255, stacked: 510 },
} as const;

/**
 * Such that the column of the entries and that of the answer end at about the same height. It is the
 * example's case that counts: nothing jumps later.
 */
export function arrangementOf(calculator: Calculator): Arrangement {
  const state = defaultState(calculator);
  const inputs = Object.values(calculator.inputs).filter((input) => isShown(input, state.choices));
  const { outputs, warnings } = solved(calculator.run(state));
  const left =
    heights.inputs * Math.ceil(inputs.length / 3) +
    heights.choices * Math.ceil(Object.keys(state.choices).length / 3);
  const right =
    heights.actions +
    heights.warning * warnings.length +
    Object.entries(calculator.outputs)
      .filter(([key]) => outputs[key] !== null)
      .map(([, { main, note }]) => (main ? heights.main : heights.row) + (note ? heights.note : 0))
      .reduce((sum, height) => sum + height, 0);
  const { chart, limits } = heights;
  const uneven: Record<Arrangement, number> = {
    beside: left + chart.beside - right,
    'under-answer': left + limits - (right + chart['under-answer']),
    stacked: left + chart.stacked + limits - right,
  };
  const from = (arrangement: Arrangement) => Math.abs(uneven[arrangement]);
  return (Object.keys(uneven) as Arrangement[]).reduce((best, other) =>
    from(other) < from(best) ? other : best,
  );
}

/** Fields stand in threes; the last two, or four, in twos, so that none is alone in its row. */
export function isHalfRow(index: number, count: number): boolean {
  const inTwos = [0, 4, 2][count % 3] ?? 0;
  return index >= count - inTwos;
}
