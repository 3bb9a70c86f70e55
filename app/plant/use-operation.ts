import { useEffect, useMemo, useRef } from 'react';
import type { CalculatorState } from '../../engineering/calculator.ts';
import { type Operation, solveOperation } from '../../engineering/plant/model.ts';
import type { Result } from '../../engineering/result.ts';
import { readingIn, tell } from '../../engineering/sentence.ts';
import type { Session } from '../calculator/session.ts';
import type { ShownUnits } from '../calculator/state.ts';
import { form } from './plant-form.ts';

export type Problem = { reason: string; field?: string | undefined };

/** The answer; and while there is none, the reason, beside the last one that was. */
export function useOperation(
  state: CalculatorState,
  { units, entries }: Pick<Session, 'units' | 'entries'>,
): { operation: Operation | undefined; problem: Problem | undefined } {
  const result = useMemo(() => solveOperation(state), [state]);
  const last = useRef<Operation>(undefined);
  useEffect(() => {
    if (result.ok) last.current = result.value;
  }, [result]);
  const problem = useMemo(() => problemOf(result, entries, units), [result, entries, units]);
  return { operation: result.ok ? result.value : last.current, problem };
}

function problemOf(
  result: Result<Operation>,
  entries: Session['entries'],
  units: ShownUnits,
): Problem | undefined {
  const unread = Object.entries(entries).find(([, entry]) => entry.error);
  if (unread) return { field: unread[0], reason: unread[1].error?.reason ?? '' };
  if (result.ok) return undefined;
  const { field, sentence, reason } = result;
  return { field, reason: tell(sentence ?? reason, readingOf(units)) };
}

function readingOf(units: ShownUnits) {
  return readingIn(
    Object.entries(form.inputs).flatMap(([key, input]) => {
      const unit = units[key];
      return unit ? [[input.unit, unit] as const] : [];
    }),
  );
}
