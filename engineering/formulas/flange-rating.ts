import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { saturatedAtTemperature } from '../if97/states.ts';
import { gauge, of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { solved } from '../solved.ts';

/**
 * ASME B16.5 and B16.34 (standard class), material group 1.1 (A105, A216 WCB): °C, and bar gauge for
 * classes 150, 300 and 600.
 */
// biome-ignore format: one published row per line
const GROUP_1_1: readonly (readonly [celsius: number, number, number, number])[] = [
  [-29, 19.6, 51.1, 102.1],
  [38, 19.6, 51.1, 102.1],
  [50, 19.2, 50.1, 100.2],
  [100, 17.7, 46.6, 93.2],
  [150, 15.8, 45.1, 90.2],
  [200, 13.8, 43.8, 87.6],
  [250, 12.1, 41.9, 83.9],
  [300, 10.2, 39.8, 79.6],
  [325, 9.3, 38.7, 77.4],
  [350, 8.4, 37.6, 75.1],
  [375, 7.4, 36.4, 72.7],
  [400, 6.5, 34.7, 69.4],
  [425, 5.5, 28.8, 57.5],
];

const RATINGS: ReadonlyMap<number, readonly (readonly [celsius: number, barg: number])[]> = new Map(
  [
    [150, GROUP_1_1.map(([celsius, barg]) => [celsius, barg] as const)],
    [300, GROUP_1_1.map(([celsius, , barg]) => [celsius, barg] as const)],
    [600, GROUP_1_1.map(([celsius, , , barg]) => [celsius, barg] as const)],
  ],
);

/** What a class withstands at a temperature; both standards interpolate linearly. */
export function flangeRating(
  pressureClass: number,
  temperature: Quantity<'temperature'>,
): Result<Quantity<'gaugePressure'>> {
  const points = RATINGS.get(pressureClass);
  if (!points) return refuse('La tabla tiene las clases 150, 300 y 600.');
  const celsius = valueIn(temperature, '°C');
  const above = points.findIndex(([step], index) => index > 0 && step >= celsius);
  const [low, high] = [points[above - 1], points[above]];
  if (!(low && high && celsius >= low[0])) {
    return refuse('La tabla del grupo 1.1 se usa aquí de −29 a 425 °C.');
  }
  const share = (celsius - low[0]) / (high[0] - low[0]);
  return accept(of(low[1] + share * (high[1] - low[1]), 'barg'));
}

/** Highest pressure of saturated steam, at sea level, that a class withstands at that steam's own temperature. */
export function saturatedSteamLimit(pressureClass: number): Result<Quantity<'gaugePressure'>> {
  let [low, high] = [of(100, '°C') as number, of(345, '°C') as number];
  for (let step = 0; step < 50; step++) {
    const middle = si('temperature', (low + high) / 2);
    const rated = flangeRating(pressureClass, middle);
    if (!rated.ok) return rated;
    const steam = gauge(solved(saturatedAtTemperature(middle)).p, SEA_LEVEL_PRESSURE);
    if (steam < rated.value) low = middle;
    else high = middle;
  }
  return flangeRating(pressureClass, si('temperature', low));
}
