/** As one types it without thinking: no capitals, no accents, one blank. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function searchable(texts: readonly string[]): string {
  return [...new Set(plain(texts.join(' ')).split(' '))].join(' ');
}

/** Whether every word that was typed begins one of the words. */
export function matches(words: string, query: string): boolean {
  const all = ` ${words}`;
  return plain(query)
    .split(' ')
    .every((word) => all.includes(` ${word}`));
}
