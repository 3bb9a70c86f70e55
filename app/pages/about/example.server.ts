import {
  formatDecimals,
  formatNumber,
  formatQuantity,
  withUnit,
} from '../../../engineering/format.ts';
import { fuelVolumeFlow } from '../../../engineering/formulas/boiler.ts';
import { millions } from '../../../engineering/money.ts';
import { usedPower } from '../../../engineering/plant/destinations.ts';
import { withMeasures } from '../../../engineering/plant/measures.ts';
import {
  EXAMPLE_PLANT,
  type Operation,
  solveForSameHeat,
  solveOperation,
} from '../../../engineering/plant/model.ts';
import { type Quantity, si, valueIn } from '../../../engineering/quantities.ts';
import { solved } from '../../../engineering/solved.ts';
import { fill } from '../../ui/fill.ts';

type FigureId =
  | 'steam'
  | 'deaerator'
  | 'process'
  | 'returned'
  | 'drained'
  | 'makeup'
  | 'fuel'
  | 'lost';
type ExampleFigure = { id: FigureId } & Compared;
type Compared = { today: string; after: string; left: number; change: string };

export type Example = { figures: ExampleFigure[]; saved: string };

/** What is measured in the plant that the tool starts with, and again with more return and an economizer. */
export function exampleFigures(words: { inPoints: string }): Example {
  const today = solved(solveOperation(EXAMPLE_PLANT));
  const changed = withMeasures(EXAMPLE_PLANT, ['retorno', 'economizador']);
  const after = solved(solveForSameHeat(changed, today.destinations));
  const compare = <Value extends number>(
    read: (of: Operation) => Value,
    show: (value: Value) => string,
    differ = byRatio,
  ): Compared => ({
    today: show(read(today)),
    after: show(read(after)),
    left: read(after) / read(today),
    change: differ(read(today), read(after)),
  });
  // To ten kilograms each, so that the flows add up as they are read.
  const mass = (flow: Quantity<'massFlow'>) =>
    withUnit(formatDecimals(Math.round(valueIn(flow, 'kg/h') / 10) * 10, 0), 'kg/h');
  const volume = (flow: Quantity<'volumeFlow'>) => formatQuantity(flow, 'L/h', 4);
  const percent = (share: number) => withUnit(formatNumber(100 * share, 2), '%');
  const byPoints = (was: number, is: number) =>
    fill(words.inPoints, { n: formatNumber(100 * (is - was), 1) });
  const heatPerVolume = si('energyPerVolume', EXAMPLE_PLANT.values.heatPerVolume ?? Number.NaN);
  const figures: ExampleFigure[] = [
    { id: 'steam', ...compare(({ balance }) => balance.steam, mass) },
    { id: 'deaerator', ...compare(({ balance }) => balance.deaeratorSteam, mass) },
    { id: 'process', ...compare(({ plant }) => plant.high.use, mass) },
    { id: 'returned', ...compare(returnedFlow, mass) },
    { id: 'drained', ...compare(drained, mass) },
    { id: 'makeup', ...compare(({ balance }) => balance.makeup, mass) },
    {
      id: 'fuel',
      ...compare(({ balance }) => fuelVolumeFlow(balance.fuel, heatPerVolume), volume),
    },
    { id: 'lost', ...compare(lost, percent, byPoints) },
  ];
  return { figures, saved: millions(today.year.cost - after.year.cost) };
}

function byRatio(was: number, is: number): string {
  return withUnit(formatNumber(100 * (is / was - 1), 2), '%');
}

function returnedFlow({ plant }: Operation): Quantity<'massFlow'> {
  return si('massFlow', plant.high.use * plant.high.returned);
}

function drained({ balance }: Operation): Quantity<'massFlow'> {
  return si('massFlow', balance.blowdown + balance.vent);
}

function lost({ balance, destinations }: Operation): number {
  return 1 - usedPower(destinations) / balance.fuel;
}
