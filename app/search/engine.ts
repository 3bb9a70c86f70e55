import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import type { SearchWords } from '../content.server/schema/site.ts';
import {
  type SearchData,
  type SearchGroup,
  type SearchPassage,
  searchFormat,
} from './search-data.ts';
import { plain, stem, stemsOf, withoutConditions } from './words.ts';

/** `also` holds other words by which a passage is looked for; it is never shown. */
type Indexed = SearchPassage & { also: string };

const indexing: Options = {
  fields: ['title', 'page', 'also', 'text'],
  tokenize: (text) => plain(text).split(' '),
  processTerm: (word) => stem(word) ?? null,
};

const searching: SearchOptions = {
  boost: { title: 4, also: 3, page: 1.5 },
  // What is being typed may be the beginning of a word; of five letters one may be wrong.
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  weights: { prefix: 0.6, fuzzy: 0.3 },
};

/** A page whose every part fits would leave no room for others. */
const mostOfOnePage = 2;
const mostInGroup: Record<SearchGroup, number> = {
  pages: 6,
  tools: 5,
  questions: 4,
  documents: 4,
};

/** Done by the build: a telephone would take a second for it. */
export function makeSearchData(entries: readonly Indexed[], words: SearchWords): SearchData {
  const index = new MiniSearch(indexing);
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const passages = entries.map(({ also: _, ...passage }) => passage);
  return { format: searchFormat, words, passages, index: index.toJSON() };
}

/** With the words of the text, reduced to their stems, for which it was found. */
export type Answer = SearchPassage & { stems: string[] };
type AnswerGroup = { group: SearchGroup; answers: Answer[] };
export type Engine = { ask(query: string): AnswerGroup[] };

export async function openSearch({ format, passages, index }: SearchData): Promise<Engine> {
  if (format !== searchFormat) throw new Error('The search file is of another deployment');
  const options = {
    ...searching,
    boostDocument: (id: number) => standing(passages[id]),
  };
  const search = await MiniSearch.loadJSAsync(index, indexing);
  return {
    /** The group of the best answer comes first. */
    ask(query) {
      const thing = withoutConditions(query);
      const asked = stemsOf(thing).length > 0 ? thing : query;
      const stems = stemsOf(asked);
      if (stems.length === 0) return [];
      // One word and no figure: the thing itself is looked for, not what can be calculated of it.
      const isBare = stems.length === 1 && thing === plain(query);
      const whole = search.search(asked, { ...options, combineWith: 'AND' });
      const found = whole.length > 0 ? whole : search.search(asked, options);
      const answers = found.flatMap(({ id, terms, score }) => {
        const passage = passages[id];
        if (!passage) return [];
        const first = isBare && isProduct(passage) ? productFirst : namedFirst;
        const rank = isNamed(passage, stems) ? first * score : score;
        return [{ passage: { ...passage, stems: terms }, rank }];
      });
      return grouped(answers.sort((a, b) => b.rank - a.rank).map(({ passage }) => passage));
    },
  };
}

/** How much more a name counts that has every word of the question. */
const namedFirst = 2;
/** The same of a product, or a part of its page, when nothing but its name is asked. */
const productFirst = 6;

function isProduct({ group, to }: SearchPassage): boolean {
  return group === 'pages' && /^\/(?:equipment|products)\//.test(to);
}

function isNamed({ title }: SearchPassage, stems: readonly string[]): boolean {
  const named = stemsOf(title);
  return stems.every((stem) => named.includes(stem));
}

/** A page comes before its parts, and before its data sheet, which has its name. */
function standing(passage: SearchPassage | undefined): number {
  if (passage?.group === 'documents') return 0.5;
  return passage?.page ? 1 : 2;
}

function grouped(answers: Answer[]): AnswerGroup[] {
  const groups = new Map<SearchGroup, Answer[]>();
  for (const answer of answers) {
    const others = groups.get(answer.group) ?? [];
    const ofItsPage = others.filter(({ to }) => pathOf(to) === pathOf(answer.to));
    if (others.length < mostInGroup[answer.group] && ofItsPage.length < mostOfOnePage) {
      groups.set(answer.group, [...others, answer]);
    }
  }
  return [...groups].map(([group, chosen]) => ({ group, answers: chosen }));
}

function pathOf(to: string): string | undefined {
  return to.split('#')[0];
}
