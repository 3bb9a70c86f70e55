import { liquidAt } from '../if97/states.ts';
import { limit } from '../limits.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

interface HotWaterDemand {
  /** Measured where the water is cold, as a meter on the supply does. */
  readonly flow: Quantity<'volumeFlow'>;
  readonly cold: Quantity<'temperature'>;
  readonly hot: Quantity<'temperature'>;
  readonly pressure: Quantity<'pressure'>;
}

interface HotWaterPower {
  readonly massFlow: Quantity<'massFlow'>;
  readonly power: Quantity<'power'>;
  /** Heat in a cubic metre of hot water above the cold supply. */
  readonly heatPerVolume: Quantity<'energyPerVolume'>;
}

/** Thermal power to raise a flow of water, from IF97 enthalpies instead of a constant 4,19. */
export function hotWaterPower({
  flow,
  cold,
  hot,
  pressure,
}: HotWaterDemand): Result<HotWaterPower> {
  const outside = limit('El caudal de agua', flow, 'm³/h', 0, 1e4);
  if (outside) return outside;
  if (!(hot > cold)) {
    return refuse(
      say`El agua caliente debe estar por encima de la fría (${mention(cold, '°C')}); escriba una temperatura mayor.`,
      'hot',
    );
  }
  const entering = liquidAt(pressure, cold);
  if (!entering.ok) return entering;
  const leaving = liquidAt(pressure, hot);
  if (!leaving.ok) return leaving;
  const massFlow = flow / entering.value.v;
  const rise = leaving.value.h - entering.value.h;
  return accept({
    massFlow: si('massFlow', massFlow),
    power: si('power', massFlow * rise),
    heatPerVolume: si('energyPerVolume', rise / leaving.value.v),
  });
}

interface Storage {
  /** Power of a generator that refills the tank over peak and recovery. */
  readonly power: Quantity<'power'>;
  readonly volume: Quantity<'volume'>;
}

/**
 * Tank that lets a smaller generator cover a peak: it works through peak and recovery, the tank
 * covers the rest. Only the stratified share of the tank is usable.
 */
export function storage(
  demand: HotWaterPower,
  peak: Quantity<'time'>,
  recovery: Quantity<'time'>,
  usable: Quantity<'ratio'>,
): Result<Storage> {
  const outside =
    limit('La duración del pico', peak, 'h', 0.05, 24) ??
    limit('El tiempo de recuperación', recovery, 'h', 0, 24) ??
    limit(
      'El volumen útil del tanque',
      usable,
      '%',
      50,
      100,
      'el resto se mezcla con el agua fría que entra',
    );
  if (outside) return outside;
  const energy = demand.power * peak;
  const power = energy / (peak + recovery);
  const stored = energy - power * peak;
  return accept({
    power: si('power', power),
    volume: si('volume', stored / (demand.heatPerVolume * usable)),
  });
}
