import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Solution, withMarginalCosts } from '../../engineering/plant/model.ts';
import { measuresAlone } from '../../engineering/plant/scenarios.ts';
import { preferredUnits } from '../calculator/unit-memory.ts';
import { useAddress } from '../calculator/use-address.ts';
import { usePause } from '../calculator/use-pause.ts';
import { keepOnDevice, keptOnDevice } from './device.ts';
import { chosenEarly, withWhatWasEntered } from './early-plant.ts';
import { changed, historyOf } from './history.ts';
import { plantActions } from './plant-actions.ts';
import { type PlantDocument, toDocument } from './plant-document.ts';
import { firstPlant, form } from './plant-form.ts';
import { fromLink, plantParameter, plantQuery } from './plant-link.ts';
import { isTouched, type PlantState } from './plant-state.ts';
import { type LivePlant, type PlantStore, plantStore } from './plant-store.ts';

/** The plant at rest: all that need not follow within a frame. */
export type RestedPlant = LivePlant & {
  solution: Solution;
  /** What each measure by itself would save, the largest first. */
  alone: ReturnType<typeof measuresAlone>;
  document: PlantDocument;
  canUndo: boolean;
  canRedo: boolean;
  linkProblem: string | undefined;
};

/** A movement has ended when nothing has come for so long, in milliseconds. */
const rest = 120;

const first: PlantState = {
  history: historyOf(firstPlant),
  units: {},
  entries: {},
  opened: undefined,
};

/**
 * State of the plant on its page. The first render is the example, as it was prerendered; the link's
 * plant, or else the one kept on the device, comes in right after.
 */
export function usePlant() {
  const [store] = useState(() => plantStore(first));
  const [rested, setRested] = useState(store.get);
  const [linkProblem, setLinkProblem] = useState<string>();
  const actions = useMemo(
    () =>
      plantActions({
        change(next) {
          store.set(next(store.get()));
          setRested(store.get());
        },
        type: (moved, next) => store.set({ ...next(store.get()), moved }),
        move: (moved, next) => store.move({ ...next(store.get()), moved }),
      }),
    [store],
  );

  useLayoutEffect(() => {
    const linked = fromLink(new URLSearchParams(location.search));
    const opened = openedWith(linked);
    // The page is not yet React's, band by band: an urgent change would take it over in one long task.
    startTransition(() => {
      if (typeof linked === 'string') setLinkProblem(linked);
      if (opened === first) return;
      store.set(opened);
      setRested(store.get());
    });
  }, [store]);

  const settle = usePause(rest);
  useEffect(() => {
    const come = () => {
      store.settle();
      startTransition(() => setRested(store.get()));
    };
    return store.subscribe(() => settle(come));
  }, [store, settle]);
  useKept(store);
  return { store, rested: useRested(rested, linkProblem), actions };
}

/** What the link says, or the device has; over it what was done before the scripts ran. */
function openedWith(linked: ReturnType<typeof fromLink>): PlantState {
  const kept = linked === undefined ? keptOnDevice() : undefined;
  const found = typeof linked === 'string' ? undefined : (linked ?? kept);
  const plant = found?.plant ?? firstPlant;
  const { state, units, entries } = withWhatWasEntered({
    state: chosenEarly() ?? plant.state,
    units: { ...preferredUnits(form), ...found?.units },
    entries: {},
    unreadable: [],
  });
  const isExample = !found && state === firstPlant.state;
  if (isExample && [units, entries].every((it) => Object.keys(it).length === 0)) return first;
  const began = historyOf(plant);
  return {
    history: state === plant.state ? began : changed(began, { ...plant, state }, '', 0),
    units,
    entries,
    opened: found && { from: kept ? 'device' : 'link', problems: found.problems },
  };
}

/** In the address and on the device, when there is time and before the page is left. */
function useKept(store: PlantStore) {
  const query = useCallback(() => {
    const plant = store.get();
    return isTouched(plant) || plant.opened ? plantQuery(documentOf(plant)) : undefined;
  }, [store]);
  const write = useAddress(plantParameter, query);
  const due = usePause();
  useEffect(() => {
    const keep = () => {
      const plant = store.get();
      if (isTouched(plant)) keepOnDevice(documentOf(plant));
    };
    return store.subscribe(() => {
      write();
      due(keep);
    });
  }, [store, write, due]);
}

const documentOf = ({ history, units }: PlantState) => toDocument(history.present, units);

function useRested(plant: LivePlant, linkProblem: string | undefined): RestedPlant {
  const { operation, answered, history, units } = plant;
  const solution = useMemo(() => withMarginalCosts(operation), [operation]);
  const alone = useMemo(() => measuresAlone(answered, operation), [answered, operation]);
  const document = useMemo(() => toDocument(history.present, units), [history.present, units]);
  return useMemo(
    () => ({
      ...plant,
      solution,
      alone,
      document,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      linkProblem,
    }),
    [plant, solution, alone, document, history, linkProblem],
  );
}
