import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

/** ASME BPVC I, PG-67: 500 ft² of water-heating surface, above which two valves are the least. */
export const ONE_VALVE_UP_TO = of(47, 'm²');
/** PG-67.3: the first valve is set at the MAWP or below, any other up to 3 % above it, all within 10 % of the highest. */
const OTHER_SETS_ABOVE = of(3, '%');
const RANGE_OF_SETS = of(10, '%');
/** PG-67.2: with every valve open the pressure rises no more than this above the highest set, and above the MAWP. */
const RISE_WHILE_OPEN = of(6, '%');

interface BoilerRelief {
  /** Most steam that the boiler makes. */
  readonly evaporation: Quantity<'massFlow'>;
  readonly mawp: Quantity<'gaugePressure'>;
  readonly set: Quantity<'gaugePressure'>;
  readonly certified: Quantity<'massFlow'>;
  readonly valves: Quantity<'count'>;
  readonly surface: Quantity<'area'>;
}

interface BoilerReliefCheck {
  readonly installed: Quantity<'massFlow'>;
  readonly leastValves: 1 | 2;
  /** Of the valves besides the first. */
  readonly lastSet: Quantity<'gaugePressure'>;
  readonly highest: Quantity<'gaugePressure'>;
  readonly enoughCapacity: boolean;
  readonly enoughValves: boolean;
}

/**
 * Boilers are not sized by an area of API 520: the capacity stamped on the valves, certified under
 * ASME BPVC XIII, must cover all the steam the boiler can make.
 */
export function boilerRelief(input: BoilerRelief): Result<BoilerReliefCheck> {
  const { evaporation, mawp, set, certified, valves, surface } = input;
  const outside =
    limit('La evaporación de la caldera', evaporation, 'kg/h', 0, 1e6) ??
    limit('La capacidad certificada', certified, 'kg/h', 0, 1e6) ??
    limit('La presión máxima admisible', mawp, 'barg', 0.1, 220) ??
    limit('La superficie de calefacción', surface, 'm²', 0, 1e5) ??
    limit('El número de válvulas', valves, 'unidades', 1, 100);
  if (outside) return outside;
  if (!(set > 0 && set <= mawp * (1 + 1e-9))) {
    return refuse(
      say`La primera válvula se ajusta a la presión máxima admisible (${mention(mawp, 'barg', 3)}) o por debajo.`,
      'set',
    );
  }
  const whole = Math.floor(valves + 1e-9);
  const installed = si('massFlow', whole * certified);
  const leastValves = surface > ONE_VALVE_UP_TO * (1 + 1e-9) ? 2 : 1;
  const lastSet = Math.min(mawp * (1 + OTHER_SETS_ABOVE), set / (1 - RANGE_OF_SETS));
  const highestSet = whole > 1 ? lastSet : set;
  return accept({
    installed,
    leastValves,
    lastSet: si('gaugePressure', lastSet),
    highest: si('gaugePressure', Math.min(mawp, highestSet) * (1 + RISE_WHILE_OPEN)),
    enoughCapacity: installed >= evaporation * (1 - 1e-9),
    enoughValves: whole >= leastValves,
  });
}
