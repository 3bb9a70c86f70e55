import { UNITS, type Unit, unitSymbol } from './units.ts';

/** Units that texts name and no calculation uses. */
const ALSO = ['kWth', 'MWth', 'GWh', 'TR', 'cm', 'km', 'g', 'ppb', 'µm', 'dB', 'Hz'];
const WORDS = ['', 'días', 'meses', 'años'];

const symbols = [...(Object.keys(UNITS) as Unit[]).map(unitSymbol), ...ALSO]
  .filter((symbol) => !WORDS.includes(symbol))
  .map((symbol) => symbol.replaceAll('$', '\\$'));
const SPACE = new RegExp(
  `(?<=\\d) (?=\\d{3}(?!\\d)|(?:${symbols.join('|')})(?![\\p{L}\\d/]))`,
  'gu',
);

/** Inside of a unit, `kPa a`, and of an abbreviation. */
const INSIDE = /(?<=\b(?:bar|kPa|MPa)) (?=a\b)|(?<=\bEE\.) (?=UU\.)/g;

/** A number stays on one line with its thousands and with its unit: `25 000 kg/h`. */
export function keepTogether(text: string): string {
  return text.replace(SPACE, '\u00a0').replace(INSIDE, '\u00a0');
}
