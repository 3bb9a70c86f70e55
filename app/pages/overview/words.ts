import { createContext, use } from 'react';
import type { Overview } from './page.server.ts';

/** Beside a sample; what it means is said above the cards and below the table. */
export const asterisk = '*';

/** The words of the list, which travel with its pages only. */
export const OverviewWords = createContext<Overview['words'] | undefined>(undefined);

export function useOverviewWords(): Overview['words'] {
  const words = use(OverviewWords);
  if (!words) throw new Error('The words of the list are given by its page');
  return words;
}
