import { type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';
import { type Balance, solvePlant } from './balance.ts';
import type { Plant } from './plant.ts';

export interface Prices {
  readonly fuel: Quantity<'pricePerEnergy'>;
  readonly carbon: Quantity<'carbonPerEnergy'>;
  /** Wood: its CO₂ is told apart. */
  readonly biogenic: boolean;
  readonly electricity: Quantity<'pricePerEnergy'>;
  readonly gridCarbon: Quantity<'carbonPerEnergy'>;
  /** Water, treatment and discharge for each cubic metre of make-up. */
  readonly water: Quantity<'pricePerVolume'>;
  readonly hours: Quantity<'time'>;
}

export interface Year {
  readonly fuelEnergy: Quantity<'energy'>;
  readonly fuelCost: Quantity<'colones'>;
  readonly water: Quantity<'volume'>;
  readonly waterCost: Quantity<'colones'>;
  readonly electricity: Quantity<'energy'>;
  readonly electricityValue: Quantity<'colones'>;
  /** Fuel and water, less the electricity generated. */
  readonly cost: Quantity<'colones'>;
  /** Fossil CO₂, less what the grid need not emit. */
  readonly carbon: Quantity<'carbon'>;
  readonly biogenic: Quantity<'carbon'>;
}

const WATER_DENSITY = 1000;

export function yearOf(balance: Balance, prices: Prices): Year {
  const { hours } = prices;
  const fuelEnergy = balance.fuel * hours;
  const water = (balance.makeup * hours) / WATER_DENSITY;
  const electricity = balance.electricity * hours;
  const fuelCost = fuelEnergy * prices.fuel;
  const waterCost = water * prices.water;
  const electricityValue = electricity * prices.electricity;
  const burnt = fuelEnergy * prices.carbon;
  return {
    fuelEnergy: si('energy', fuelEnergy),
    fuelCost: si('colones', fuelCost),
    water: si('volume', water),
    waterCost: si('colones', waterCost),
    electricity: si('energy', electricity),
    electricityValue: si('colones', electricityValue),
    cost: si('colones', fuelCost + waterCost - electricityValue),
    carbon: si('carbon', (prices.biogenic ? 0 : burnt) - electricity * prices.gridCarbon),
    biogenic: si('carbon', prices.biogenic ? burnt : 0),
  };
}

/** Small beside any header's use, large beside rounding. */
const STEP = 1e-4;

/**
 * What one more tonne of steam costs at a header, by solving the plant again with a little more
 * use: its condensate, its share of blowdown and deaerator steam, and its electricity come along.
 */
export function marginalCost(
  plant: Plant,
  prices: Prices,
  header: 'high' | 'low',
  balance: Balance,
): Result<Quantity<'pricePerMass'> | null> {
  const place = plant[header];
  if (place === null) return accept(null);
  const more = { ...plant, [header]: { ...place, use: si('massFlow', place.use + STEP) } };
  const then = solvePlant(more);
  if (!then.ok) return then;
  const cost = (yearOf(then.value, prices).cost - yearOf(balance, prices).cost) / prices.hours;
  return accept(si('pricePerMass', cost / STEP));
}
