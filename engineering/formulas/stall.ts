import { saturatedAtTemperature } from '../if97/states.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

interface Exchanger {
  /** Steam in the exchanger at full load, after the control valve. */
  readonly steam: Quantity<'temperature'>;
  readonly inlet: Quantity<'temperature'>;
  readonly outlet: Quantity<'temperature'>;
}

/** What changes when the load falls: the fluid comes warmer, or less of it comes. */
export type LoadChange = 'entrada' | 'caudal';

function checked({ steam, inlet, outlet }: Exchanger): Result<number> {
  if (!(outlet > inlet)) {
    return refuse(
      say`El fluido debe salir más caliente de lo que entra (${mention(inlet, '°C', 3)}); escriba una salida mayor.`,
      'outlet',
    );
  }
  if (!(steam > outlet + 1)) {
    return refuse(
      say`El vapor a plena carga está a ${mention(steam, '°C', 3)} y no puede calentar el fluido hasta ${mention(outlet, '°C', 3)}; use más presión.`,
      'outlet',
    );
  }
  return accept(Math.log((steam - inlet) / (steam - outlet)));
}

/**
 * Steam temperature that a share of the load asks for, with the same surface. Spirax Sarco's stall
 * chart: with the flow constant it is a straight line from the full-load steam to the set point.
 */
export function steamTemperatureAt(
  load: Quantity<'ratio'>,
  exchanger: Exchanger,
  change: LoadChange,
): Result<Quantity<'temperature'>> {
  const ntu = checked(exchanger);
  if (!ntu.ok) return ntu;
  const { steam, inlet, outlet } = exchanger;
  if (change === 'entrada') return accept(si('temperature', outlet + load * (steam - outlet)));
  const ratio = Math.exp(-ntu.value / load);
  return accept(si('temperature', (outlet - inlet * ratio) / (1 - ratio)));
}

/** Share of the load at which the steam has no more pressure than the return; 0 if never. */
export function stallLoad(
  back: Quantity<'temperature'>,
  exchanger: Exchanger,
  change: LoadChange,
): Result<Quantity<'ratio'>> {
  const ntu = checked(exchanger);
  if (!ntu.ok) return ntu;
  const { steam, inlet, outlet } = exchanger;
  if (back <= outlet) return accept(si('ratio', 0));
  if (back >= steam) return accept(si('ratio', 1));
  if (change === 'entrada') return accept(si('ratio', (back - outlet) / (steam - outlet)));
  return accept(si('ratio', ntu.value / Math.log((back - inlet) / (back - outlet))));
}

/** Condensate of a heat, with steam at a temperature. */
export function condensateOf(
  heat: Quantity<'power'>,
  steam: Quantity<'temperature'>,
): Result<Quantity<'massFlow'>> {
  const line = saturatedAtTemperature(steam);
  return line.ok ? accept(si('massFlow', heat / line.value.hfg)) : line;
}
