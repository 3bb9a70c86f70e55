import type { Calculator } from '../../engineering/calculator.ts';
import { defaultState, isShown } from '../../engineering/define-calculator.ts';
import { solved } from '../../engineering/solved.ts';

type Side = 'left' | 'right';
type Arrangement = { fields: 'few' | 'many'; limits: Side };

/** From so many on, the entries stand in three columns. */
const many = 7;

/** About how high things are in a window of 1280 pixels, in pixels. */
const heights = {
  input: 147,
  choice: 100,
  answers: 300,
  answer: 47,
  warning: 110,
  chart: 450,
} as const;

/**
 * Where the limits stand in a wide window, so that the column of the entries and that of the
 * answer end at about the same height. It is the example's case that counts: nothing jumps later.
 */
export function arrangementOf(calculator: Calculator): Arrangement {
  const state = defaultState(calculator);
  const inputs = Object.values(calculator.inputs).filter((input) => isShown(input, state.choices));
  const choices = Object.keys(state.choices).length;
  const columns = inputs.length + choices < many ? 2 : 3;
  const { outputs, warnings } = solved(calculator.run(state));
  const shown = Object.values(outputs).filter((value) => value !== null);
  const left =
    heights.chart +
    heights.input * Math.ceil(inputs.length / columns) +
    heights.choice * Math.ceil(choices / columns);
  const right = heights.answers + heights.answer * shown.length + heights.warning * warnings.length;
  return {
    fields: columns === 2 ? 'few' : 'many',
    limits: left < right ? 'left' : 'right',
  };
}
