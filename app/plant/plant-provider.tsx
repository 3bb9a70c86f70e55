import { type ReactNode, useMemo } from 'react';
import { LiveContext, PageContext, type PlantPageData, RestedContext } from './plant-page.ts';
import { usePlant } from './use-plant.ts';

export type PlantProviderProps = { data: PlantPageData; children: ReactNode };

/** Holds the plant; when it changes only those parts of the page render that ask for it. */
export function PlantProvider({ data, children }: PlantProviderProps) {
  const { live, rested, actions } = usePlant();
  const page = useMemo(() => ({ ...data, actions }), [data, actions]);
  if (!live || !rested) return null;
  return (
    <PageContext value={page}>
      <RestedContext value={rested}>
        <LiveContext value={live}>{children}</LiveContext>
      </RestedContext>
    </PageContext>
  );
}
