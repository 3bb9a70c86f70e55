import type { Content } from './load.ts';
import type { Problem } from './problems.ts';
import { allTextsIn } from './texts.ts';

/** Shorter ones (a unit, a standard's name) may well be the same on two pages. */
const shortestText = 60;
const mostShared = 4;

/**
 * What may stand while somebody works on it and must not go public: both halves of a telephone are not
 * written at once, and a new page begins as a copy of another.
 */
export function noticesOf(content: Content): Problem[] {
  return [...differingPhones(content), ...copiedPages(content)];
}

/** What a visitor reads and what the telephone dials; the country's code need not be read. */
function differingPhones({ single: { company } }: Content): Problem[] {
  return company.contactInfo.phones.flatMap(({ label, number }, index) => {
    if (number.endsWith(label.replace(/\D/g, ''))) return [];
    const message = `se lee «${label}» y marcaría «${number}»: escriba el mismo número en ambos`;
    return [{ file: 'company.yaml', field: `contactInfo.phones[${index + 1}].number`, message }];
  });
}

/** Pages made from a copy of another whose texts are still that page's. */
function copiedPages({ collection }: Content): Problem[] {
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
