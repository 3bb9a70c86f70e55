import { type Quantity, si } from '../quantities.ts';
import type { Balance } from './balance.ts';
import type { Plant } from './plant.ts';

/** Where the fuel's heat ends up. The first three are what the plant is for. */
export const DESTINATIONS = [
  'highUse',
  'lowUse',
  'electricity',
  'stack',
  'notReturned',
  'returnCooling',
  'leaks',
  'bare',
  'headers',
  'blowdown',
  'vent',
  'surplus',
  'generator',
] as const;
export type DestinationId = (typeof DESTINATIONS)[number];

export type Destinations = Readonly<Record<DestinationId, Quantity<'power'>>>;

export function isUse(id: DestinationId): boolean {
  return id === 'highUse' || id === 'lowUse' || id === 'electricity';
}

/** What of the fuel's heat serves what the plant is for. */
export function usedPower(destinations: Destinations): number {
  return DESTINATIONS.filter(isUse).reduce((sum, id) => sum + destinations[id], 0);
}

/** The condensate that comes back as it leaves its traps, or the flash into the low header. */
export function condensateBack({ high, low }: Plant, { states, condensateVapour }: Balance) {
  const lowLine = states.low?.hf ?? 0;
  return [
    {
      flow: high.use * high.returned - condensateVapour,
      enthalpy: low?.flashCondensate ? lowLine : states.high.hf,
    },
    { flow: low ? low.use * low.returned : 0, enthalpy: lowLine },
  ];
}

/**
 * Every watt of the fuel, counted from cold make-up water: what leaves the plant as warm water or
 * steam is lost as far as it is warmer than the water that replaces it.
 */
export function whereFuelGoes(plant: Plant, balance: Balance): Destinations {
  const { high, low } = plant;
  const { states } = balance;
  const above = (enthalpy: number) => enthalpy - states.makeup;
  const lowLine = states.low?.hf ?? 0;
  const lowInflow = balance.letDown + balance.blowdownVapour + balance.condensateVapour;
  const lowHeat =
    balance.letDown * balance.letDownEnthalpy +
    (balance.blowdownVapour + balance.condensateVapour) * (states.low?.hg ?? 0);
  const blowdownEnthalpy = plant.flashBlowdown ? lowLine : states.high.hf;
  const watts: Record<DestinationId, number> = {
    highUse: high.use * (balance.highEnthalpy - states.high.hf),
    lowUse: low ? low.use * (balance.lowEnthalpy - lowLine) : 0,
    electricity: balance.electricity,
    stack: balance.fuel * (1 - plant.boiler.efficiency - plant.boiler.economizer),
    notReturned:
      high.use * (1 - high.returned) * above(states.high.hf) +
      (low ? low.use * (1 - low.returned) * above(lowLine) : 0),
    returnCooling: condensateBack(plant, balance).reduce(
      (sum, { flow, enthalpy }) => sum + flow * (enthalpy - states.returned),
      0,
    ),
    leaks:
      high.leaked * above(balance.highEnthalpy) + (low?.leaked ?? 0) * above(balance.lowEnthalpy),
    bare: high.bareHeat + (lowInflow > 0 ? (low?.bareHeat ?? 0) : 0),
    headers: balance.steam * states.steam * high.loss + lowHeat * (low?.loss ?? 0),
    blowdown: balance.blowdownWater * above(blowdownEnthalpy) - balance.preheat,
    vent: balance.vent * above(states.deaerator.hg),
    surplus: balance.surplus * above(balance.lowEnthalpy),
    generator: balance.shaft - balance.electricity,
  };
  const entries = Object.entries(watts).map(([id, value]) => [id, si('power', value)]);
  return Object.fromEntries(entries) as Destinations;
}

/** How far the destinations miss the fuel, as a share of it: rounding, or a figure not to be shown. */
export function closure(balance: Balance, destinations: Destinations): number {
  const sum = Object.values(destinations).reduce((total: number, value) => total + value, 0);
  return Math.abs(sum / balance.fuel - 1);
}
