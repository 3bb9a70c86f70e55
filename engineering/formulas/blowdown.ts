import { region1 } from '../if97/regions.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import { flash } from './flash.ts';

/** Liquid that is not boiling: its enthalpy hardly depends on pressure. */
const LIQUID_PRESSURE = of(1, 'bar');

interface Blowdown {
  readonly flow: Quantity<'massFlow'>;
  readonly feedwater: Quantity<'massFlow'>;
  /** Share of the feedwater. */
  readonly rate: Quantity<'ratio'>;
  /** How many times the boiler concentrates its feedwater. */
  readonly cycles: Quantity<'ratio'>;
}

/**
 * Salts in are salts out: ṁ_p = ṁ_v·F/(B − F). The two may be dissolved solids or conductivities,
 * as long as both are read alike (neutralised and at 25 °C).
 */
export function blowdown<D extends 'concentration' | 'electricConductivity'>(
  steam: Quantity<'massFlow'>,
  feed: Quantity<D>,
  boiler: Quantity<D>,
): Result<Blowdown> {
  const outside = limit('El vapor producido', steam, 'kg/h', 0, 1e6);
  if (outside) return outside;
  if (!(feed >= 0 && boiler > 0 && feed < boiler)) {
    return refuse(
      'El agua de alimentación debe traer menos sales que el límite de la caldera; si no, ninguna purga alcanza y hay que mejorar el tratamiento del agua.',
    );
  }
  const rate = feed / boiler;
  if (rate > 0.5) {
    return refuse(
      say`La purga sería el ${mention(si('ratio', rate), '%', 3)} del agua de alimentación: mejore el tratamiento o devuelva más condensado antes de dimensionarla (esta herramienta llega al 50 %).`,
    );
  }
  return accept({
    flow: si('massFlow', (steam * rate) / (1 - rate)),
    feedwater: si('massFlow', steam / (1 - rate)),
    rate: si('ratio', rate),
    cycles: si('ratio', rate > 0 ? 1 / rate : 0),
  });
}

function liquidEnthalpy(T: Quantity<'temperature'>): number {
  return region1(LIQUID_PRESSURE, T).h;
}

/** Heat that the blowdown carries above the make-up water which replaces it. */
export function blowdownHeat(
  flow: Quantity<'massFlow'>,
  pressure: Quantity<'pressure'>,
  makeup: Quantity<'temperature'>,
): Result<Quantity<'power'>> {
  const outside = limit('La temperatura de la reposición', makeup, '°C', 0, 95);
  if (outside) return outside;
  const line = saturatedAtPressure(pressure);
  if (!line.ok) return line;
  return accept(si('power', flow * (line.value.hf - liquidEnthalpy(makeup))));
}

export type Recovery = 'ninguna' | 'flash' | 'intercambiador' | 'ambos';

interface RecoveredBlowdown {
  readonly steam: Quantity<'massFlow'>;
  readonly heat: Quantity<'power'>;
  readonly drain: Quantity<'temperature'>;
}

interface RecoverySetup {
  readonly flow: Quantity<'massFlow'>;
  readonly pressure: Quantity<'pressure'>;
  readonly flashPressure: Quantity<'pressure'>;
  readonly makeup: Quantity<'temperature'>;
  readonly approach: Quantity<'temperatureDifference'>;
  readonly recovery: Recovery;
}

/**
 * Flash tank first (its steam goes to the deaerator), then an exchanger that cools what is left to
 * a few degrees above the make-up. Without an exchanger the drain is at the tank's temperature.
 */
export function recoverBlowdown(setup: RecoverySetup): Result<RecoveredBlowdown> {
  const { flow, pressure, flashPressure, makeup, approach, recovery } = setup;
  const withTank = recovery === 'flash' || recovery === 'ambos';
  const withExchanger = recovery === 'intercambiador' || recovery === 'ambos';
  const tank = saturatedAtPressure(withTank ? flashPressure : pressure);
  if (!tank.ok) return tank;
  const flashed = flash(pressure, flashPressure);
  if (!flashed.ok) return flashed;
  const steam = withTank ? flow * flashed.value.fraction : 0;
  const cold = si('temperature', makeup + approach);
  const cooled = Math.max(0, tank.value.hf - liquidEnthalpy(cold));
  const drain = withExchanger && cooled > 0 ? cold : tank.value.T;
  const fromSteam = steam * (tank.value.hg - liquidEnthalpy(makeup));
  const fromWater = withExchanger ? (flow - steam) * cooled : 0;
  return accept({
    steam: si('massFlow', steam),
    heat: si('power', fromSteam + fromWater),
    drain,
  });
}
