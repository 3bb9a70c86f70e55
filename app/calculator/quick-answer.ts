import type { Calculator } from '../../engineering/calculator.ts';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { parseQuantity } from '../../engineering/parse.ts';
import { someRows } from './case.ts';

/** What one field asks of a calculator, and the few figures that answer it. */
export const quickQuestion = {
  id: 'tabla-vapor',
  input: 'pressure',
  outputs: ['T', 'hfg', 'h', 'v'],
} as const;

export type QuickAnswer =
  | { ok: true; rows: (readonly [label: string, value: string])[] }
  | { ok: false; reason: string };

export async function quickAnswer(text: string): Promise<QuickAnswer> {
  return answerOf(await loadCalculator(quickQuestion.id), text);
}

export function answerOf(calculator: Calculator, text: string): QuickAnswer {
  const input = calculator.inputs[quickQuestion.input];
  if (!input) throw new Error(`${calculator.id} has no ${quickQuestion.input}`);
  const parsed = parseQuantity(text, input.unit);
  if (!parsed.ok) return { ok: false, reason: parsed.reason };
  const state = defaultState(calculator);
  const values = { ...state.values, [quickQuestion.input]: parsed.value };
  const result = calculator.run({ ...state, values });
  if (!result.ok) return { ok: false, reason: result.reason };
  const { outputs } = result.value;
  return {
    ok: true,
    rows: someRows(calculator, outputs, quickQuestion.outputs),
  };
}
