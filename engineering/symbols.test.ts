import { expect, test } from 'vitest';
import { CALCULATORS, loadCalculator } from './calculators/index.ts';
import { symbolsOf } from './symbols.ts';

/** Functions, elements and the number with a name, which everybody reads. */
const KNOWN = /^(?:ln|log|máx|mín|Σ|π|[HO]|\d+)$/u;
/** A result that is called by its own name. */
const NAMED = /^(?:CO2|[a-záéíóú]{4,})$/u;

const bare = (mathml: string) =>
  mathml
    .replace(/<[^>]*>/g, '')
    .replace('˙', '\u0307')
    .replace('¯', '\u0304')
    .normalize('NFC');

/** Each with what it is without its index. */
function symbolsIn(mathml: string): { whole: string; base: string }[] {
  const indexed =
    /<msub>(<mover.*?<\/mover>|<m(?:i|text)>.*?<\/m(?:i|text)>)(.*?)<\/msub>|(<mover.*?<\/mover>|<m(?:i|text)>.*?<\/m(?:i|text)>)/gu;
  return [...mathml.replace(/<\/?mpadded[^>]*>/g, '').matchAll(indexed)].map(
    ([whole, base = whole]) => ({
      whole: bare(whole),
      base: bare(base),
    }),
  );
}

test.each(Object.keys(CALCULATORS))('%s says what each letter of its formulas is', async (id) => {
  const { formulas, where } = await loadCalculator(id);
  const words = new Set(
    where
      .normalize('NFC')
      .replaceAll('_', '')
      .match(/[\p{L}\p{M}\d]+/gu),
  );
  const unknown = formulas.flatMap(({ mathml }) => {
    const [left = ''] = mathml.split('<mo>=</mo>');
    return symbolsIn(mathml).filter(({ whole, base }) => {
      const isResult = NAMED.test(whole) && bare(left) === whole;
      // An index after a comma is told as a word: `Ts,sal`.
      const told = whole.replace(/,.*/, '').replace(/^Σ(?=\p{L})/u, '');
      // Of `hf1` and `hf2` it is said once what `hf` is.
      const names = [told, told.replace(/\d+$/, ''), base];
      return !(isResult || KNOWN.test(base) || names.some((name) => words.has(name)));
    });
  });
  expect(unknown.map(({ whole }) => whole)).toEqual([]);
});

test.each(Object.keys(CALCULATORS))(
  '%s ends no line with a letter before its meaning',
  async (id) => {
    const apart = symbolsOf(await loadCalculator(id)).replace(/<span>.*?<\/span>/gu, '');
    expect(apart).not.toMatch(/<\/math> /u);
  },
);
