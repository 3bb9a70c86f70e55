import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { CalculatorId } from '../../engineering/calculators/index.ts';
import type { Verification } from './verification.server.ts';

/** What a page's loader knows of its calculators: its own name, and how they were verified. */
export type CalculatorData = {
  page: string;
  verification: Partial<Record<CalculatorId, Verification>>;
};

const Context = createContext<CalculatorData>({ page: '', verification: {} });

export type CalculatorDataProviderProps = { value: CalculatorData; children: ReactNode };

/** One value for as long as its parts are the same: a new one would undo prerendered calculators. */
export function CalculatorDataProvider({ value, children }: CalculatorDataProviderProps) {
  const { page, verification } = value;
  const data = useMemo(() => ({ page, verification }), [page, verification]);
  return <Context value={data}>{children}</Context>;
}

export function useCalculatorData(): CalculatorData {
  return useContext(Context);
}
