import { SEA_LEVEL_PRESSURE } from '../../engineering/atmosphere.ts';
import { formatPlain, formatQuantity, withUnit } from '../../engineering/format.ts';
import { stateAtEnthalpy } from '../../engineering/if97/from-enthalpy.ts';
import { liquidAt, steamAt, wetSteam } from '../../engineering/if97/states.ts';
import { absolute, of, type Quantity, valueIn } from '../../engineering/quantities.ts';
import { type Result, refuse } from '../../engineering/result.ts';
import type { ModelState } from '../content.server/schema/model.ts';

type Pressure = { pressure: number; unit: 'barg' | 'bar' };
type Enthalpy = { T?: Quantity<'temperature'>; h: Quantity<'specificEnergy'> };

/** A fluid's state at a place: pressure, temperature and enthalpy, as far as they are known. */
export function stateValues(state: ModelState): Result<string[]> {
  if ('value' in state) return { ok: true, value: [state.value] };
  if ('gas' in state) return { ok: true, value: [celsius(of(state.gas.temperature, '°C'))] };
  if ('water' in state) {
    const T = of(state.water.temperature, '°C');
    return withPressure(state.water, T, liquidAt(absolutePressure(state.water), T));
  }
  if ('throttled' in state) return throttled(state.throttled);
  const { quality, temperature } = state.steam;
  const p = absolutePressure(state.steam);
  if (temperature === undefined) {
    const wet = withPressure(state.steam, undefined, wetSteam(p, of(quality ?? 1, '1')));
    // Boiling water and dry steam are called so.
    if (!wet.ok || quality === undefined || quality === 0 || quality === 1) return wet;
    return { ok: true, value: [...wet.value, `x\u00a0=\u00a0${formatPlain(quality)}`] };
  }
  const T = of(temperature, '°C');
  return withPressure(state.steam, T, steamAt(p, T));
}

/** A valve takes no heat and does no work: the enthalpy is that of the steam before it. */
function throttled(after: Pressure & { from: Pressure & { quality: number } }): Result<string[]> {
  const before = wetSteam(absolutePressure(after.from), of(after.from.quality, '1'));
  if (!before.ok) return before;
  const p = absolutePressure(after);
  if (p > absolutePressure(after.from)) {
    return refuse('La presión después de la válvula debe ser menor que antes.');
  }
  return withPressure(after, undefined, stateAtEnthalpy(p, before.value.h));
}

/** Gauges are read at sea level: the site of the machine is not known. */
function absolutePressure({ pressure, unit }: Pressure): Quantity<'pressure'> {
  return unit === 'bar' ? of(pressure, 'bar') : absolute(of(pressure, 'barg'), SEA_LEVEL_PRESSURE);
}

function withPressure(
  { pressure, unit }: Pressure,
  given: Quantity<'temperature'> | undefined,
  result: Result<Enthalpy>,
): Result<string[]> {
  if (!result.ok) return result;
  const { T, h } = result.value;
  // What was given is told as it was given; what is computed, with one decimal, as its neighbours.
  const at = given === undefined ? T && formatQuantity(T, '°C', 4) : celsius(given);
  return {
    ok: true,
    value: [
      withUnit(formatPlain(pressure), unit),
      ...(at ? [at] : []),
      formatQuantity(h, 'kJ/kg', 4),
    ],
  };
}

function celsius(T: Quantity<'temperature'>): string {
  return withUnit(formatPlain(valueIn(T, '°C'), 4), '°C');
}
