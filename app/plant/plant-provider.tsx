import { type ReactNode, useMemo } from 'react';
import { PageContext, type PlantPageData, RestedContext } from './plant-page.ts';
import { usePlant } from './use-plant.ts';

export type PlantProviderProps = { data: PlantPageData; children: ReactNode };

/** Holds the plant; when it changes only those parts of the page render that ask for it. */
export function PlantProvider({ data, children }: PlantProviderProps) {
  const { store, rested, actions } = usePlant();
  const page = useMemo(() => ({ ...data, store, actions }), [data, store, actions]);
  return (
    <PageContext value={page}>
      <RestedContext value={rested}>{children}</RestedContext>
    </PageContext>
  );
}
