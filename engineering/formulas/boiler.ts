import { saturatedAtPressure, wetSteam } from '../if97/states.ts';
import { firstRefusal, limit } from '../limits.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import { type Fuel, perEnergy } from './fuels.ts';

interface BoilerDuty {
  readonly steamFlow: Quantity<'massFlow'>;
  readonly pressure: Quantity<'pressure'>;
  readonly dryness: Quantity<'ratio'>;
  /** Blowdown as a share of the feedwater. */
  readonly blowdown: Quantity<'ratio'>;
  readonly feedEnthalpy: Quantity<'specificEnergy'>;
}

interface BoilerHeat {
  readonly feedwater: Quantity<'massFlow'>;
  readonly blowdownFlow: Quantity<'massFlow'>;
  readonly steamEnthalpy: Quantity<'specificEnergy'>;
  readonly drumEnthalpy: Quantity<'specificEnergy'>;
  readonly heat: Quantity<'power'>;
}

/**
 * Energy balance of the drum: heat = steam out + blowdown out − feedwater in.
 * Same balance as MEASUR (ORNL) and Murphy & McKay, *Energy Management*.
 */
export function boilerHeat(duty: BoilerDuty): Result<BoilerHeat> {
  const { steamFlow, pressure, dryness, blowdown, feedEnthalpy } = duty;
  const outside = firstRefusal(
    limit('El caudal de vapor', steamFlow, 'kg/h', 0, 1e6),
    limit(
      'El título del vapor',
      dryness,
      '%',
      80,
      100,
      'con más agua arrastrada la caldera tiene un problema de separación',
    ),
    limit(
      'La purga',
      blowdown,
      '%',
      0,
      15,
      'una purga mayor es un problema de tratamiento de agua',
    ),
    limit('La entalpía del agua de alimentación', feedEnthalpy, 'kJ/kg', -1, 1700),
  );
  if (outside) return outside;
  const line = saturatedAtPressure(pressure);
  if (!line.ok) return line;
  const { hf, T } = line.value;
  if (!(feedEnthalpy < hf)) {
    return refuse(
      say`El agua de alimentación debe entrar por debajo de la saturación (${mention(T, '°C')} a ${mention(pressure, 'bar')}); escriba una temperatura menor.`,
    );
  }
  const steam = wetSteam(pressure, dryness);
  if (!steam.ok) return steam;
  const feedwater = steamFlow / (1 - blowdown);
  const blowdownFlow = feedwater - steamFlow;
  const heat = steamFlow * steam.value.h + blowdownFlow * hf - feedwater * feedEnthalpy;
  return accept({
    feedwater: si('massFlow', feedwater),
    blowdownFlow: si('massFlow', blowdownFlow),
    steamEnthalpy: steam.value.h,
    drumEnthalpy: hf,
    heat: si('power', heat),
  });
}

interface Firing {
  /** Heat released by the fuel, on the basis of the efficiency. */
  readonly fired: Quantity<'power'>;
  readonly cost: Quantity<'costRate'>;
  readonly carbon: Quantity<'carbonRate'>;
}

/** Fuel, cost and CO₂ of delivering a heat at an efficiency. */
export function firing(
  heat: Quantity<'power'>,
  efficiency: Quantity<'ratio'>,
  fuel: Fuel,
): Result<Firing> {
  const outside = limit(
    'La eficiencia',
    efficiency,
    '%',
    30,
    100,
    'sobre la misma base que el poder calorífico, una caldera no entrega más calor del que quema',
  );
  if (outside) return outside;
  const fired = heat / efficiency;
  const { price, carbon } = perEnergy(fuel);
  return accept({
    fired: si('power', fired),
    cost: si('costRate', fired * price),
    carbon: si('carbonRate', fired * carbon),
  });
}

/** Flow of a fuel that is sold by volume or by mass. */
export function fuelVolumeFlow(
  fired: Quantity<'power'>,
  heatingValue: Quantity<'energyPerVolume'>,
): Quantity<'volumeFlow'> {
  return si('volumeFlow', fired / heatingValue);
}

export function fuelMassFlow(
  fired: Quantity<'power'>,
  heatingValue: Quantity<'specificEnergy'>,
): Quantity<'massFlow'> {
  return si('massFlow', fired / heatingValue);
}
