import { saturatedAtTemperature } from '../if97/states.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import type { StackGas } from './combustion.ts';
import { waterDewPoint } from './dew-point.ts';
import { sensibleHeat, vapourLeft, waterMass } from './gas-heat.ts';

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
