import type { Scenario } from '../../engineering/plant/scenarios.ts';
import type { Unit } from '../../engineering/units.ts';
import {
  type Session,
  withChoice,
  withFieldLeft,
  withNumber,
  withTyped,
  withUnitChosen,
} from '../calculator/session.ts';
import type { ShownUnits } from '../calculator/state.ts';
import { rememberUnit } from '../calculator/unit-memory.ts';
import { changed, redone, undone } from './history.ts';
import type { PlantCase, ReadCase } from './plant-document.ts';
import { form } from './plant-form.ts';
import type { Change, Moved, Opened, Place } from './plant-state.ts';

export type PlantActions = ReturnType<typeof plantActions>;

export type PlantChanges = {
  /** A change by itself, such as a press: everything shows it at once. */
  change: (next: Change) => void;
  /** A key pressed in a field, which shows it at once. */
  type: (moved: Moved, next: Change) => void;
  /** A step of a movement: others are likely to follow within a frame. */
  move: (moved: Moved, next: Change) => void;
};

/** What can be done to the plant. Made once: what uses them need not render again. */
export function plantActions({ change, type, move }: PlantChanges) {
  const at = () => Date.now();

  /** What a field does, as a step of the history where it changes the plant. */
  function byField(act: (session: Session) => Session, about: string): Change {
    const now = at();
    return (was) => {
      const { present } = was.history;
      const { units, entries } = was;
      const { state, ...shown } = act({ state: present.state, units, entries, unreadable: [] });
      const next = { ...was, units: shown.units, entries: shown.entries };
      if (state === present.state) return next;
      return { ...next, history: changed(was.history, { ...present, state }, about, now) };
    };
  }

  /** Another plant as a whole: one step back leads to the one before. */
  function replace(
    next: (was: PlantCase) => PlantCase,
    about: string,
    { units = {}, opened }: { units?: ShownUnits; opened?: Opened } = {},
  ) {
    const now = at();
    change((was) => ({
      history: changed(was.history, next(was.history.present), `${about} ${now}`, now),
      units: { ...was.units, ...units },
      entries: {},
      opened,
    }));
  }

  return {
    replace,
    undo: () => change((was) => ({ ...was, history: undone(was.history) })),
    redo: () => change((was) => ({ ...was, history: redone(was.history) })),
    type: (place: Place, name: string, text: string, unit: Unit) =>
      type(
        { place, name },
        byField((session) => withTyped(session, name, text, unit), name),
      ),
    setNumber: (place: Place, name: string, value: number, unit: Unit) =>
      move(
        { place, name },
        byField((session) => withNumber(session, name, value, unit), name),
      ),
    leaveField: (key: string) => change(byField((session) => withFieldLeft(session, key), key)),
    setChoice: (key: string, option: string) =>
      change(byField((session) => withChoice(form, session, key, option), key)),
    setUnit(key: string, unit: Unit) {
      change(byField((session) => withUnitChosen(form, session, key, unit), key));
      rememberUnit(form, key, unit);
    },
    setScenarios(next: (was: readonly Scenario[]) => readonly Scenario[], about = 'scenarios') {
      const now = at();
      change((was) => {
        const { present } = was.history;
        const plant = { ...present, scenarios: next(present.scenarios) };
        return { ...was, history: changed(was.history, plant, about, now) };
      });
    },
    openFile({ plant, units, problems }: ReadCase) {
      replace(() => plant, 'file', { units, opened: { from: 'file', problems } });
    },
  };
}
