import type { CalculatorState } from '../../engineering/calculator.ts';
import { type Operation, solveOperation } from '../../engineering/plant/model.ts';
import type { Result } from '../../engineering/result.ts';
import { readingIn, tell } from '../../engineering/sentence.ts';
import type { Session } from '../calculator/session.ts';
import type { ShownUnits } from '../calculator/state.ts';
import { type SharedValue, sharedValue } from '../ui/shared-value.ts';
import type { PlantCase } from './plant-document.ts';
import { form } from './plant-form.ts';
import type { PlantState } from './plant-state.ts';

type Problem = { reason: string; brief?: string | undefined; field?: string | undefined };

/** The plant with its answer; and while there is none, the reason, beside the last one that was. */
export type LivePlant = PlantState & PlantCase & Answer & { readonly problem: Problem | undefined };

/** The last answer that was, and to which entries. */
type Answer = { readonly operation: Operation; readonly answered: CalculatorState };

export type PlantStore = ReturnType<typeof plantStore>;

/** What is drawn anew while a slider moves. */
const parts = ['figures', 'lines', 'tags', 'otherTags'] as const;
export type FollowingPart = (typeof parts)[number];

/** What a slow phone draws of a movement, one with every step: the figure that is moved most often. */
const turns = parts.flatMap((part) => ['entry', part] as const);

/**
 * The plant as it is, with every step of a slider. Not in React's state: what does not follow the
 * movement must not even be asked whether it does.
 */
export function plantStore(first: PlantState) {
  let { state } = first.history.present;
  let result = solveOperation(state);
  if (!result.ok) throw new Error(`The first plant has no answer: ${result.reason}`);
  const { value } = result;
  let latest = withAnswer(first, result, { operation: value, answered: state });
  const live = sharedValue(latest);
  const drawn = Object.fromEntries(parts.map((part) => [part, sharedValue(value)])) as {
    readonly [Part in FollowingPart]: SharedValue<Operation>;
  };
  const isSlow = slowness();
  let step = 0;
  return {
    ...live,
    get: () => latest,
    drawn,
    set,
    /** A step of a movement. */
    move(plant: PlantState) {
      if (!isSlow()) return set(plant);
      const turn = turns[step % turns.length] ?? 'entry';
      // One answer for a whole round: the parts of the drawing belong together.
      if (step % turns.length === 0) result = resultOf(plant.history.present.state);
      step += 1;
      latest = withAnswer(plant, result, latest);
      if (turn === 'entry') live.set(latest);
      else drawn[turn].set(latest.operation);
    },
    /** The movement has ended. */
    settle() {
      const isShown = live.get() === latest && latest.history.present.state === state;
      if (!isShown) set(latest);
      else drawAll();
    },
  };

  function set(plant: PlantState) {
    result = resultOf(plant.history.present.state);
    latest = withAnswer(plant, result, latest);
    live.set(latest);
    drawAll();
  }

  function drawAll() {
    step = 0;
    for (const part of parts) drawn[part].set(latest.operation);
  }

  function resultOf(next: CalculatorState): Result<Operation> {
    if (next === state) return result;
    state = next;
    return solveOperation(next);
  }
}

function withAnswer(plant: PlantState, result: Result<Operation>, last: Answer): LivePlant {
  const { units, entries, history } = plant;
  return {
    ...plant,
    ...history.present,
    operation: result.ok ? result.value : last.operation,
    answered: result.ok ? history.present.state : last.answered,
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
  const { field, sentence, reason, brief } = result;
  const reading = readingOf(units);
  return {
    field,
    reason: tell(sentence ?? reason, reading),
    brief: brief && tell(brief, reading),
  };
}

function readingOf(units: ShownUnits) {
  return readingIn(
    Object.entries(form.inputs).flatMap(([key, input]) => {
      const unit = units[key];
      return unit ? [[input.unit, unit] as const] : [];
    }),
  );
}

/** A frame has 16 ms, of which the browser needs about half. */
const longest = 8;

/** Whether to draw all of a step took too long, three times in a row. Once slow, a device remains so. */
function slowness(): () => boolean {
  let late = 0;
  return () => {
    if (late >= 3) return true;
    const began = performance.now();
    setTimeout(() => {
      late = performance.now() - began > longest ? late + 1 : 0;
    });
    return false;
  };
}
