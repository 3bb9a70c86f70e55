import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

/** Mass fractions of the fuel as it is fired, and its gross heating value. */
export interface FuelAnalysis {
  readonly carbon: number;
  readonly hydrogen: number;
  readonly sulphur: number;
  readonly oxygen: number;
  readonly nitrogen: number;
  readonly water: number;
  readonly gross: Quantity<'specificEnergy'>;
}

function analysis(parts: Partial<FuelAnalysis> & Pick<FuelAnalysis, 'gross'>): FuelAnalysis {
  return { carbon: 0, hydrogen: 0, sulphur: 0, oxygen: 0, nitrogen: 0, water: 0, ...parts };
}

/** Typical analyses. Sulphur: diésel 50 ppm; búnker high, where the stack has to be kept warm. */
export const ANALYSES = {
  diesel: analysis({
    carbon: 0.868,
    hydrogen: 0.13195,
    sulphur: 0.00005,
    gross: of(45.6, 'MJ/kg'),
  }),
  bunker: analysis({
    carbon: 0.86,
    hydrogen: 0.107,
    sulphur: 0.025,
    nitrogen: 0.004,
    gross: of(42.8, 'MJ/kg'),
  }),
  glp: analysis({ carbon: 0.821, hydrogen: 0.179, gross: of(50.0, 'MJ/kg') }),
  /** Methane, for comparison with published tables only: Costa Rica has no piped gas. */
  gasNatural: analysis({ carbon: 0.7487, hydrogen: 0.2513, gross: of(55.5, 'MJ/kg') }),
} as const;

/** Kilograms per kilomole. */
export const MOLAR = {
  C: 12.011,
  H2: 2.016,
  S: 32.06,
  O2: 31.999,
  N2: 28.014,
  H2O: 18.015,
  air: 28.965,
};
const OXYGEN_IN_AIR = 0.2095;
/** Latent heat of water at 25 °C, the reference of heating values. */
export const LATENT_25 = of(2441.7, 'kJ/kg');
/** Air of Costa Rica: 28 °C and 67 % relative humidity hold about 16 g of water per kilogram. */
export const AIR_HUMIDITY = of(0.016, '1');
/** Net heating value of dry wood (ISO 17225-1, broad-leaf). */
export const DRY_WOOD = of(18.9, 'MJ/kg');

/** Dry wood: 50 % carbon, 6 % hydrogen, 43 % oxygen, 1 % ash; the rest is water. */
export function woodAnalysis(moisture: Quantity<'ratio'>): FuelAnalysis {
  const dry = 1 - moisture;
  const hydrogen = 0.06 * dry;
  return analysis({
    carbon: 0.5 * dry,
    hydrogen,
    oxygen: 0.43 * dry,
    water: moisture,
    gross: si('specificEnergy', DRY_WOOD * dry + (hydrogen / MOLAR.H2) * MOLAR.H2O * LATENT_25),
  });
}

/** Moisture, as a share of the whole, that a net heating value of wood stands for. */
export function woodMoisture(heatingValue: Quantity<'specificEnergy'>): Result<Quantity<'ratio'>> {
  if (!(heatingValue <= DRY_WOOD && heatingValue > 0)) {
    return refuse(
      say`La madera seca tiene un poder calorífico inferior de ${mention(DRY_WOOD, 'MJ/kg', 3)}; con humedad es menor. Escriba un valor menor.`,
      'heatPerMass',
    );
  }
  return accept(si('ratio', (DRY_WOOD - heatingValue) / (DRY_WOOD + LATENT_25)));
}

/** The same oil with another sulphur, which takes the place of the rest in proportion. */
export function withSulphur(fuel: FuelAnalysis, sulphur: Quantity<'ratio'>): FuelAnalysis {
  const rest = (1 - sulphur) / (1 - fuel.sulphur);
  return {
    ...fuel,
    carbon: fuel.carbon * rest,
    hydrogen: fuel.hydrogen * rest,
    nitrogen: fuel.nitrogen * rest,
    sulphur,
  };
}

