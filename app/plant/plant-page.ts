import { createContext, useContext } from 'react';
import type { Operation } from '../../engineering/plant/model.ts';
import type { PlantCopy } from '../pages/plant/schema.ts';
import type { PlantActions } from './plant-actions.ts';
import type { FollowingPart, LivePlant, PlantStore } from './plant-store.ts';
import type { RestedPlant } from './use-plant.ts';

export type PlantPageData = {
  copy: Omit<PlantCopy, 'meta' | 'label' | 'summary' | 'published'>;
  /** Names of the pages to which machines, losses and measures lead. */
  links: Record<string, string>;
  /** A name and its figures each. */
  verification: string[][];
  properties: string[][];
  page: string;
};

export type PlantPage = PlantPageData & { store: PlantStore; actions: PlantActions };

/** Two, for they change at different times: never, and when a slider rests. */
export const PageContext = createContext<PlantPage | undefined>(undefined);
export const RestedContext = createContext<RestedPlant | undefined>(undefined);

/** The words of the page, and what can be done to the plant. */
export const usePlantPage = () => around(useContext(PageContext));

/**
 * For what is drawn with every step of a slider, where the part that `select` takes is another one;
 * all else asks for the plant at rest.
 */
export function useLivePlant<Value>(select: (plant: LivePlant) => Value): Value {
  return usePlantPage().store.use(select);
}

/** For the parts of the drawing, which follow a slider in turns where a phone is slow. */
export function useDrawn(
  part: FollowingPart,
  select: (operation: Operation) => Operation = (operation) => operation,
): Operation {
  return usePlantPage().store.drawn[part].use(select);
}

export const useRestedPlant = () => around(useContext(RestedContext));

function around<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no plant around this');
  return value;
}
