import type { Calculator } from './calculator.ts';
import { formula } from './formula.ts';
import { keepTogether } from './keep-together.ts';

const SYMBOL = /<msub>.*?<\/msub>|<mover.*?<\/mover>|<mi>.*?<\/mi>/gu;
const WORD = /(?<=^|[\s(]|\s\p{L}\d?\/)([\p{L}\p{M}\d_]+)(?:\u00a0=\u00a0(\d+(?:,\d+)?))?/gu;
const INDEXED = /(?<=<msub>(?:<mpadded[^>]*>)?)<mi>.*?<\/mi>/gu;
const MATH = '<math>(?:(?!</math>).)*</math>';
/** Beside a formula a line breaks also before a comma, behind a parenthesis and at a hard space; and it stays with its meaning. */
const GLUED = new RegExp(
  `\\(?(?:${MATH}/)?${MATH}(?:\u00a0[=∝]\u00a0(?:${MATH}|[^<\\s])+|[;,.)]+| [^<\\s]+)?`,
  'gu',
);
/** Where none of these begins a clause it is a word of the sentence: `y`, `a`, `e`. */
const ALSO_WORDS = /^[aeouyAEOUY]$/u;

/** What the letters of the formulas mean, the letters set as the formulas set them. */
export function symbolsOf(calculator: Pick<Calculator, 'formulas' | 'where'>): string {
  const where = keepTogether(calculator.where);
  const symbols = new Map(
    calculator.formulas
      .flatMap(({ mathml }) => [...mathml.matchAll(INDEXED), ...mathml.matchAll(SYMBOL)].flat())
      .map((symbol) => [written(symbol), symbol]),
  );
  const set = where.replace(WORD, (whole, word: string, value: string | undefined, at: number) => {
    // With an index that no formula has alone: `h_f` where those say `h_f1`.
    const symbol = word.includes('_')
      ? formula(word).mathml.match(SYMBOL)?.[0]
      : symbols.get(word.normalize('NFC'));
    const begins = at === 0 || /[;,]\s$/u.test(where.slice(0, at));
    if (!symbol || !(begins || !ALSO_WORDS.test(word))) return whole;
    // Beside a formula a line breaks also at a hard space, so that its value stands inside.
    const equals = value === undefined ? '' : `<mo>=</mo><mn>${value}</mn>`;
    return `<math>${symbol}${equals}</math>`;
  });
  const whole = set.endsWith('.') ? set : `${set}.`;
  return whole.replace(GLUED, '<span>$&</span>');
}

const MARKS: Readonly<Record<string, string>> = { '˙': '\u0307', '¯': '\u0304' };

/** A symbol as one writes it in a line of text: `ṁv`, `hfg`. */
function written(symbol: string): string {
  return symbol
    .replace(/<[^>]*>/g, '')
    .replace(/[˙¯]/gu, (mark) => MARKS[mark] ?? '')
    .normalize('NFC');
}
