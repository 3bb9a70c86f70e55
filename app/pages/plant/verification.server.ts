import { formatDecimals } from '../../../engineering/format.ts';
import { solvePlant } from '../../../engineering/plant/balance.ts';
import { MEASUR_CASES, plantOf } from '../../../engineering/plant/vectors.ts';
import { valueIn } from '../../../engineering/quantities.ts';
import { solved } from '../../../engineering/solved.ts';
import { VECTORS } from '../../../engineering/vectors/index.ts';
import { verificationRow } from '../../calculator/verification.server.ts';
import type { PlantCopy } from './schema.ts';

/** Steam and condensate at saturation, beside what others printed. */
const PROPERTIES = ['spirax-0-hf', 'spirax-2-t', 'spirax-2-hf', 'spirax-2-hfg', 'if97-ts-0.1'];

/** A name and its figures: printed, ours, difference in percent. */
export function propertyVerification(): string[][] {
  return PROPERTIES.map((id) => {
    const vector = VECTORS.find((one) => one.id === id);
    if (!vector) throw new Error(`There is no vector ${id}.`);
    const { quantity, source, published, ours } = verificationRow(vector);
    return [
      `${quantity} (${source})`,
      published,
      ours,
      differenceOf(Number(vector.printed), vector.compute()),
    ];
  });
}

const SECONDS_AN_HOUR = 3600;

/** The ten published plants, solved here and now by the engine that the page uses: fuel, steam, make-up. */
export function plantVerification(words: PlantCopy['published']): string[][] {
  return MEASUR_CASES.map(({ input, output }, index) => {
    const plant = plantOf(input);
    const balance = solved(solvePlant(plant));
    const kind = [
      plant.low ? words.twoHeaders : words.oneHeader,
      ...(plant.boiler.steamTemperature === null ? [words.saturated] : []),
      ...(input.flashBlowdown ? [words.flashBlowdown] : []),
      ...(input.low?.flashCondensate ? [words.flashCondensate] : []),
      ...(input.preheatMakeup ? [words.preheat] : []),
    ].join(', ');
    return [
      `${index + 1}. ${kind}`,
      ...compared(output.fuel_kJh / SECONDS_AN_HOUR, valueIn(balance.fuel, 'kW')),
      ...compared(output.steam_kgh, valueIn(balance.steam, 'kg/h')),
      ...compared(output.makeup_kgh, valueIn(balance.makeup, 'kg/h')),
    ];
  });
}

/** The heads of the table have the units. */
function compared(theirs: number, ours: number): string[] {
  return [formatDecimals(theirs, 1), formatDecimals(ours, 1), differenceOf(theirs, ours)];
}

/** In percent. */
function differenceOf(theirs: number, ours: number): string {
  return formatDecimals(100 * (ours / theirs - 1), 3);
}
