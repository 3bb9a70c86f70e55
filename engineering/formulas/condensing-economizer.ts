import { region1 } from '../if97/regions.ts';
import { saturatedAtTemperature } from '../if97/states.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import type { StackGas } from './combustion.ts';
import { waterDewPoint } from './dew-point.ts';
import { afterRecovery, type GasStream } from './economizer.ts';
import { sensibleHeat, vapourLeft, waterMass } from './gas-heat.ts';

const WATER_PRESSURE = of(4, 'bar');
/** The gases stay this far above the water wherever they meet. */
export const PINCH = of(5, 'ΔK');

interface Cooled {
  readonly sensible: Quantity<'power'>;
  readonly latent: Quantity<'power'>;
  readonly condensate: Quantity<'massFlow'>;
  readonly dewPoint: Quantity<'temperature'>;
}

/** Heat and water given up by stack gases that are cooled, below their dew point if need be. */
export function coolGases(
  gas: StackGas,
  fuelFlow: Quantity<'massFlow'>,
  from: Quantity<'temperature'>,
  to: Quantity<'temperature'>,
  pressure: Quantity<'pressure'>,
): Result<Cooled> {
  if (!(to <= from)) {
    return refuse(
      say`Los gases deben salir más fríos de lo que entran (${mention(from, '°C', 3)}); escriba una temperatura de salida menor.`,
    );
  }
  const at = saturatedAtTemperature(to);
  if (!at.ok) return at;
  const condensed = waterMass(gas.water - vapourLeft(gas, to, pressure));
  return accept({
    sensible: si('power', fuelFlow * sensibleHeat(gas, to, from)),
    latent: si('power', fuelFlow * condensed * at.value.hfg),
    condensate: si('massFlow', fuelFlow * condensed),
    dewPoint: waterDewPoint(gas, pressure),
  });
}

interface Exchange {
  readonly heat: Quantity<'power'>;
  readonly gasIn: Quantity<'temperature'>;
  readonly waterIn: Quantity<'temperature'>;
  readonly waterFlow: Quantity<'massFlow'>;
}

interface Recovery extends Cooled {
  readonly recovered: Quantity<'power'>;
  readonly waterOut: Quantity<'temperature'>;
  /** Between gases and water in counterflow, where they come nearest: at an end or where it begins to condense. */
  readonly approach: Quantity<'temperatureDifference'>;
}

/** What cooling gives for the same useful heat as today, with the gases of the fuel that is left. */
export function condensingRecovery(
  { gas, fuelFlow }: GasStream,
  { heat, gasIn, waterIn, waterFlow }: Exchange,
  gasOut: Quantity<'temperature'>,
  pressure: Quantity<'pressure'>,
): Result<Recovery> {
  const today = coolGases(gas, fuelFlow, gasIn, gasOut, pressure);
  if (!today.ok) return today;
  const fromToday = si('power', today.value.sensible + today.value.latent);
  const left = afterRecovery({ gas, fuelFlow }, heat, fromToday);
  const cooled = coolGases(gas, left.fuelFlow, gasIn, gasOut, pressure);
  if (!cooled.ok) return cooled;
  const { sensible, latent, dewPoint } = cooled.value;
  const recovered = si('power', sensible + latent);
  const capacity = waterFlow * region1(WATER_PRESSURE, waterIn).cp;
  const waterOut = si('temperature', waterIn + recovered / capacity);
  const knee = si('temperature', Math.max(gasOut, Math.min(dewPoint, gasIn)));
  const above = left.fuelFlow * sensibleHeat(gas, knee, gasIn);
  const waterAtKnee = waterOut - above / capacity;
  const approach = Math.min(gasOut - waterIn, knee - waterAtKnee, gasIn - waterOut);
  return accept({
    ...cooled.value,
    recovered,
    waterOut,
    approach: si('temperatureDifference', approach),
  });
}

/** The coldest exit that this water allows. */
export function coldestGases(
  stream: GasStream,
  exchange: Exchange,
  pressure: Quantity<'pressure'>,
): Quantity<'temperature'> {
  let [out, enough] = [exchange.waterIn + PINCH, exchange.gasIn as number];
  const isEnough = (T: number) => {
    const found = condensingRecovery(stream, exchange, si('temperature', T), pressure);
    return found.ok && found.value.approach >= PINCH;
  };
  if (isEnough(out)) return si('temperature', out);
  for (let step = 0; step < 40; step += 1) {
    const middle = (out + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else out = middle;
  }
  return si('temperature', enough);
}
