const units =
  'bar|barg|bara|psi|psig|kpa|mpa|kg|kgh|lb|t|kw|kwh|mw|hp|bhp|mm|m|m3|l|lpm|gpm|c|f|k|h';
const glued = new RegExp(`\\b(?:(dn|pn|nps)(\\d+)|(\\d+)(${units}))\\b`, 'g');
const condition = new RegExp(`^(?:\\d+|dn|pn|nps|${units})$`);

/** As one types it without thinking: no capitals, no accents, m³ as m3, DN50 as dn 50, one blank between words. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(
      glued,
      (_, sign = '', size = '', number = '', unit = '') => `${sign}${number} ${size}${unit}`,
    )
    .trim();
}

/** A question without its figures and units: of «trampa 6 barg» only the trap has a page. */
export function withoutConditions(query: string): string {
  const words = plain(query).split(' ');
  return words.filter((word) => !condition.test(word)).join(' ');
}

const silent = new Set(
  'a al como con cual cuanto de del el en es la las lo los me mi o para por que se sin su sus un una y'.split(
    ' ',
  ),
);

/** What is left of a plain word when number and gender do not count; nothing of one that says little. */
export function stem(word: string): string | undefined {
  if (silent.has(word)) return undefined;
  if (word.length < 4 || /\d/.test(word)) return word;
  return word.replace(/[aeo]s?$/, '');
}

export function stemsOf(text: string): string[] {
  return plain(text)
    .split(' ')
    .flatMap((word) => stem(word) || []);
}
