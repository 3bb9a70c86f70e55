import { formatNumber } from '../format.ts';
import { limit } from '../limits.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

/** IEC 60534-2-1: N6 for kg/h, bar and kg/m³; N1 for m³/h and bar with ρ₀ = 1 000 kg/m³. */
export const N6 = 31.6;
const N1 = 1;
/** Globe valve, flow to open; steam. */
export const XT_GLOBE = of(0.72, '1');
export const STEAM_GAMMA = of(1.3, '1');
/** Inherent rangeability of an equal-percentage plug. */
export const RANGEABILITY = of(50, '1');
/** A valve controls well between these shares of its Kvs. */
export const LOWEST_USE = of(10, '%');
export const HIGHEST_USE = of(70, '%');

/** Kvs that makers offer: Renard R5. */
// biome-ignore format: a series reads as one
export const KVS_SERIES: readonly Quantity<'flowCoefficient'>[] = [
  0.1, 0.16, 0.25, 0.4, 0.63, 1, 1.6, 2.5, 4, 6.3, 10, 16, 25, 40, 63, 100, 160, 250, 400, 630, 1000,
].map((kvs) => of(kvs, 'Kv'));

interface SteamThroughValve {
  readonly flow: Quantity<'massFlow'>;
  readonly upstream: Quantity<'pressure'>;
  readonly downstream: Quantity<'pressure'>;
  readonly density: Quantity<'density'>;
  readonly xT: Quantity<'ratio'>;
}

interface RequiredKv {
  readonly kv: Quantity<'flowCoefficient'>;
  /** Δp/p1 and the value at which the flow chokes. */
  readonly pressureRatio: Quantity<'ratio'>;
  readonly chokedRatio: Quantity<'ratio'>;
  readonly expansion: Quantity<'ratio'>;
  readonly choked: boolean;
}

function refuseWithoutDrop(upstream: Quantity<'pressure'>, downstream: Quantity<'pressure'>) {
  if (downstream > 0 && downstream < upstream) return undefined;
  return refuse(
    say`La presión de salida debe ser menor que la de entrada (${mention(upstream, 'bar')}); sin caída de presión la válvula no deja pasar vapor.`,
  );
}

/** Compressible flow, IEC 60534-2-1, without fittings: ṁ = N6·Kv·Y·√(x·p1·ρ1). */
export function steamKv(input: SteamThroughValve): Result<RequiredKv> {
  const { flow, upstream, downstream, density, xT } = input;
  const outside =
    limit('El caudal de vapor', flow, 'kg/h', 0, 1e6) ??
    limit('El factor xT', xT, '1', 0.1, 1) ??
    refuseWithoutDrop(upstream, downstream);
  if (outside) return outside;
  const x = (upstream - downstream) / upstream;
  const chokedRatio = (STEAM_GAMMA / 1.4) * xT;
  const sizing = Math.min(x, chokedRatio);
  const expansion = 1 - sizing / (3 * chokedRatio);
  const kv =
    valueIn(flow, 'kg/h') /
    (N6 * expansion * Math.sqrt(sizing * valueIn(upstream, 'bar') * density));
  return accept({
    kv: of(kv, 'Kv'),
    pressureRatio: si('ratio', x),
    chokedRatio: si('ratio', chokedRatio),
    expansion: si('ratio', expansion),
    choked: x >= chokedRatio,
  });
}

/** Rule of Valsteam ADCA's catalogue for saturated steam, kept as a cross-check only. */
export function catalogueKv(
  flow: Quantity<'massFlow'>,
  upstream: Quantity<'pressure'>,
  downstream: Quantity<'pressure'>,
): Result<Quantity<'flowCoefficient'>> {
  const outside = refuseWithoutDrop(upstream, downstream);
  if (outside) return outside;
  const [p1, p2, kgh] = [
    valueIn(upstream, 'bar'),
    valueIn(downstream, 'bar'),
    valueIn(flow, 'kg/h'),
  ];
  const kv = p2 > p1 / 2 ? kgh / (22.4 * Math.sqrt((p1 - p2) * p2)) : kgh / (11.2 * p1);
  return accept(of(kv, 'Kv'));
}

interface LiquidThroughValve {
  readonly flow: Quantity<'volumeFlow'>;
  readonly upstream: Quantity<'pressure'>;
  readonly downstream: Quantity<'pressure'>;
  readonly density: Quantity<'density'>;
  readonly vapourPressure: Quantity<'pressure'>;
  readonly criticalPressure: Quantity<'pressure'>;
  readonly recovery: Quantity<'ratio'>;
}

/** Incompressible flow, IEC 60534-2-1, with the choked limit FL²·(p1 − FF·pv). */
export function liquidKv(
  input: LiquidThroughValve,
): Result<{ readonly kv: Quantity<'flowCoefficient'>; readonly choked: boolean }> {
  const { flow, upstream, downstream, density, vapourPressure, criticalPressure, recovery } = input;
  const outside = refuseWithoutDrop(upstream, downstream);
  if (outside) return outside;
  const ff = 0.96 - 0.28 * Math.sqrt(vapourPressure / criticalPressure);
  const largest = si('pressureDifference', recovery ** 2 * (upstream - ff * vapourPressure));
  const asked = si('pressureDifference', upstream - downstream);
  if (!(largest > 0)) {
    return refuse(
      'El líquido llega a la válvula ya en ebullición; suba la presión de entrada o baje la temperatura.',
    );
  }
  const drop = valueIn(si('pressureDifference', Math.min(asked, largest)), 'Δbar');
  const kv = (valueIn(flow, 'm³/h') / N1) * Math.sqrt(density / 1000 / drop);
  return accept({ kv: of(kv, 'Kv'), choked: asked >= largest });
}

/** Travel of an equal-percentage plug; below 1/R it no longer follows its curve. */
export function openingEqualPercentage(
  kv: Quantity<'flowCoefficient'>,
  kvs: Quantity<'flowCoefficient'>,
): Result<Quantity<'ratio'>> {
  if (!(kv > 0 && kvs > 0)) return refuse('El Kv y el Kvs deben ser mayores que cero.');
  const use = kv / kvs;
  if (use > 1) {
    return refuse(
      `La válvula abierta del todo tiene un Kvs de ${formatNumber(valueIn(kvs, 'Kv'), 3)} y se requiere ${formatNumber(valueIn(kv, 'Kv'), 3)}; elija una válvula mayor.`,
    );
  }
  return accept(si('ratio', Math.max(0, 1 + Math.log(use) / Math.log(RANGEABILITY))));
}

/** Smallest Kvs of the series that carries the largest flow at no more than 70 %. */
export function recommendedKvs(
  largestKv: Quantity<'flowCoefficient'>,
): Result<Quantity<'flowCoefficient'>> {
  const kvs = KVS_SERIES.find((candidate) => largestKv <= HIGHEST_USE * candidate);
  if (kvs !== undefined) return accept(kvs);
  return refuse(
    `Se requiere un Kv de ${formatNumber(valueIn(largestKv, 'Kv'), 3)}, mayor de lo que cubre una sola válvula (Kvs 1 000 al 70 %); reparta el caudal en dos.`,
  );
}
