import { of, type Quantity, si } from '../quantities.ts';

/**
 * A fuel in the unit it is bought in. Heating value, efficiency and CO₂ factor share one basis:
 * an efficiency on gross heating value with a net heating value is wrong by 5 to 10 %.
 */
export type Fuel =
  | {
      readonly soldBy: 'volume';
      readonly heatingValue: Quantity<'energyPerVolume'>;
      readonly price: Quantity<'pricePerVolume'>;
      readonly carbon: Quantity<'carbonPerVolume'>;
      readonly biogenic: boolean;
    }
  | {
      readonly soldBy: 'mass';
      readonly heatingValue: Quantity<'specificEnergy'>;
      readonly price: Quantity<'pricePerMass'>;
      readonly carbon: Quantity<'carbonPerMass'>;
      readonly biogenic: boolean;
    }
  | {
      readonly soldBy: 'energy';
      readonly price: Quantity<'pricePerEnergy'>;
      readonly carbon: Quantity<'carbonPerEnergy'>;
      readonly biogenic: boolean;
    };

/** IPCC 2006, vol. 2, tables 1.2 and 1.4 (net heating values and CO₂ per net TJ). */
export const IPCC = {
  bunker: { heatingValue: of(40.4, 'MJ/kg'), carbon: of(77.4, 't CO₂/TJ') },
  glp: { heatingValue: of(47.3, 'MJ/kg'), carbon: of(63.1, 't CO₂/TJ') },
  madera: { heatingValue: of(15.6, 'MJ/kg'), carbon: of(112, 't CO₂/TJ') },
} as const;

/**
 * Propane and butane, 60/40 by mass: 46,35 and 45,75 MJ/kg net. IPCC's 47,3 lies above propane
 * itself; its CO₂ per kilogram is right, and stays.
 */
export const GLP_HEATING_VALUE = of(46.1, 'MJ/kg');

/** Densities that turn a factor per kilogram into one per litre; examples, to be edited. */
export const DIESEL_DENSITY = of(848, 'kg/m³');
export const BUNKER_DENSITY = of(975, 'kg/m³');
export const GLP_DENSITY = of(540, 'kg/m³');

function perLitre(
  fuel: { heatingValue: Quantity<'specificEnergy'>; carbon: Quantity<'carbonPerEnergy'> },
  density: Quantity<'density'>,
) {
  return {
    heatingValue: si('energyPerVolume', fuel.heatingValue * density),
    carbon: si('carbonPerVolume', fuel.heatingValue * fuel.carbon * density),
  };
}

/**
 * Fuels of Costa Rican plants (natural gas is not piped there). Diésel and búnker on gross heating
 * value; GLP and wood on net. Diésel CO₂: IMN 2026. Wood is biogenic and reported apart.
 */
export const FUEL_DATA = {
  diesel: {
    basis: 'superior',
    heatingValue: of(38.66, 'MJ/L'),
    carbon: of(2.613, 'kg CO₂/L'),
  },
  bunker: {
    basis: 'superior',
    heatingValue: of(41.72, 'MJ/L'),
    carbon: perLitre(IPCC.bunker, BUNKER_DENSITY).carbon,
  },
  glp: {
    basis: 'inferior',
    heatingValue: si('energyPerVolume', GLP_HEATING_VALUE * GLP_DENSITY),
    carbon: perLitre(IPCC.glp, GLP_DENSITY).carbon,
  },
  madera: {
    basis: 'inferior',
    heatingValue: IPCC.madera.heatingValue,
    carbon: si('carbonPerMass', IPCC.madera.heatingValue * IPCC.madera.carbon),
  },
} as const;

/** Grid of Costa Rica by year (IMN); it moves with the rain, so it is an input, never a constant. */
export const GRID_CARBON_BY_YEAR = {
  2022: of(0.0534, 'kg CO₂/kWh'),
  2023: of(0.0879, 'kg CO₂/kWh'),
  2025: of(0.0415, 'kg CO₂/kWh'),
} as const;

/** What a joule of heat released by the fuel costs and emits. */
export function perEnergy(fuel: Fuel): {
  readonly price: Quantity<'pricePerEnergy'>;
  readonly carbon: Quantity<'carbonPerEnergy'>;
} {
  if (fuel.soldBy === 'energy') return fuel;
  return {
    price: si('pricePerEnergy', fuel.price / fuel.heatingValue),
    carbon: si('carbonPerEnergy', fuel.carbon / fuel.heatingValue),
  };
}
