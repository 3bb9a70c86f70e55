import type { Calculator, Evaluation } from '../../engineering/calculator.ts';
import { isShown } from '../../engineering/define-calculator.ts';
import { type Refusal, type Result, refuse } from '../../engineering/result.ts';
import type { Session } from './session.ts';

/**
 * All there is to correct, in the order of the fields: what cannot be read and what lies outside its
 * limits. What the formula refuses comes after them: it was asked with other numbers than those shown.
 */
export function problemsOf(
  calculator: Calculator,
  { state, units, entries }: Pick<Session, 'state' | 'units' | 'entries'>,
  computed: Result<Evaluation>,
): readonly Refusal[] {
  const outside = calculator.outside({ ...state, units });
  const found = Object.entries(calculator.inputs).flatMap(([key, input]) => {
    const error = isShown(input, state.choices) && entries[key]?.error;
    if (error) return [refuse(`«${input.label}»: ${error.reason}`, key)];
    return outside.filter(({ field }) => field === key);
  });
  if (computed.ok) return found;
  const isChoice = computed.field !== undefined && computed.field in calculator.choices;
  if (isChoice) return [computed, ...found];
  return found.length > 0 ? found : [computed];
}

/** What the fields in question are called, each once. */
export function fieldsToRevise(calculator: Calculator, problems: readonly Refusal[]): string {
  const { inputs, choices } = calculator;
  const labels = problems.flatMap(({ field = '' }) => {
    const named = inputs[field] ?? choices[field];
    return named ? [named.label] : [];
  });
  return [...new Set(labels)].join(', ');
}
