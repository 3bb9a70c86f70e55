import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CalculatorState } from '../../engineering/calculator.ts';
import { type Solution, solveState } from '../../engineering/plant/model.ts';
import type { Scenario } from '../../engineering/plant/scenarios.ts';
import { readingIn, tell } from '../../engineering/sentence.ts';
import type { Unit } from '../../engineering/units.ts';
import { changedControls } from '../calculator/changed-controls.ts';
import { earlyEntries } from '../calculator/early-entries.ts';
import {
  type Session,
  withChoice,
  withEarlyEntries,
  withFieldLeft,
  withNumber,
  withTyped,
  withUnitChosen,
} from '../calculator/session.ts';
import type { ShownUnits } from '../calculator/state.ts';
import { preferredUnits, rememberUnit } from '../calculator/unit-memory.ts';
import { useAddress } from '../calculator/use-address.ts';
import { keepOnDevice, keptOnDevice } from './device.ts';
import { changed, historyOf, redone, undone } from './history.ts';
import { type PlantCase, type ReadCase, toDocument } from './plant-document.ts';
import { firstPlant, form } from './plant-form.ts';
import { fromLink, plantParameter, plantQuery } from './plant-link.ts';

type Fields = Pick<Session, 'units' | 'entries'>;
export type Opened = { from: 'link' | 'device' | 'file'; problems: readonly string[] };
type Problem = { reason: string; field?: string | undefined };

export type PlantSession = ReturnType<typeof usePlant>;

/**
 * State of the plant on its page. The first render is the example, as it was prerendered; the link's
 * plant, or else the one kept on the device, comes in right after.
 */
export function usePlant() {
  const [history, setHistory] = useState(() => historyOf(firstPlant));
  const [fields, setFields] = useState<Fields>({ units: {}, entries: {} });
  const [opened, setOpened] = useState<Opened>();
  const [linkProblem, setLinkProblem] = useState<string>();
  const plant = history.present;
  const { units } = fields;
  const isTouched = history.past.length > 0 || history.future.length > 0;

  useLayoutEffect(() => {
    const linked = fromLink(new URLSearchParams(location.search));
    const kept = linked === undefined ? keptOnDevice() : undefined;
    const found = typeof linked === 'string' ? undefined : (linked ?? kept);
    if (typeof linked === 'string') setLinkProblem(linked);
    if (found) setOpened({ from: kept ? 'device' : 'link', problems: found.problems });
    const first = found?.plant ?? firstPlant;
    const { state, ...shown } = withWhatWasEntered({
      state: first.state,
      units: { ...preferredUnits(form), ...found?.units },
      entries: {},
      unreadable: [],
    });
    setFields(shown);
    const began = historyOf(first);
    setHistory(state === first.state ? began : changed(began, { ...first, state }, '', 0));
  }, []);

  const document = useMemo(() => toDocument(plant, units), [plant, units]);
  const query = useMemo(
    () => (isTouched || opened ? plantQuery(document) : undefined),
    [isTouched, opened, document],
  );
  useAddress(plantParameter, query);
  useEffect(() => {
    if (isTouched) keepOnDevice(document);
  }, [isTouched, document]);

  const { solution, problem } = useSolution(plant.state, fields);
  const session: Session = { ...fields, state: plant.state, unreadable: [] };

  function update(next: (was: PlantCase) => PlantCase, about: string) {
    const at = Date.now();
    setHistory((was) => changed(was, next(was.present), about, at));
  }
  function apply({ state, units: shown, entries }: Session, about: string) {
    setFields({ units: shown, entries });
    if (state !== plant.state) update((was) => ({ ...was, state }), about);
  }
  function replace(next: PlantCase, about: string, fileUnits: ShownUnits = {}) {
    update(() => next, `${about} ${Date.now()}`);
    setFields((was) => ({ units: { ...was.units, ...fileUnits }, entries: {} }));
    setOpened(undefined);
  }
  return {
    ...plant,
    ...fields,
    opened,
    linkProblem,
    solution,
    problem,
    document,
    /** Another plant as a whole: one step back leads to the one before. */
    replace,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    type: (key: string, text: string, unit: Unit) =>
      apply(withTyped(session, key, text, unit), key),
    leaveField: (key: string) => apply(withFieldLeft(session, key), key),
    setNumber: (key: string, value: number, unit: Unit) =>
      apply(withNumber(session, key, value, unit), key),
    setChoice: (key: string, option: string) => apply(withChoice(form, session, key, option), key),
    setUnit(key: string, unit: Unit) {
      apply(withUnitChosen(form, session, key, unit), key);
      rememberUnit(form, key, unit);
    },
    setScenarios(next: (was: readonly Scenario[]) => readonly Scenario[], about = 'scenarios') {
      update((was) => ({ ...was, scenarios: next(was.scenarios) }), about);
    },
    openFile({ plant: next, units: fileUnits, problems }: ReadCase) {
      replace(next, 'file', fileUnits);
      setOpened({ from: 'file', problems });
    },
  };
}

/** The form of the first questions, by which what was entered early is found. */
export const questionsId = 'preguntas';

/** With what the visitor entered before the scripts ran. React has not touched the fields yet. */
function withWhatWasEntered(session: Session): Session {
  const questions = document.getElementById(questionsId);
  if (!(questions instanceof HTMLFormElement)) return session;
  const entered = changedControls(questions);
  if (entered.size === 0) return session;
  return withEarlyEntries(form, session, earlyEntries(form, entered));
}

/** The answer; and while there is none, the reason, beside the last one that was. */
function useSolution(state: CalculatorState, { units, entries }: Fields) {
  const result = useMemo(() => solveState(state), [state]);
  const last = useRef<Solution>(undefined);
  useEffect(() => {
    if (result.ok) last.current = result.value;
  }, [result]);
  const unread = Object.entries(entries).find(([, entry]) => entry.error);
  let problem: Problem | undefined;
  if (unread) problem = { field: unread[0], reason: unread[1].error?.reason ?? '' };
  else if (!result.ok) {
    const { field, sentence, reason } = result;
    problem = { field, reason: tell(sentence ?? reason, readingOf(units)) };
  }
  return { solution: result.ok ? result.value : last.current, problem };
}

function readingOf(units: ShownUnits) {
  return readingIn(
    Object.entries(form.inputs).flatMap(([key, input]) => {
      const unit = units[key];
      return unit ? [[input.unit, unit] as const] : [];
    }),
  );
}
