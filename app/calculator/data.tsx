import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { CalculatorId } from '../../engineering/calculators/index.ts';
import type { BriefVerification } from './verification.server.ts';

/** What a page's loader knows of its calculators: its own name, and how they were verified. */
export type CalculatorData = {
  page: string;
  verification?: Partial<Record<CalculatorId, BriefVerification>> | undefined;
  /** The page is the calculator's own: it has its name, its method and its verification around it. */
  own?: boolean | undefined;
};

const Context = createContext<CalculatorData>({ page: '' });

export type CalculatorDataProviderProps = CalculatorData & { children: ReactNode };

/** One value for as long as its parts are the same: a new one would undo prerendered calculators. */
export function CalculatorDataProvider(props: CalculatorDataProviderProps) {
  const { page, verification, own, children } = props;
  const data = useMemo(() => ({ page, verification, own }), [page, verification, own]);
  return <Context value={data}>{children}</Context>;
}

export function useCalculatorData(): CalculatorData {
  return useContext(Context);
}
