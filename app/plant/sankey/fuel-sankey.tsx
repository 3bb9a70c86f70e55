import { fuelFlows } from '../../../engineering/plant/fuel-flow.ts';
import type { Operation } from '../../../engineering/plant/model.ts';
import { si } from '../../../engineering/quantities.ts';
import { kilowatts, percent } from '../readings.ts';
import { fuelWords } from './fuel-words.ts';
import { Sankey, type SankeyProps } from './sankey.tsx';

export type FuelSankeyProps = Pick<SankeyProps, 'name' | 'onPress'> & {
  operation: Operation;
  /** On a phone the passages between the steam and its ends are left out; on paper its letters are larger. */
  drawnFor?: 'desk' | 'phone' | 'paper';
};

const sizes = {
  desk: { width: 1180, height: 620, labels: 270, gap: 34 },
  phone: { width: 350, height: 660, labels: 186, gap: 32, ends: 'right' },
  paper: { width: 830, height: 420, labels: 200, gap: 32 },
} as const;

/** From the fuel to what the users took, with every loss by its name. */
export function FuelSankey({ operation, drawnFor = 'desk', ...rest }: FuelSankeyProps) {
  const { fuel } = operation.balance;
  const flows = fuelFlows(operation);
  return (
    <Sankey
      flows={drawnFor === 'phone' ? withoutPassages(flows) : flows}
      wordsOf={fuelWords}
      figuresOf={(power) => `${kilowatts(si('power', power))} · ${percent(power / fuel)}`}
      size={sizes[drawnFor]}
      {...rest}
    />
  );
}

/** Straight from the fuel to where it ends, what was used first; only heat from elsewhere joins on the way. */
function withoutPassages(flows: ReturnType<typeof fuelFlows>) {
  const source = flows.some(({ from }) => from === 'added') ? 'boiler' : 'fuel';
  const passages = new Set<string>(flows.map(({ from }) => from));
  const joining = flows.filter(({ to }) => to === 'boiler' && source === 'boiler');
  const ending = flows
    .filter(({ to }) => !passages.has(to))
    .map((flow) => ({ ...flow, from: flow.from === 'fuel' ? 'fuel' : source }))
    .toSorted((a, b) => order(a.to) - order(b.to) || b.power - a.power);
  return [...joining, ...ending];
}

const order = (to: string) => (fuelWords(to).end === 'use' ? 0 : 1);