/** Kilomoles per kilogram of fuel, burnt with exactly the air it needs. */
interface Stoichiometry {
  readonly co2: number;
  readonly so2: number;
  readonly water: number;
  readonly nitrogen: number;
  /** Dry air. */
  readonly air: number;
}

export function stoichiometry(fuel: FuelAnalysis): Stoichiometry {
  const co2 = fuel.carbon / MOLAR.C;
  const so2 = fuel.sulphur / MOLAR.S;
  const hydrogen = fuel.hydrogen / MOLAR.H2;
  const air = (co2 + so2 + hydrogen / 2 - fuel.oxygen / MOLAR.O2) / OXYGEN_IN_AIR;
  return {
    co2,
    so2,
    water: hydrogen + fuel.water / MOLAR.H2O,
    nitrogen: (1 - OXYGEN_IN_AIR) * air + fuel.nitrogen / MOLAR.N2,
    air,
  };
}

export function dryGas({ co2, so2, nitrogen }: Stoichiometry): number {
  return co2 + so2 + nitrogen;
}

export function airPerFuel(fuel: FuelAnalysis): Quantity<'ratio'> {
  return si('ratio', stoichiometry(fuel).air * MOLAR.air);
}

/** Net heating value: the water of the gases stays vapour. */
export function netHeatingValue(fuel: FuelAnalysis): Quantity<'specificEnergy'> {
  return si('specificEnergy', fuel.gross - stoichiometry(fuel).water * MOLAR.H2O * LATENT_25);
}

export function excessAirFromOxygen(
  oxygen: Quantity<'ratio'>,
  fuel: FuelAnalysis,
): Result<Quantity<'ratio'>> {
  const outside = limit(
    'El oxígeno en los gases secos',
    oxygen,
    '%',
    0,
    17,
    'con más aire que ese busque primero entradas de aire falso',
  );
  if (outside) return outside;
  const burnt = stoichiometry(fuel);
  return accept(si('ratio', (oxygen * dryGas(burnt)) / (burnt.air * (OXYGEN_IN_AIR - oxygen))));
}

/** What an analyser shows in dry gases with this excess of air. */
export function oxygenFromExcessAir(
  excess: Quantity<'ratio'>,
  fuel: FuelAnalysis,
): Quantity<'ratio'> {
  const burnt = stoichiometry(fuel);
  const air = burnt.air * excess;
  return si('ratio', (air * OXYGEN_IN_AIR) / (dryGas(burnt) + air));
}

/** What goes up the stack, in kilomoles per kilogram of fuel. */
export interface StackGas {
  readonly co2: number;
  readonly so2: number;
  readonly water: number;
  readonly nitrogen: number;
  readonly oxygen: number;
}

/** `humidity` is kilograms of water per kilogram of dry air. */
export function stackGas(
  fuel: FuelAnalysis,
  excess: Quantity<'ratio'>,
  humidity: Quantity<'ratio'>,
): StackGas {
  const burnt = stoichiometry(fuel);
  const moist = (burnt.air * (1 + excess) * MOLAR.air * humidity) / MOLAR.H2O;
  return {
    co2: burnt.co2,
    so2: burnt.so2,
    water: burnt.water + moist,
    nitrogen: burnt.nitrogen + burnt.air * excess * (1 - OXYGEN_IN_AIR),
    oxygen: burnt.air * excess * OXYGEN_IN_AIR,
  };
}

export function dryMoles({ co2, so2, nitrogen, oxygen }: StackGas): number {
  return co2 + so2 + nitrogen + oxygen;
}

/** Mass of the wet gases per mass of fuel. */
export function gasPerFuel(gas: StackGas): Quantity<'ratio'> {
  const { co2, so2, water, nitrogen, oxygen } = gas;
  const carbonDioxide = co2 * (MOLAR.C + MOLAR.O2);
  const sulphurDioxide = so2 * (MOLAR.S + MOLAR.O2);
  const rest = water * MOLAR.H2O + nitrogen * MOLAR.N2 + oxygen * MOLAR.O2;
  return si('ratio', carbonDioxide + sulphurDioxide + rest);
}
