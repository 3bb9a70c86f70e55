import { limit } from '../limits.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

/** Certified discharge coefficient that API 520-I uses for sizing. */
export const DISCHARGE = of(0.975, '1');
/** API 520-I, 190,5 for kg/h, kPa abs. and mm². */
export const N_STEAM = 190.5;
/** Napier holds up to 10 339 kPa abs.; the correction KN up to 22 057. */
const NAPIER_TO = of(10_339, 'kPa');
const CORRECTED_TO = of(22_057, 'kPa');

/** Beyond this share of its area an orifice leaves no margin for the certified one to differ. */
export const FULL_ORIFICE = of(90, '%');

/** API 526 effective orifice areas in in². */
// biome-ignore format: a series reads as one
export const ORIFICES: readonly { readonly letter: string; readonly area: Quantity<'area'> }[] = (
  [
    ['D', 0.11], ['E', 0.196], ['F', 0.307], ['G', 0.503], ['H', 0.785], ['J', 1.287], ['K', 1.838],
    ['L', 2.853], ['M', 3.6], ['N', 4.34], ['P', 6.38], ['Q', 11.05], ['R', 16], ['T', 26],
  ] as const
).map(([letter, area]) => ({ letter, area: of(area, 'in²') }));

interface Relief {
  readonly flow: Quantity<'massFlow'>;
  readonly set: Quantity<'gaugePressure'>;
  readonly overpressure: Quantity<'ratio'>;
  readonly atmosphere: Quantity<'pressure'>;
}

/** Relieving pressure, absolute: set·(1 + overpressure) + atmosphere. */
export function relievingPressure({ set, overpressure, atmosphere }: Relief): Quantity<'pressure'> {
  return si('pressure', set * (1 + overpressure) + atmosphere);
}

/** Napier's correction for high pressure. */
function napierCorrection(relieving: Quantity<'pressure'>): Quantity<'ratio'> {
  if (relieving <= NAPIER_TO) return si('ratio', 1);
  const p = valueIn(relieving, 'kPa');
  return si('ratio', (0.02764 * p - 1000) / (0.03324 * p - 1061));
}

/** Area for saturated steam at a relieving pressure (Kb = Kc = KSH = 1: vented, no disc, saturated). */
export function reliefArea(
  flow: Quantity<'massFlow'>,
  relieving: Quantity<'pressure'>,
): Result<Quantity<'area'>> {
  const outside = limit('El caudal de alivio', flow, 'kg/h', 0, 1e6);
  if (outside) return outside;
  // Under 15 psig a valve is outside API 520-I and the jet may not choke.
  if (!(relieving >= of(150, 'kPa') && relieving <= CORRECTED_TO)) {
    return refuse(
      say`La presión de alivio debe estar entre ${mention(of(150, 'kPa'), 'bar', 3)} y ${mention(CORRECTED_TO, 'bar', 4)}: es el alcance de la fórmula de API 520 para vapor saturado (se recibió ${mention(relieving, 'bar')}).`,
    );
  }
  const area =
    (N_STEAM * valueIn(flow, 'kg/h')) /
    (valueIn(relieving, 'kPa') * DISCHARGE * napierCorrection(relieving));
  return accept(of(area, 'mm²'));
}

/** First API 526 letter that is large enough. */
export function orificeFor(
  area: Quantity<'area'>,
): Result<{ readonly letter: string; readonly area: Quantity<'area'> }> {
  const orifice = ORIFICES.find((candidate) => candidate.area >= area);
  if (orifice !== undefined) return accept(orifice);
  return refuse(
    say`Se requieren ${mention(area, 'mm²')}, más que el orificio T de API 526 (${mention(of(26, 'in²'), 'mm²', 5)}); reparta el alivio en dos o más válvulas.`,
  );
}

/** Flow that an orifice passes at a relieving pressure: the formula the other way round. */
export function orificeCapacity(
  area: Quantity<'area'>,
  relieving: Quantity<'pressure'>,
): Quantity<'massFlow'> {
  const kgh =
    (valueIn(area, 'mm²') * valueIn(relieving, 'kPa') * DISCHARGE * napierCorrection(relieving)) /
    N_STEAM;
  return of(kgh, 'kg/h');
}
