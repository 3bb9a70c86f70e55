import { formatNumber, withUnit } from '../../../engineering/format.ts';
import { isUse } from '../../../engineering/plant/destinations.ts';
import { withMeasures } from '../../../engineering/plant/measures.ts';
import {
  EXAMPLE_PLANT,
  type Operation,
  solveForSameHeat,
  solveOperation,
} from '../../../engineering/plant/model.ts';
import type { Result } from '../../../engineering/result.ts';

export type ExampleFigure = { id: 'steam' | 'returned' | 'fuel' | 'makeup' | 'lost' } & Compared;
type Compared = { today: string; after: string; left: number };

const SECONDS = 3600;
const LITRES = 1000;

/** What is measured in the plant that the tool starts with, and again with more return and an economizer. */
export function exampleFigures(): ExampleFigure[] {
  const today = solved(solveOperation(EXAMPLE_PLANT));
  const changed = withMeasures(EXAMPLE_PLANT, ['retorno', 'economizador']);
  const after = solved(solveForSameHeat(changed, today.destinations));
  const compare = (read: (of: Operation) => number, show: (value: number) => string): Compared => ({
    today: show(read(today)),
    after: show(read(after)),
    left: read(after) / read(today),
  });
  const perHour = (unit: 'kg/h' | 'L/h') => (value: number) =>
    withUnit(formatNumber(value, 3), unit);
  const percent = (share: number) => withUnit(formatNumber(100 * share, 2), '%');
  const heatPerVolume = EXAMPLE_PLANT.values.heatPerVolume ?? Number.NaN;
  return [
    { id: 'steam', ...compare(({ balance }) => balance.steam * SECONDS, perHour('kg/h')) },
    { id: 'returned', ...compare(({ plant }) => plant.high.returned, percent) },
    {
      id: 'fuel',
      ...compare(
        ({ balance }) => (balance.fuel / heatPerVolume) * LITRES * SECONDS,
        perHour('L/h'),
      ),
    },
    { id: 'makeup', ...compare(({ balance }) => balance.makeup * SECONDS, perHour('kg/h')) },
    { id: 'lost', ...compare(lost, percent) },
  ];
}

function lost({ balance, destinations }: Operation): number {
  const used = Object.entries(destinations).filter(([id]) => isUse(id as 'highUse'));
  return 1 - used.reduce((sum, [, power]) => sum + power, 0) / balance.fuel;
}

function solved(solution: Result<Operation>): Operation {
  if (!solution.ok) throw new Error('The example plant has no solution');
  return solution.value;
}
