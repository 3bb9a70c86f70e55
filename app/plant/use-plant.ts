import { startTransition, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { type Operation, type Solution, withMarginalCosts } from '../../engineering/plant/model.ts';
import { preferredUnits } from '../calculator/unit-memory.ts';
import { useAddress } from '../calculator/use-address.ts';
import { useAfterPause } from '../calculator/use-after-pause.ts';
import { keepOnDevice, keptOnDevice } from './device.ts';
import { chosenEarly, withWhatWasEntered } from './early-plant.ts';
import { changed, historyOf } from './history.ts';
import { plantActions } from './plant-actions.ts';
import { type PlantCase, type PlantDocument, toDocument } from './plant-document.ts';
import { firstPlant, form } from './plant-form.ts';
import { fromLink, plantParameter, plantQuery } from './plant-link.ts';
import { atRest, type Held, type PlantState } from './plant-state.ts';
import { type Problem, useOperation } from './use-operation.ts';

type Shown = PlantCase & Pick<Held, 'units' | 'entries'> & { problem: Problem | undefined };

/** The plant as it is, with every step of a slider: what the moving picture needs. */
export type LivePlant = Shown & Pick<Held, 'movedIn'> & { operation: Operation };

/** The plant at rest: all that need not follow within a frame. */
export type RestedPlant = Shown &
  Pick<Held, 'opened'> & {
    solution: Solution;
    document: PlantDocument;
    canUndo: boolean;
    canRedo: boolean;
    linkProblem: string | undefined;
  };

/** A movement has ended when nothing has come for so long, in milliseconds. */
const rest = 120;

const firstState = atRest({
  history: historyOf(firstPlant),
  units: {},
  entries: {},
  opened: undefined,
});

/**
 * State of the plant on its page. The first render is the example, as it was prerendered; the link's
 * plant, or else the one kept on the device, comes in right after.
 */
export function usePlant() {
  const [{ live, rested }, setState] = useState<PlantState>(firstState);
  const [linkProblem, setLinkProblem] = useState<string>();
  const actions = useMemo(() => plantActions(setState), []);

  useLayoutEffect(() => {
    const linked = fromLink(new URLSearchParams(location.search));
    if (typeof linked === 'string') setLinkProblem(linked);
    setState(atRest(openedWith(linked)));
  }, []);

  const come = useCallback(
    () => startTransition(() => setState((was) => (was.live === live ? atRest(live) : was))),
    [live],
  );
  useAfterPause(live === rested ? undefined : come, rest);
  useKept(live);
  return { live: useLive(live), rested: useRested(rested, linkProblem), actions };
}

/** What the link says, or the device has; over it what was done before the scripts ran. */
function openedWith(linked: ReturnType<typeof fromLink>): Held {
  const kept = linked === undefined ? keptOnDevice() : undefined;
  const found = typeof linked === 'string' ? undefined : (linked ?? kept);
  const first = found?.plant ?? firstPlant;
  const { state, units, entries } = withWhatWasEntered({
    state: chosenEarly() ?? first.state,
    units: { ...preferredUnits(form), ...found?.units },
    entries: {},
    unreadable: [],
  });
  const began = historyOf(first);
  return {
    history: state === first.state ? began : changed(began, { ...first, state }, '', 0),
    units,
    entries,
    opened: found && { from: kept ? 'device' : 'link', problems: found.problems },
  };
}

/** In the address and on the device, when there is time and before the page is left. */
function useKept({ history, units, opened }: Held) {
  const plant = history.present;
  const isTouched = history.past.length > 0 || history.future.length > 0;
  const query = useCallback(() => plantQuery(toDocument(plant, units)), [plant, units]);
  const keep = useCallback(() => keepOnDevice(toDocument(plant, units)), [plant, units]);
  useAddress(plantParameter, isTouched || opened ? query : undefined);
  useAfterPause(isTouched ? keep : undefined);
}

function useLive(held: Held): LivePlant | undefined {
  const plant = held.history.present;
  const { operation, problem } = useOperation(plant.state, held);
  return operation && { ...plant, ...held, operation, problem };
}

function useRested(held: Held, linkProblem: string | undefined): RestedPlant | undefined {
  const { history, units, entries, opened } = held;
  const plant = history.present;
  const { operation, problem } = useOperation(plant.state, held);
  const solution = useMemo(() => operation && withMarginalCosts(operation), [operation]);
  const document = useMemo(() => toDocument(plant, units), [plant, units]);
  return useMemo(
    () =>
      solution && {
        ...plant,
        units,
        entries,
        opened,
        problem,
        solution,
        document,
        canUndo: history.past.length > 0,
        canRedo: history.future.length > 0,
        linkProblem,
      },
    [plant, units, entries, opened, problem, solution, document, history, linkProblem],
  );
}
