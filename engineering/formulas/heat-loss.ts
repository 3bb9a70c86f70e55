import { firstRefusal, limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

const GRAVITY = 9.80665;
const STEFAN_BOLTZMANN = 5.670374419e-8;
const AIR_CONSTANT = 287.05;
/** Oxidised steel, bare; weathered aluminium cladding. */
export const BARE_STEEL: Quantity<'ratio'> = of(0.8, '1');
export const CLADDING: Quantity<'ratio'> = of(0.2, '1');

export interface Surroundings {
  readonly air: Quantity<'temperature'>;
  readonly pressure: Quantity<'pressure'>;
}

/** Dry air at the film temperature: Sutherland's viscosity, Holman's fits for k and cp. */
function airAt(T: number, pressure: Quantity<'pressure'>) {
  const viscosity = (1.458e-6 * T ** 1.5) / (T + 110.4);
  const conductivity = 0.02624 * (T / 300) ** 0.8646;
  const specificHeat = 1002.5 + 275e-6 * (T - 200) ** 2;
  const density = pressure / (AIR_CONSTANT * T);
  const prandtl = (viscosity * specificHeat) / conductivity;
  return { conductivity, prandtl, kinematic: viscosity / density };
}

/** Churchill and Chu (1975), horizontal cylinder in still air, any Rayleigh number up to 10¹². */
export function naturalConvection(
  diameter: Quantity<'length'>,
  surface: Quantity<'temperature'>,
  { air, pressure }: Surroundings,
): Quantity<'heatTransfer'> {
  const film = (surface + air) / 2;
  const { conductivity, prandtl, kinematic } = airAt(film, pressure);
  const rayleigh =
    ((GRAVITY / film) * Math.abs(surface - air) * diameter ** 3 * prandtl) / kinematic ** 2;
  const shape = (1 + (0.559 / prandtl) ** (9 / 16)) ** (8 / 27);
  const nusselt = (0.6 + (0.387 * rayleigh ** (1 / 6)) / shape) ** 2;
  return si('heatTransfer', (nusselt * conductivity) / diameter);
}

/** Convection and radiation from a square metre, W/m². */
function heatFlux(
  diameter: Quantity<'length'>,
  surface: Quantity<'temperature'>,
  emissivity: Quantity<'ratio'>,
  around: Surroundings,
): number {
  const convection = naturalConvection(diameter, surface, around) * (surface - around.air);
  return convection + emissivity * STEFAN_BOLTZMANN * (surface ** 4 - around.air ** 4);
}

function refuseOutside(
  diameter: Quantity<'length'>,
  hot: Quantity<'temperature'>,
  emissivity: Quantity<'ratio'>,
  around: Surroundings,
) {
  const outside = firstRefusal(
    limit('El diámetro exterior', diameter, 'mm', 15, 1000),
    limit('La temperatura de la superficie', hot, '°C', 0, 400),
    limit('La temperatura del aire', around.air, '°C', 0, 50),
    limit('La emisividad', emissivity, '1', 0.02, 1),
    limit('La presión del sitio', around.pressure, 'kPa', 50, 120),
  );
  if (outside) return outside;
  if (hot > around.air) return undefined;
  return refuse(
    say`La tubería debe estar más caliente que el aire (${mention(around.air, '°C')}) para perder calor.`,
  );
}

/** Heat lost by each metre of bare pipe, its surface at the temperature of the steam. */
export function bareLoss(
  diameter: Quantity<'length'>,
  hot: Quantity<'temperature'>,
  emissivity: Quantity<'ratio'>,
  around: Surroundings,
): Result<Quantity<'lineHeatLoss'>> {
  const outside = refuseOutside(diameter, hot, emissivity, around);
  if (outside) return outside;
  return accept(
    si('lineHeatLoss', Math.PI * diameter * heatFlux(diameter, hot, emissivity, around)),
  );
}

export interface Insulation {
  readonly thickness: Quantity<'length'>;
  readonly conductivity: Quantity<'conductivity'>;
  readonly emissivity: Quantity<'ratio'>;
}

/** Same metre under insulation; the surface temperature is where conduction meets the air. */
export function insulatedLoss(
  diameter: Quantity<'length'>,
  hot: Quantity<'temperature'>,
  { thickness, conductivity, emissivity }: Insulation,
  around: Surroundings,
): Result<{
  readonly loss: Quantity<'lineHeatLoss'>;
  readonly surface: Quantity<'temperature'>;
}> {
  const outside = firstRefusal(
    refuseOutside(diameter, hot, emissivity, around),
    limit('El espesor del aislamiento', thickness, 'mm', 5, 300),
    limit('La conductividad del aislamiento', conductivity, 'W/m·K', 0.01, 0.2),
  );
  if (outside) return outside;
  const outer = si('length', diameter + 2 * thickness);
  const resistance = Math.log(outer / diameter) / (2 * Math.PI * conductivity);
  // Conducted minus given off falls steadily with the surface temperature: bisection cannot miss.
  let low: number = around.air;
  let high: number = hot;
  for (let step = 0; step < 60; step += 1) {
    const middle = si('temperature', (low + high) / 2);
    const conducted = (hot - middle) / resistance;
    if (conducted > Math.PI * outer * heatFlux(outer, middle, emissivity, around)) low = middle;
    else high = middle;
  }
  const surface = si('temperature', (low + high) / 2);
  return accept({ loss: si('lineHeatLoss', (hot - surface) / resistance), surface });
}
