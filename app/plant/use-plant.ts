import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CalculatorState } from '../../engineering/calculator.ts';
import { parseQuantity } from '../../engineering/parse.ts';
import { type Solution, solveState } from '../../engineering/plant/model.ts';
import type { Scenario } from '../../engineering/plant/scenarios.ts';
import { of } from '../../engineering/quantities.ts';
import { readingIn, tell } from '../../engineering/sentence.ts';
import type { Unit } from '../../engineering/units.ts';
import { choose, type ShownUnits } from '../calculator/state.ts';
import { preferredUnits, rememberUnit, unitsLike } from '../calculator/unit-memory.ts';
import { keepOnDevice, keptOnDevice } from './device.ts';
import { changed, historyOf, redone, undone } from './history.ts';
import { type PlantCase, type ReadCase, toDocument } from './plant-document.ts';
import { firstPlant, form } from './plant-form.ts';
import { fromLink } from './plant-link.ts';
import { useAddress } from './use-address.ts';

/** What cannot be read as a number stays in its field, with the reason. */
type Slips = Readonly<Record<string, { typed: string; reason: string }>>;
export type Opened = { from: 'link' | 'device' | 'file'; problems: readonly string[] };
type Problem = { reason: string; field?: string | undefined };

export type PlantSession = ReturnType<typeof usePlant>;

/**
 * State of the plant on its page. The first render is the example, as it was prerendered; the link's
 * plant, or else the one kept on the device, comes in right after.
 */
export function usePlant() {
  const [history, setHistory] = useState(() => historyOf(firstPlant));
  const [units, setUnits] = useState<ShownUnits>({});
  const [slips, setSlips] = useState<Slips>({});
  const [opened, setOpened] = useState<Opened>();
  const [linkProblem, setLinkProblem] = useState<string>();
  const [ready, setReady] = useState(false);
  const plant = history.present;
  const isTouched = history.past.length > 0;

  useLayoutEffect(() => {
    const linked = fromLink(new URLSearchParams(location.search));
    const kept = linked === undefined ? keptOnDevice() : undefined;
    const found = typeof linked === 'string' ? undefined : (linked ?? kept);
    if (typeof linked === 'string') setLinkProblem(linked);
    if (found) {
      setHistory(historyOf(found.plant));
      setOpened({ from: kept ? 'device' : 'link', problems: found.problems });
    }
    setUnits({ ...preferredUnits(form), ...found?.units });
    setReady(true);
  }, []);

  const document = useMemo(() => toDocument(plant, units), [plant, units]);
  useAddress(ready && plant !== firstPlant ? document : undefined);
  useEffect(() => {
    if (isTouched) keepOnDevice(document);
  }, [isTouched, document]);

  const { solution, problem } = useSolution(plant.state, units, slips);

  function update(next: (was: PlantCase) => PlantCase, about: string) {
    const at = Date.now();
    setHistory((was) => changed(was, next(was.present), about, at));
  }
  function updateState(next: (was: CalculatorState) => CalculatorState, about: string) {
    update((was) => ({ ...was, state: next(was.state) }), about);
  }
  function mend(key: string) {
    setSlips(({ [key]: _mended, ...others }) => others);
  }
  function setNumber(key: string, value: number, unit: Unit) {
    updateState((was) => ({ ...was, values: { ...was.values, [key]: of(value, unit) } }), key);
    mend(key);
  }
  return {
    ...plant,
    units,
    slips,
    opened,
    linkProblem,
    solution,
    problem,
    document,
    setNumber,
    canUndo: isTouched,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    type(key: string, typed: string, unit: Unit) {
      const parsed = parseQuantity(typed, unit);
      if (!parsed.ok) setSlips((was) => ({ ...was, [key]: { typed, reason: parsed.reason } }));
      else {
        updateState((was) => ({ ...was, values: { ...was.values, [key]: parsed.value } }), key);
        mend(key);
      }
    },
    setUnit(key: string, unit: Unit) {
      setUnits((was) => ({ ...was, ...unitsLike(form, key, unit) }));
      rememberUnit(form, key, unit);
    },
    setChoice(key: string, option: string) {
      updateState((was) => choose(form, was, key, option), key);
      setSlips({});
    },
    setScenarios(next: (was: readonly Scenario[]) => readonly Scenario[], about = 'scenarios') {
      update((was) => ({ ...was, scenarios: next(was.scenarios) }), about);
    },
    /** Another plant as a whole: one step back leads to the one before. */
    replace(next: PlantCase, about: string) {
      update(() => next, `${about} ${Date.now()}`);
      setSlips({});
      setOpened(undefined);
    },
    openFile({ plant: next, units: fileUnits, problems }: ReadCase) {
      update(() => next, `file ${Date.now()}`);
      setUnits((was) => ({ ...was, ...fileUnits }));
      setSlips({});
      setOpened({ from: 'file', problems });
    },
  };
}

/** The answer; and while there is none, the reason, beside the last one that was. */
function useSolution(state: CalculatorState, units: ShownUnits, slips: Slips) {
  const result = useMemo(() => solveState(state), [state]);
  const last = useRef<Solution>(undefined);
  const [slipped] = Object.entries(slips);
  useEffect(() => {
    if (result.ok) last.current = result.value;
  }, [result]);
  const problem: Problem | undefined = slipped
    ? { field: slipped[0], reason: slipped[1].reason }
    : result.ok
      ? undefined
      : { field: result.field, reason: tell(result.sentence ?? result.reason, readingOf(units)) };
  return { solution: result.ok ? result.value : last.current, problem };
}

function readingOf(units: ShownUnits) {
  const inputs = Object.entries(form.inputs);
  return readingIn(
    inputs.flatMap(([key, input]) => {
      const unit = units[key];
      return unit ? [[input.unit, unit] as const] : [];
    }),
  );
}
