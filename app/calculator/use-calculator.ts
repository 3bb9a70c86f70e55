import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Calculator, Curve, Evaluation } from '../../engineering/calculator.ts';
import type { Result } from '../../engineering/result.ts';
import type { Unit } from '../../engineering/units.ts';
import { earlyEntries } from './early-entries.ts';
import { problemsOf } from './problems.ts';
import {
  exampleSession,
  linkedSession,
  type Session,
  withChoice,
  withEarlyEntries,
  withFieldLeft,
  withNumber,
  withTyped,
  withUnitChosen,
} from './session.ts';
import { toQuery } from './state.ts';
import { preferredUnits, rememberUnit } from './unit-memory.ts';
import { useAddress } from './use-address.ts';
import type { EarlyActs } from './use-early-acts.ts';
import { useLast } from './use-last.ts';

export type CalculatorSession = ReturnType<typeof useCalculator>;

/** An answer with its chart. */
type Answer = { evaluation: Evaluation; curve: Curve | undefined };

/**
 * State of one calculator on a page. The first render is the worked example, as it was prerendered;
 * what the link says, the remembered units and what was already entered come in right after.
 */
export function useCalculator(
  calculator: Calculator,
  form: RefObject<HTMLFormElement | null>,
  acts: EarlyActs,
) {
  const [session, setSession] = useState<Session>(() => exampleSession(calculator));
  const [ready, setReady] = useState(false);
  const { state, units, entries, unreadable } = session;

  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    const linked = linkedSession(calculator, query, preferredUnits(calculator));
    if (!form.current) return;
    const early = earlyEntries(calculator, acts.enteredInto(form.current));
    for (const [key, unit] of Object.entries(early.chosenUnits)) {
      rememberUnit(calculator, key, unit);
    }
    setSession(withFieldsLeft(withEarlyEntries(calculator, linked, early)));
    setReady(true);
  }, [calculator, form, acts]);

  const query = useMemo(() => toQuery(calculator, state, units), [calculator, state, units]);
  const written = useCallback(() => query, [query]);
  useAddress(`${calculator.id}.`, ready ? written : undefined);
  useCaseOfEntry(calculator, query, setSession);

  const read = useMemo(() => ({ ...state, units }), [state, units]);
  const computed = useMemo(() => calculator.run(read), [calculator, read]);
  const drawn = useMemo(() => calculator.curve?.(read), [calculator, read]);
  // While a field cannot be read, figures from its last value would pass for those of this one.
  const problems = problemsOf(calculator, session, computed);
  const result: Result<Evaluation> = problems[0] ?? computed;
  const isAnswered = result.ok;
  const lastAnswer = useLast(
    useMemo(() => answerOf(isAnswered, computed, drawn), [isAnswered, computed, drawn]),
  );

  return {
    state,
    units,
    entries,
    unreadable,
    ready,
    query,
    problems,
    result,
    lastAnswer,
    setNumber: (key: string, value: number, unit: Unit) =>
      setSession((was) => withNumber(was, key, value, unit)),
    type: (key: string, text: string, unit: Unit) =>
      setSession((was) => withTyped(was, key, text, unit)),
    leaveField: (key: string) => setSession((was) => withFieldLeft(was, key)),
    setUnit(key: string, unit: Unit) {
      setSession((was) => withUnitChosen(calculator, was, key, unit));
      rememberUnit(calculator, key, unit);
    },
    setChoice: (key: string, option: string) =>
      setSession((was) => withChoice(calculator, was, key, option)),
    reset: () => setSession(({ units }) => ({ ...exampleSession(calculator), units })),
  };
}

function answerOf(
  isAnswered: boolean,
  computed: Result<Evaluation>,
  drawn: Result<Curve> | undefined,
): Answer | undefined {
  if (!isAnswered || !computed.ok) return undefined;
  return { evaluation: computed.value, curve: drawn?.ok ? drawn.value : undefined };
}

/** The field that has the focus is still being typed into. */
function withFieldsLeft(session: Session): Session {
  const active = document.activeElement?.getAttribute('name');
  return Object.keys(session.entries)
    .filter((key) => key !== active)
    .reduce(withFieldLeft, session);
}

/** Back and forward on the page show the case of the entry that they lead to. */
function useCaseOfEntry(
  calculator: Calculator,
  shown: URLSearchParams,
  setSession: (session: Session) => void,
) {
  const { key } = useLocation();
  const type = useNavigationType();
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    if (type !== 'POP') return;
    const query = new URLSearchParams(location.search);
    const linked = linkedSession(calculator, query, preferredUnits(calculator));
    const inAddress = toQuery(calculator, linked.state, linked.units);
    if (inAddress.toString() !== shown.toString()) setSession(linked);
  }, [calculator, key, type, shown, setSession]);
}
