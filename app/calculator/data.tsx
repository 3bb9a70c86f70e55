import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { CalculatorId } from '../../engineering/calculators/index.ts';
import type { CardLayout } from './arrangement.server.ts';
import type { BriefVerification } from './verification.server.ts';

/** What a page's loader knows of its calculators: its own name, how their cards are laid out and how they were verified. */
export type CalculatorData = {
  page: string;
  verification?: Partial<Record<CalculatorId, BriefVerification>> | undefined;
  layouts?: Partial<Record<CalculatorId, CardLayout>> | undefined;
  /** The page is the calculator's own: it has its name, its method and its verification around it. */
  own?: boolean | undefined;
};

const Context = createContext<CalculatorData>({ page: '' });

export type CalculatorDataProviderProps = CalculatorData & { children: ReactNode };

/** One value for as long as its parts are the same: a new one would undo prerendered calculators. */
export function CalculatorDataProvider(props: CalculatorDataProviderProps) {
  const { page, verification, layouts, own, children } = props;
  const data = useMemo(
    () => ({ page, verification, layouts, own }),
    [page, verification, layouts, own],
  );
  return <Context value={data}>{children}</Context>;
}

export function useCalculatorData(): CalculatorData {
  return useContext(Context);
}
