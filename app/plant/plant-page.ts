import { createContext, useContext } from 'react';
import type { PlantCopy } from '../pages/plant/schema.ts';
import type { PlantVerification } from '../pages/plant/verification.server.ts';
import type { PlantSession } from './use-plant.ts';

export type PlantPageData = {
  copy: Omit<PlantCopy, 'meta' | 'label' | 'summary'>;
  /** Names of the pages to which machines, losses and measures lead. */
  links: Record<string, string>;
  verification: PlantVerification;
  page: string;
};

type PlantPage = PlantPageData & { session: PlantSession };

const Context = createContext<PlantPage | undefined>(undefined);

export const PlantPageProvider = Context.Provider;

/** The plant and the words of its page. */
export function usePlantPage(): PlantPage {
  const page = useContext(Context);
  if (!page) throw new Error('There is no plant around this');
  return page;
}
