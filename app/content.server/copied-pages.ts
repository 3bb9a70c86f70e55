import type { Content } from './load.ts';
import type { Problem } from './problems.ts';
import { allTextsIn } from './texts.ts';

/** Shorter ones (a unit, a standard's name) may well be the same on two pages. */
const shortestText = 60;
const mostShared = 4;

/** Pages made from a copy of another whose texts are still that page's. */
export function copiedPages({ collection }: Content): Problem[] {
  return Object.entries(collection).flatMap(([folder, entries]) => {
    const firstWith = new Map<string, string>();
    return entries.flatMap((entry) => {
      const texts = allTextsIn(entry).filter(([, text]) => text.length >= shortestText);
      const shared = texts.filter(([, text]) => firstWith.has(text));
      for (const [, text] of texts) if (!firstWith.has(text)) firstWith.set(text, entry.slug);
      const [first] = shared;
      if (!first || shared.length <= mostShared || shared.length < texts.length / 4) return [];
      const original = firstWith.get(first[1]);
      return [
        {
          file: `${folder}/${entry.slug}.yaml`,
          field: first[0],
          message: `este texto y ${shared.length - 1} más son los de ${folder}/${original}.yaml: escriba los propios de una de las dos páginas`,
        },
      ];
    });
  });
}
