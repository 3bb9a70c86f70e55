import { region1 } from '../if97/regions.ts';
import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

export interface CondensateReturn {
  readonly condensate: Quantity<'massFlow'>;
  readonly flashFraction: Quantity<'ratio'>;
  readonly condensateTemperature: Quantity<'temperature'>;
  readonly makeupTemperature: Quantity<'temperature'>;
  readonly hours: Quantity<'time'>;
  readonly efficiency: Quantity<'ratio'>;
}

interface ReturnSaving {
  readonly returned: Quantity<'massFlow'>;
  readonly heat: Quantity<'power'>;
  /** Heat that the fuel no longer has to release. */
  readonly fuelEnergy: Quantity<'energy'>;
  readonly waterVolume: Quantity<'volume'>;
}

/** Liquid at 3 bar: enthalpy of water up to 99 °C hardly depends on pressure. */
const LIQUID_PRESSURE = of(3, 'bar');

/** Heat and water kept by returning condensate instead of heating make-up (US DOE, tip 8). */
export function returnSaving(input: CondensateReturn): Result<ReturnSaving> {
  const { condensate, flashFraction, condensateTemperature, makeupTemperature } = input;
  const outside =
    limit(
      'La temperatura del condensado',
      condensateTemperature,
      '°C',
      5,
      99,
      'llega al tanque a presión atmosférica',
    ) ??
    limit('La temperatura del agua de reposición', makeupTemperature, '°C', 5, 60) ??
    limit('La fracción de vapor flash', flashFraction, '%', 0, 100) ??
    limit('La eficiencia', input.efficiency, '%', 30, 100) ??
    limit('El caudal de condensado', condensate, 'kg/h', 0, 1e6) ??
    limit('Las horas de operación', input.hours, 'h', 0, 8784);
  if (outside) return outside;
  if (!(condensateTemperature > makeupTemperature)) {
    return refuse(
      say`El condensado debe volver más caliente que el agua de reposición (${mention(makeupTemperature, '°C')}); escriba una temperatura mayor.`,
      'condensateTemperature',
    );
  }
  const hot = region1(LIQUID_PRESSURE, condensateTemperature);
  const cold = region1(LIQUID_PRESSURE, makeupTemperature);
  const returned = (1 - flashFraction) * condensate;
  const heat = returned * (hot.h - cold.h);
  return accept({
    returned: si('massFlow', returned),
    heat: si('power', heat),
    fuelEnergy: si('energy', (heat * input.hours) / input.efficiency),
    waterVolume: si('volume', returned * input.hours * cold.v),
  });
}
