import { region1 } from '../if97/regions.ts';
import { limit } from '../limits.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import {
  dryMoles,
  type FuelAnalysis,
  LATENT_25,
  netHeatingValue,
  type StackGas,
  stoichiometry,
} from './combustion.ts';
import { dryHeat, vapourHeat, waterMass } from './gas-heat.ts';

/** Heat of burning carbon monoxide to carbon dioxide, 283 MJ/kmol. */
const CO_HEAT = 283e6;
const REFERENCE = of(25, '°C');
const LIQUID = of(1, 'bar');

interface Stack {
  readonly fuel: FuelAnalysis;
  readonly gas: StackGas;
  readonly gasTemperature: Quantity<'temperature'>;
  readonly airTemperature: Quantity<'temperature'>;
  /** Carbon monoxide in the dry gases. */
  readonly carbonMonoxide: Quantity<'ratio'>;
}

export type Basis = 'superior' | 'inferior';

interface StackLoss {
  /** Each loss as a share of the heating value on the chosen basis. */
  readonly dry: Quantity<'ratio'>;
  readonly water: Quantity<'ratio'>;
  readonly unburnt: Quantity<'ratio'>;
  readonly efficiency: Quantity<'ratio'>;
}

/**
 * Losses of ASME PTC 4's energy balance that a stack analyser can see: dry gas, water of the fuel
 * and the air, carbon monoxide. The net basis counts no latent heat, neither as heat nor as loss.
 */
export function stackLoss(stack: Stack, basis: Basis): Result<StackLoss> {
  const { fuel, gas, gasTemperature: hot, airTemperature: cold, carbonMonoxide } = stack;
  const outside =
    limit('La temperatura de los gases', hot, '°C', 40, 600) ??
    limit('La temperatura del aire', cold, '°C', 0, 60) ??
    limit(
      'El CO en los gases secos',
      carbonMonoxide,
      'ppm',
      0,
      5000,
      'con más CO hay peligro: apague y llame al técnico del quemador',
    );
  if (outside) return outside;
  if (!(hot > cold)) {
    return refuse(
      say`Los gases deben estar más calientes que el aire de combustión (${mention(cold, '°C', 3)}); revise la medición.`,
    );
  }
  const isGross = basis === 'superior';
  const heating = isGross ? fuel.gross : netHeatingValue(fuel);
  const water = gas.water * vapourHeat(cold, hot) + (isGross ? evaporation(fuel, cold) : 0);
  const dry = dryHeat(gas, cold, hot) / heating;
  const wet = water / heating;
  const unburnt = (carbonMonoxide * dryMoles(gas) * CO_HEAT) / heating;
  const efficiency = si('ratio', 1 - dry - wet - unburnt);
  if (!(efficiency > 0)) {
    return refuse(
      'Con esas lecturas los gases se llevarían más calor del que da el combustible: revise el analizador y la temperatura.',
    );
  }
  return accept({
    dry: si('ratio', dry),
    water: si('ratio', wet),
    unburnt: si('ratio', unburnt),
    efficiency,
  });
}

/** Heat that the water of the fuel takes to be vapour; the air's moisture comes as vapour already. */
function evaporation(fuel: FuelAnalysis, cold: Quantity<'temperature'>): number {
  const { water } = stoichiometry(fuel);
  const warming = region1(LIQUID, REFERENCE).h - region1(LIQUID, cold).h;
  return waterMass(water) * (LATENT_25 + warming) - water * vapourHeat(cold, REFERENCE);
}

/** Constants A₂ and B of the German rule 1. BImSchV, for loss on net heating value. */
export const SIEGERT = {
  diesel: [0.68, 0.007],
  glp: [0.63, 0.008],
} as const;

/** Siegert's formula as analysers print it: (Tg − Ta)·(A₂/(21 − O₂) + B) in per cent. */
export function siegertLoss(
  [a2, b]: readonly [number, number],
  oxygen: Quantity<'ratio'>,
  hot: Quantity<'temperature'>,
  cold: Quantity<'temperature'>,
): Quantity<'ratio'> {
  return of((hot - cold) * (a2 / (21 - valueIn(oxygen, '%')) + b), '%');
}
