import type { CalculatorState } from '../../engineering/calculator.ts';
import { type Operation, solveOperation } from '../../engineering/plant/model.ts';
import type { Result } from '../../engineering/result.ts';
import { readingIn, tell } from '../../engineering/sentence.ts';
import type { Session } from '../calculator/session.ts';
import type { ShownUnits } from '../calculator/state.ts';
import { sharedValue } from '../ui/shared-value.ts';
import type { PlantCase } from './plant-document.ts';
import { form } from './plant-form.ts';
import type { PlantState } from './plant-state.ts';

type Problem = { reason: string; field?: string | undefined };

/** The plant with its answer; and while there is none, the reason, beside the last one that was. */
export type LivePlant = PlantState &
  PlantCase & { readonly operation: Operation; readonly problem: Problem | undefined };

export type PlantStore = ReturnType<typeof plantStore>;

/**
 * The plant as it is, with every step of a slider. Not in React's state: what does not follow the
 * movement must not even be asked whether it does.
 */
export function plantStore(first: PlantState) {
  let { state } = first.history.present;
  let result = solveOperation(state);
  if (!result.ok) throw new Error(`The first plant has no answer: ${result.reason}`);
  const live = sharedValue(answered(first, result, result.value));
  return {
    ...live,
    set(plant: PlantState) {
      result = resultOf(plant.history.present.state);
      live.set(answered(plant, result, live.get().operation));
    },
  };

  function resultOf(next: CalculatorState): Result<Operation> {
    if (next === state) return result;
    state = next;
    return solveOperation(next);
  }
}

function answered(plant: PlantState, result: Result<Operation>, last: Operation): LivePlant {
  const { units, entries, history } = plant;
  return {
    ...plant,
    ...history.present,
    operation: result.ok ? result.value : last,
    problem: problemOf(result, entries, units),
  };
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
