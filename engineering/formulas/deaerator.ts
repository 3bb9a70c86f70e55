import { saturatedAtPressure } from '../if97/states.ts';
import { limit } from '../limits.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

interface Deaerator {
  readonly pressure: Quantity<'pressure'>;
  readonly feedwater: Quantity<'massFlow'>;
  /** Vented steam as a share of the feedwater. */
  readonly vent: Quantity<'ratio'>;
  readonly waterEnthalpy: Quantity<'specificEnergy'>;
  readonly steamEnthalpy: Quantity<'specificEnergy'>;
}

interface DeaeratorBalance {
  readonly steam: Quantity<'massFlow'>;
  readonly water: Quantity<'massFlow'>;
  readonly vented: Quantity<'massFlow'>;
  readonly temperature: Quantity<'temperature'>;
  readonly feedEnthalpy: Quantity<'specificEnergy'>;
  readonly ventEnthalpy: Quantity<'specificEnergy'>;
}

/** Mass and energy balance of the deaerator, as in MEASUR (ORNL): feedwater leaves saturated. */
export function deaeratorBalance(input: Deaerator): Result<DeaeratorBalance> {
  const { pressure, feedwater, vent, waterEnthalpy, steamEnthalpy } = input;
  const outside =
    limit('El agua de alimentación', feedwater, 'kg/h', 0, 1e6) ??
    limit('La entalpía del agua', waterEnthalpy, 'kJ/kg', -1, 1700) ??
    limit('La entalpía del vapor', steamEnthalpy, 'kJ/kg', 0, 4200) ??
    limit('El venteo', vent, '%', 0, 5, 'un venteo mayor solo desperdicia vapor');
  if (outside) return outside;
  const line = saturatedAtPressure(pressure);
  if (!line.ok) return line;
  const { T, hf, hg } = line.value;
  if (!(waterEnthalpy < hf)) {
    return refuse(
      say`El agua debe entrar por debajo de la temperatura del desaireador (${mention(T, '°C')}); si no, no hay nada que calentar.`,
    );
  }
  if (!(steamEnthalpy > hf)) {
    return refuse('El vapor debe llegar con más entalpía que el agua saturada del desaireador.');
  }
  const vented = vent * feedwater;
  const inflow = feedwater + vented;
  const steam =
    (feedwater * hf + vented * hg - inflow * waterEnthalpy) / (steamEnthalpy - waterEnthalpy);
  if (!(steam <= inflow)) {
    return refuse(
      'Con este vapor el balance no cierra: haría falta más vapor que agua. Revise título y presión.',
    );
  }
  return accept({
    steam: si('massFlow', steam),
    water: si('massFlow', inflow - steam),
    vented: si('massFlow', vented),
    temperature: T,
    feedEnthalpy: hf,
    ventEnthalpy: hg,
  });
}
