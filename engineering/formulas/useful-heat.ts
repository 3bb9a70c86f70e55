import { limit } from '../limits.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';
import { type Fuel, perEnergy } from './fuels.ts';

interface UsefulHeat {
  readonly price: Quantity<'pricePerEnergy'>;
  readonly carbon: Quantity<'carbonPerEnergy'>;
}

/**
 * What a joule of heat at the process costs and emits: the fuel's own over the efficiency, on the
 * same basis. A heat pump's efficiency is its COP, and so may pass 100 %.
 */
export function usefulHeat(fuel: Fuel, efficiency: Quantity<'ratio'>): Result<UsefulHeat> {
  const outside = limit('La eficiencia o el COP', efficiency, '1', 0.2, 20);
  if (outside) return outside;
  const { price, carbon } = perEnergy(fuel);
  return accept({
    price: si('pricePerEnergy', price / efficiency),
    carbon: si('carbonPerEnergy', carbon / efficiency),
  });
}
