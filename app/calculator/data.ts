import { createContext, useContext } from 'react';
import type { CalculatorId } from '../../engineering/calculators/index.ts';
import type { Verification } from './verification.server.ts';

/** What a page's loader knows of its calculators: its own name, and how they were verified. */
export type CalculatorData = {
  page: string;
  verification: Partial<Record<CalculatorId, Verification>>;
};

const Context = createContext<CalculatorData>({ page: '', verification: {} });

export const CalculatorDataProvider = Context.Provider;

export function useCalculatorData(): CalculatorData {
  return useContext(Context);
}
