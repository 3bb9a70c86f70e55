import { type FuelFlow, fuelFlows, type PassageId } from '../../../engineering/plant/fuel-flow.ts';
import type { Operation } from '../../../engineering/plant/model.ts';
import { si } from '../../../engineering/quantities.ts';
import { kilowatts, percent } from '../readings.ts';
import { fuelWords } from './fuel-words.ts';
import type { Flow } from './layout.ts';
import { Sankey, type SankeyProps } from './sankey.tsx';

export type FuelSankeyProps = Pick<SankeyProps, 'name' | 'onPress'> & {
  operation: Operation;
  /** Where it is narrow, passages between the fuel and its ends are left out; on paper its letters are larger. */
  drawnFor?: 'desk' | 'tablet' | 'phone' | 'paper';
};

const sizes = {
  desk: { width: 1180, height: 620, labels: 200, gap: 34 },
  tablet: { width: 640, height: 460, labels: 214, gap: 32 },
  phone: { width: 350, height: 660, labels: 186, gap: 32 },
  paper: { width: 830, height: 420, labels: 200, gap: 32 },
} as const;

const passages: Record<keyof typeof sizes, readonly PassageId[]> = {
  desk: ['boiler', 'process'],
  tablet: ['boiler'],
  phone: [],
  paper: ['boiler', 'process'],
};

/** From the fuel to what the users took, with every loss by its name. */
export function FuelSankey({ operation, drawnFor = 'desk', ...rest }: FuelSankeyProps) {
  const { fuel } = operation.balance;
  const flows = fuelFlows(operation);
  return (
    <Sankey
      flows={withoutPassages(flows, passages[drawnFor])}
      wordsOf={fuelWords}
      figuresOf={(power) => `${kilowatts(si('power', power))} · ${percent(power / fuel)}`}
      size={sizes[drawnFor]}
      {...rest}
    />
  );
}

/**
 * Straight from the fuel, or from a passage that is kept, to where it ends: what was used first; below what leaves
 * the steam, what leaves the fuel. A narrow passage would have its name on the bands of others.
 */
function withoutPassages(flows: readonly FuelFlow[], kept: readonly PassageId[]) {
  const hasAdded = flows.some(({ from }) => from === 'added');
  const source = hasAdded || kept.includes('boiler') ? 'boiler' : 'fuel';
  const shown = new Set<string>([...kept, ...(hasAdded ? ['added', 'boiler'] : [])]);
  const passages = new Set<string>(flows.map(({ from }) => from));
  return flows
    .filter(({ to }) => shown.has(to) || !passages.has(to))
    .map((flow) => ({
      ...flow,
      from: flow.from === 'fuel' || shown.has(flow.from) ? flow.from : source,
    }))
    .toSorted((a, b) => order(a, source) - order(b, source) || b.power - a.power);
}

function order({ from, to }: Flow, source: string): number {
  const { end } = fuelWords(to);
  if (end === 'loss') return from === 'fuel' && source !== 'fuel' ? 3 : 2;
  return end === 'use' ? 1 : 0;
}
