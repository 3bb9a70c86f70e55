import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Calculator, CalculatorState } from '../../engineering/calculator.ts';
import { defaultState, isShown } from '../../engineering/define-calculator.ts';
import { parseQuantity } from '../../engineering/parse.ts';
import { of } from '../../engineering/quantities.ts';
import { type Refusal, refuse } from '../../engineering/result.ts';
import type { Unit } from '../../engineering/units.ts';
import { choose, fromQuery, type ShownUnits, toQuery } from './state.ts';
import { preferredUnits, rememberUnit, unitsLike } from './unit-memory.ts';

type Slips = Readonly<Record<string, { typed: string; reason: string }>>;

function firstSlip(
  calculator: Calculator,
  state: CalculatorState,
  slips: Slips,
): Refusal | undefined {
  for (const [key, input] of Object.entries(calculator.inputs)) {
    const slip = slips[key];
    if (slip && isShown(input, state.choices))
      return refuse(`«${input.label}»: ${slip.reason}`, key);
  }
  return undefined;
}

export type CalculatorSession = ReturnType<typeof useCalculator>;

/**
 * State of one calculator on a page. The first render is the worked example, as it was prerendered;
 * the link's values and the remembered units come in right after.
 */
export function useCalculator(calculator: Calculator) {
  const [state, setState] = useState<CalculatorState>(() => defaultState(calculator));
  const [units, setUnits] = useState<ShownUnits>({});
  const [slips, setSlips] = useState<Slips>({});
  const [unreadable, setUnreadable] = useState<string[]>([]);
  const [ready, setReady] = useState(false);

  useLayoutEffect(() => {
    const link = fromQuery(calculator, new URLSearchParams(location.search));
    setState(link.state);
    setUnits({ ...preferredUnits(calculator), ...link.units });
    setUnreadable(link.unreadable);
    setReady(true);
  }, [calculator]);

  // The address follows what is shown; the history entry and the router's state in it stay.
  useEffect(() => {
    if (!ready) return;
    const query = new URLSearchParams(location.search);
    for (const key of [...query.keys()]) {
      if (key.startsWith(`${calculator.id}.`)) query.delete(key);
    }
    for (const [key, value] of toQuery(calculator, state, units)) query.set(key, value);
    const search = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }, [calculator, ready, state, units]);

  const read = useMemo(() => ({ ...state, units }), [state, units]);
  const slip = firstSlip(calculator, state, slips);
  const answer = useMemo(() => calculator.run(read), [calculator, read]);
  const drawn = useMemo(() => calculator.curve?.(read), [calculator, read]);
  // While a field cannot be read, figures from its last value would pass for those of this one.
  const result = slip ?? answer;
  const curve = slip ? undefined : drawn;

  function setNumber(key: string, value: number, unit: Unit) {
    setState((was) => ({ ...was, values: { ...was.values, [key]: of(value, unit) } }));
    setSlips(({ [key]: _mended, ...others }) => others);
  }

  /** What is typed takes effect at once when it is a number; when not, it stays and is explained. */
  function type(key: string, typed: string, unit: Unit) {
    const parsed = parseQuantity(typed, unit);
    if (parsed.ok) {
      setState((was) => ({ ...was, values: { ...was.values, [key]: parsed.value } }));
      setSlips(({ [key]: _mended, ...others }) => others);
    } else setSlips((was) => ({ ...was, [key]: { typed, reason: parsed.reason } }));
  }

  function setUnit(key: string, unit: Unit) {
    setUnits((was) => ({ ...was, ...unitsLike(calculator, key, unit) }));
    rememberUnit(calculator, key, unit);
  }

  function setChoice(key: string, option: string) {
    setState((was) => choose(calculator, was, key, option));
    setSlips({});
  }

  function reset() {
    setState(defaultState(calculator));
    setSlips({});
    setUnreadable([]);
  }

  return {
    state,
    units,
    slips,
    unreadable,
    result,
    curve,
    setNumber,
    type,
    setUnit,
    setChoice,
    reset,
  };
}
