import { UNITS, type Unit, unitSymbol } from './units.ts';

/** Units that calculators name and none reckons with. */
const ALSO = ['kWth', 'MWth', 'g', 'dB', 't/TJ', 'kg/L', 'Pa', 'kg CO₂/t'];
const WORDS = ['', 'meses', 'años', 'puntos'];

export const symbols = [...(Object.keys(UNITS) as Unit[]).map(unitSymbol), ...ALSO]
  .filter((symbol) => !WORDS.includes(symbol))
  .map((symbol) => symbol.replace(/[$().]/g, '\\$&').replace('\u00a0', '[ \u00a0]'));
const SPACE = new RegExp(
  [
    `(?<=[\\d⁰¹²³⁴⁵⁶⁷⁸⁹]) (?=\\d{3}(?!\\d)|(?:${symbols.join('|')})(?![\\p{L}\\d/]))`,
    // What has a number for its name, `tabla 3-8`, `DN 50 clase 300`; a symbol and its value: `ho 5,15`, `₡ 47`.
    '(?<=(?<!\\p{L})(?:módulo|tabla|región|DN|NPS|PN|Kvs|[Cc]lase|h[cog]|hfg?|vg?|cp|xT|FL|Kd|[₡±fεβκηx])) (?=\\d)',
    '(?<=San) (?=José)',
    // A range, what a letter is equal to, the number of a standard: `7 a 3`, `x = 0,98`, `ṁ = ρ·Q`, `EN 10204`.
    // Not what follows a name, nor hours: `BC-500 a 65 °C` and `7:30 a 17:00` may break.
    '(?<=(?<![-:\\p{L}\\d])\\d[\\d \\u00a0,]*) (?=a [\\d½¾])|(?<=(?<![-:\\p{L}\\d])\\d[\\d \\u00a0,]* a) (?=[\\d½¾])',
    '(?<=(?<!\\p{L})(?:xT|\\p{L})) (?=[=∝] [√\\p{L}\\d])|(?<=(?<!\\p{L})(?:xT|\\p{L}) [=∝]) (?=[√\\p{L}\\d])',
    '(?<=(?<!\\p{L})(?:EN|ISO|IEC|API|ASTM|IAPWS|N\\.º)) (?=[A-Z]?\\d)',
    // A dot between two values stays with the first: `7 barg · 170 °C`.
    '(?<=\\S) (?=· )',
    // A letter that names what stands before it: `filtro Y`, `letra D`, `clase A`.
    '(?<=\\p{L}{2}) (?=\\p{Lu}(?![\\p{L}\\d]|\\.º))',
    // Inside of a unit: `kPa abs.`
    '(?<=(?<!\\p{L})(?:bar|kPa|MPa)) (?=abs\\.)',
  ].join('|'),
  'gu',
);

/** After the dash of a range a line may break; before a word joiner it may not: `4–20 mA`. */
const DASH = /(?<=\d)–(?=\d)/g;

/**
 * A number stays on one line with its thousands and with its unit, a size with its name, and a range: `25 000 kg/h`.
 * What calculators say is set in the browser, so here stands only what they need; texts have more (`keep-texts.ts`).
 */
export function keepTogether(text: string): string {
  return text.replace(SPACE, '\u00a0').replace(DASH, '–\u2060');
}
