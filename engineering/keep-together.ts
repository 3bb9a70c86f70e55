import { UNITS, type Unit, unitSymbol } from './units.ts';

/** Units that texts name and no calculation uses. */
const ALSO = [
  'kWth',
  'MWth',
  'GWh',
  'MJ',
  'TR',
  'cm',
  'km',
  'g',
  'ppb',
  'µm',
  'dB',
  'Hz',
  'mA',
  'ft/min',
  'lb/gal',
  'UE/mL',
  's/h',
  't/TJ',
  'kg/L',
];
const WORDS = ['', 'días', 'meses', 'años'];

const symbols = [...(Object.keys(UNITS) as Unit[]).map(unitSymbol), ...ALSO]
  .filter((symbol) => !WORDS.includes(symbol))
  .map((symbol) => symbol.replaceAll('$', '\\$').replace('\u00a0', '[ \u00a0]'));
const SPACE = new RegExp(
  [
    `(?<=[\\d⁰¹²³⁴⁵⁶⁷⁸⁹]) (?=\\d{3}(?!\\d)|(?:${symbols.join('|')})(?![\\p{L}\\d/]))`,
    // The regions of IAPWS-IF97: `(región 2)`.
    '(?<=\\(región) (?=\\d)',
    // What one says of a size: `DN 50 clase 300`, `2″ BPE`, `2,0 × 1,0 m`; and `EE. UU.`
    '(?<=(?<!\\p{L})(?:DN|NPS|PN|Kvs|[Cc]lase)) (?=\\d)',
    '(?<=(?<!\\p{L})DN[ \\u00a0]\\d+) (?=clase \\d)|(?<=[\\d½¾]″|ASME) (?=BPE)',
    '(?<=[\\d½¾]) (?=× [\\d½¾])|(?<=[\\d½¾] ×) (?=[\\d½¾])',
    // A product and what it is: `2,5 × 0,82 = 2,05`.
    '(?<=× [\\d,]+) (?== \\d)|(?<=× [\\d,]+ =) (?=\\d)',
    '(?<=EE\\.) (?=UU\\.)|(?<=San) (?=José)',
    // A symbol and its value: `ho 5,15`.
    '(?<=(?<!\\p{L})(?:h[co]|cp|xT|FL|Kd|[εβκηx])) (?=\\d)',
    // A range, what a letter is equal to, the number of a standard: `7 a 3`, `x = 0,98`, `ṁ = ρ·Q`, `EN 10204 3.1`.
    // Not what follows a name, nor hours: `BC-500 a 65 °C` and `7:30 a 17:00` may break.
    '(?<=(?<![-:\\p{L}\\d])\\d[\\d \\u00a0,]*) (?=a [\\d½¾])|(?<=(?<![-:\\p{L}\\d])\\d[\\d \\u00a0,]* a) (?=[\\d½¾])',
    // A ratio and what it holds for: `21:1 a 7 barg`.
    '(?<=\\d:1) (?=a \\d)|(?<=\\d:1 a) (?=\\d)',
    '(?<=(?<!\\p{L})(?:xT|\\p{L})) (?=[=∝] [√\\p{L}\\d])|(?<=(?<!\\p{L})(?:xT|\\p{L}) [=∝]) (?=[√\\p{L}\\d])',
    // Parentheses and their unit: `(984 + 1 025) W/m²`.
    `(?<=\\d\\)) (?=(?:${symbols.join('|')})(?![\\p{L}\\d/]))`,
    '(?<=(?<!\\p{L})(?:EN|ISO|IEC|API|AISI|ASTM|N\\.º)) (?=[A-Z]?\\d)|(?<=EN 10204) (?=3)',
    // A sum in parentheses: `(2 500 − 250)`.
    '(?<=\\([\\d \\u00a0,]+) (?=[−+] [\\d \\u00a0,]+\\))|(?<=\\([\\d \\u00a0,]+ [−+]) (?=[\\d \\u00a0,]+\\))',
    // The sign of a diameter; and a dot between two values stays with the first: `ø 50,8 mm`, `7 barg · 170 °C`.
    '(?<=[øØ]) (?=\\d)|(?<=\\S) (?=· )',
    // A letter that names what stands before it: `filtro Y`, `letra D`, `clase A`.
    '(?<=\\p{L}{2}) (?=\\p{Lu}(?![\\p{L}\\d]|\\.º))',
    // A figure and the lift in which it holds: `4 con 45 K`.
    '(?<=\\d) (?=con \\d+[ \\u00a0]K(?!\\p{L}))|(?<=\\d con) (?=\\d+[ \\u00a0]K(?!\\p{L}))',
    // Inside of a unit: `kPa a`; and `a mano`.
    '(?<=(?<!\\p{L})[aA]) (?=mano(?!\\p{L}))',
    '(?<=(?<!\\p{L})(?:bar|kPa|MPa)) (?=a(?!\\p{L}))',
  ].join('|'),
  'gu',
);

/** After the dash of a range a line may break; before a word joiner it may not: `4–20 mA`. */
const DASH = /(?<=\d)–(?=\d)/g;

/** A number stays on one line with its thousands and with its unit, a size with its name, and a range: `25 000 kg/h`. */
export function keepTogether(text: string): string {
  return text.replace(SPACE, '\u00a0').replace(DASH, '–\u2060');
}

/** The most that fits a line of the narrowest column. */
const LINE = 36;
const SIGN = / ([−+·×=/]) /g;

/** What is reckoned by hand stays on one line; a longer one breaks before a sign, and nowhere in its parentheses. */
export function keepSum(text: string): string {
  return keepTogether(text)
    .replaceAll('\u00a0· ', ' · ')
    .replace(/\([^()]*\)/g, (inside) => inside.replaceAll(' ', '\u00a0'))
    .replace(/[^ ]*[^ ,;:](?: [−+·×=/] [^ ]+)+/g, (sum) =>
      sum.replace(SIGN, sum.length > LINE ? ' $1\u00a0' : '\u00a0$1\u00a0'),
    );
}
