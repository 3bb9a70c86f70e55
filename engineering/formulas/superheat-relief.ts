import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

/** API 520-I, 7th edition, table 9, up to 600 psig: set pressures in psig, temperatures in °F. */
const TEMPERATURES = [300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200];
// biome-ignore format: one published row per line
const TABLE: readonly (readonly [psig: number, factors: readonly number[]])[] = [
  [15, [1, 0.98, 0.93, 0.88, 0.84, 0.8, 0.77, 0.74, 0.72, 0.7]],
  [20, [1, 0.98, 0.93, 0.88, 0.84, 0.8, 0.77, 0.74, 0.72, 0.7]],
  [40, [1, 0.99, 0.93, 0.88, 0.84, 0.81, 0.77, 0.74, 0.72, 0.7]],
  [60, [1, 0.99, 0.93, 0.88, 0.84, 0.81, 0.77, 0.75, 0.72, 0.7]],
  [80, [1, 0.99, 0.93, 0.88, 0.84, 0.81, 0.77, 0.75, 0.72, 0.7]],
  [100, [1, 0.99, 0.94, 0.89, 0.84, 0.81, 0.77, 0.75, 0.72, 0.7]],
  [120, [1, 0.99, 0.94, 0.89, 0.84, 0.81, 0.78, 0.75, 0.72, 0.7]],
  [140, [1, 0.99, 0.94, 0.89, 0.85, 0.81, 0.78, 0.75, 0.72, 0.7]],
  [180, [1, 0.99, 0.94, 0.89, 0.85, 0.81, 0.78, 0.75, 0.72, 0.7]],
  [200, [1, 0.99, 0.95, 0.89, 0.85, 0.81, 0.78, 0.75, 0.72, 0.7]],
  [220, [1, 0.99, 0.95, 0.89, 0.85, 0.81, 0.78, 0.75, 0.72, 0.7]],
  [240, [1, 1, 0.95, 0.9, 0.85, 0.81, 0.78, 0.75, 0.72, 0.7]],
  [280, [1, 1, 0.96, 0.9, 0.85, 0.81, 0.78, 0.75, 0.72, 0.7]],
  [300, [1, 1, 0.96, 0.9, 0.85, 0.81, 0.78, 0.75, 0.72, 0.7]],
  [350, [1, 1, 0.96, 0.9, 0.86, 0.82, 0.78, 0.75, 0.72, 0.7]],
  [400, [1, 1, 0.96, 0.91, 0.86, 0.82, 0.78, 0.75, 0.72, 0.7]],
  [500, [1, 1, 0.96, 0.92, 0.86, 0.82, 0.78, 0.75, 0.73, 0.7]],
  [600, [1, 1, 0.97, 0.92, 0.87, 0.82, 0.79, 0.75, 0.73, 0.7]],
];

const LOWEST_SET = of(15, 'psig');
const HIGHEST_SET = of(600, 'psig');
const HOTTEST = of(1200, '°F');

/** Where a value lies between the marks of a scale: the lower mark and the share of the way on. */
function between(scale: readonly number[], value: number): readonly [index: number, share: number] {
  const above = scale.findIndex((mark) => mark >= value);
  if (above === -1) return [scale.length - 1, 0];
  if (above === 0) return [0, 0];
  const low = scale[above - 1] ?? value;
  const high = scale[above] ?? value;
  return [above - 1, (value - low) / (high - low)];
}

/** In °F. Where the steam boils between two columns the row starts there, with saturated steam's 1. */
function alongRow(factors: readonly number[], T: number, boiling: number): number {
  if (T <= boiling) return 1;
  const [index, share] = between(TEMPERATURES, T);
  const here = factors[index] ?? 1;
  const next = factors[index + 1] ?? here;
  if (!(boiling > (TEMPERATURES[index] ?? T))) return here + share * (next - here);
  return 1 + ((T - boiling) / ((TEMPERATURES[index + 1] ?? T) - boiling)) * (next - 1);
}

/**
 * Superheat correction KSH, interpolated in both directions; 1 at `boiling`. Goes by the set pressure, as the table
 * does: at the relieving pressure the factor would come out a hair larger and the area smaller.
 */
export function superheatCorrection(
  set: Quantity<'gaugePressure'>,
  T: Quantity<'temperature'>,
  boiling: Quantity<'temperature'>,
): Result<Quantity<'ratio'>> {
  if (!(set >= LOWEST_SET - 1 && set <= HIGHEST_SET + 1 && T > 0 && T <= HOTTEST + 0.01)) {
    return refuse(
      say`La tabla de API 520 se usa aquí de ${mention(LOWEST_SET, 'barg', 3)} a ${mention(HIGHEST_SET, 'barg', 3)} y hasta ${mention(HOTTEST, '°C', 3)}; fuera de eso consulte la norma y al fabricante.`,
    );
  }
  const column = [valueIn(T, '°F'), valueIn(boiling, '°F')] as const;
  const [row, share] = between(
    TABLE.map(([psig]) => psig),
    valueIn(set, 'psig'),
  );
  const lower = alongRow(TABLE[row]?.[1] ?? [], ...column);
  const upper = alongRow(TABLE[row + 1]?.[1] ?? TABLE[row]?.[1] ?? [], ...column);
  return accept(si('ratio', lower + share * (upper - lower)));
}
