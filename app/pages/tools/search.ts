import { plain } from '../../search/words.ts';

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
