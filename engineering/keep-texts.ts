import { keepTogether, symbols } from './keep-together.ts';

/** What only texts name. */
const UNITS = 'GWh|MJ|TR|cm|km|ppb|mbar|µm|Hz|mA|ft/min|lb/gal|UE/mL|s/h|US\\$/MMBtu|±';
const SPACE = new RegExp(
  [
    `(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d/]))`,
    // What one says of a size: `2″ BPE`, `2,0 × 1,0 m`.
    '(?<=(?<!\\p{L})DN[ \\u00a0]\\d+) (?=clase[ \\u00a0]\\d)|(?<=[\\d½¾]″|ASME) (?=BPE)',
    '(?<=[\\d½¾]) (?=× [\\d½¾])|(?<=[\\d½¾] ×) (?=[\\d½¾])',
    // A product and what it is: `2,5 × 0,82 = 2,05`.
    '(?<=× [\\d,]+) (?== \\d)|(?<=× [\\d,]+ =) (?=\\d)',
    // A ratio and what it holds for: `21:1 a 7 barg`.
    '(?<=\\d:1) (?=a \\d)|(?<=\\d:1 a) (?=\\d)',
    // A sum in parentheses: `(2 500 − 250)`.
    '(?<=\\([\\d \\u00a0,]+) (?=[−+] [\\d \\u00a0,]+\\))|(?<=\\([\\d \\u00a0,]+ [−+]) (?=[\\d \\u00a0,]+\\))',
    // From one figure to another, and a sum or a difference in parentheses: `10 → 7 barg`, `(hf1 − hf2)/hfg2`.
    '(?<=\\d) (?=→ \\d)|(?<=\\d →) (?=\\d)|(?<=\\(h\\w+) (?=− h)|(?<=\\(h\\w+ −) (?=h)',
    '(?<=\\d\\)) (?== \\d)|(?<=\\d\\) =) (?=\\d)',
    // A figure and the lift in which it holds: `4 con 45 K`, `16 con unos 11 K`.
    '(?<=\\d) (?=con (?:unos )?\\d+[ \\u00a0]K(?!\\p{L}))|(?<=\\d con|con unos) (?=(?:unos )?\\d+[ \\u00a0]K(?!\\p{L}))',
    // Not one letter alone at the end of a line: `a solicitud`, `a mano`, `. A 95 °C`, `. A medias`.
    '(?<=(?<!\\p{L})a) (?=(?:solicitud|medida|pedido|mano)(?!\\p{L}))|(?<=(?<!\\p{L})A) (?=[\\d\\p{Ll}])',
    // What a figure is compared with: `17 % de más`, `25 m/s o más`.
    '(?<=% de|(?<!\\p{L})o) (?=(?:más|menos)(?!\\p{L}))|(?<=%) (?=de (?:más|menos)(?!\\p{L}))',
    // Parentheses and their unit: `(984 + 1 025) W/m²`.
    `(?<=\\d\\)) (?=(?:${symbols.join('|')})(?![\\p{L}\\d/]))`,
    // Names, numbers and the sign of a diameter: `EE. UU.`, `AISI 316`, `ecuaciones 5 a 8`, `ø 50,8 mm`, `cédula 40`, `grupo 1.1`.
    '(?<=EE\\.) (?=UU\\.)|(?<=AISI|ecuaciones|cédula|grupo|[øØ]) (?=\\d)',
    // A certificate: `EN 10204 3.1`.
    '(?<=EN[ \\u00a0]10204) (?=3)',
  ].join('|'),
  'gu',
);

/** What stays on one line in a text that is set while the page is made: also what calculators never say. */
export function keepText(text: string): string {
  return keepTogether(text).replace(SPACE, '\u00a0');
}

/** The most that fits a line of the narrowest column. */
const LINE = 29;
const SIGN = / ([−+·×=/]) /g;

/** What is reckoned by hand stays on one line; a longer one breaks after a dot or a stroke, before another sign, and nowhere in its parentheses. */
export function keepSum(text: string): string {
  return keepText(text)
    .replaceAll('\u00a0· ', ' · ')
    .replace(/\([^()]*\)/g, (inside) => inside.replaceAll(' ', '\u00a0'))
    .replace(/[^ ]*[^ ,;:](?: [−+·×=/] [^ ]+)+/g, (sum) =>
      sum.length > LINE
        ? sum.replace(/ ([·/]) /g, '\u00a0$1 ').replace(SIGN, ' $1\u00a0')
        : sum.replace(SIGN, '\u00a0$1\u00a0'),
    );
}
