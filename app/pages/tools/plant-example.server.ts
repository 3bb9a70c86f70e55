import { formatQuantity } from '../../../engineering/format.ts';
import { millions } from '../../../engineering/money.ts';
import { usedPower } from '../../../engineering/plant/destinations.ts';
import { fuelFlows, PASSAGES } from '../../../engineering/plant/fuel-flow.ts';
import { solveOperation } from '../../../engineering/plant/model.ts';
import { SAMPLE_PLANTS } from '../../../engineering/plant/samples.ts';
import { solved } from '../../../engineering/solved.ts';
import { kilowatts, percent } from '../../plant/readings.ts';
import { fuelWords } from '../../plant/sankey/fuel-words.ts';
import { sankeyLayout } from '../../plant/sankey/layout.ts';

const size = { width: 400, height: 300, labels: 176, gap: 36 } as const;

/** The plant that its page opens with, drawn and reckoned when the page is built. */
export function plantExample() {
  const [sample] = SAMPLE_PLANTS;
  if (!sample) throw new Error('There is no sample plant');
  const operation = solved(solveOperation(sample.state));
  const { balance, destinations, year } = operation;
  const parts = fuelFlows(operation).filter(
    ({ from, to }) => to === 'stack' || (from === 'boiler' && Object.hasOwn(PASSAGES, to)),
  );
  const flows = parts
    .toSorted((a, b) => b.power - a.power)
    .map((part) => ({ ...part, from: 'fuel' }));
  const drawing = sankeyLayout(
    flows,
    (id) => ({ ...fuelWords(id), end: endOf(id) }),
    (power) => percent(power / balance.fuel),
    size,
  );
  return {
    sample: sample.label,
    figures: {
      steam: formatQuantity(balance.steam, 'kg/h', 4),
      fuel: kilowatts(balance.fuel),
      cost: millions(year.cost),
      lost: percent(1 - usedPower(destinations) / balance.fuel),
    },
    drawing: { ...drawing, size: { width: size.width, height: size.height } },
  };
}

/** On this drawing what is not the process is lost. */
function endOf(id: string): 'use' | 'loss' | undefined {
  if (id === 'fuel') return undefined;
  return id === 'process' ? 'use' : 'loss';
}

export type PlantExample = ReturnType<typeof plantExample>;
