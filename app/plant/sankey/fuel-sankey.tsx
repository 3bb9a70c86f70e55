import { isUse } from '../../../engineering/plant/destinations.ts';
import { fuelFlows, PASSAGES, type PassageId } from '../../../engineering/plant/fuel-flow.ts';
import { DESTINATION_WORDS } from '../../../engineering/plant/losses.ts';
import type { Operation } from '../../../engineering/plant/model.ts';
import { si } from '../../../engineering/quantities.ts';
import { kilowatts, percent } from '../readings.ts';
import type { Words } from './layout.ts';
import { Sankey } from './sankey.tsx';

export type FuelSankeyProps = {
  operation: Operation;
  name: string;
  onPress?: (id: string) => void;
};

const size = { width: 1180, height: 620, labels: 270, gap: 34 };

/** From the fuel to what the users took, with every loss by its name. */
export function FuelSankey({ operation, ...rest }: FuelSankeyProps) {
  const { fuel } = operation.balance;
  return (
    <Sankey
      flows={fuelFlows(operation)}
      wordsOf={wordsOf}
      figuresOf={(power) => `${kilowatts(si('power', power))} · ${percent(power / fuel)}`}
      size={size}
      {...rest}
    />
  );
}

function wordsOf(id: string): Words {
  if (!isDestination(id)) return { label: PASSAGES[id as PassageId] };
  return { label: DESTINATION_WORDS[id].label, end: isUse(id) ? 'use' : 'loss' };
}

function isDestination(id: string): id is keyof typeof DESTINATION_WORDS {
  return Object.hasOwn(DESTINATION_WORDS, id);
}
