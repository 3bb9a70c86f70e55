import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import type { SearchWords } from '../content.server/schema/site.ts';
import {
  type SearchData,
  type SearchGroup,
  type SearchPassage,
  searchFormat,
} from './search-data.ts';
import { plain, stem, stemsOf, withoutConditions } from './words.ts';

/** `also` holds other words by which a passage is looked for, `more` what it names besides; they are never shown. */
export type Indexed = SearchPassage & { also: string; more: string };

const indexing: Options = {
  fields: ['title', 'page', 'also', 'text', 'more'],
  tokenize: (text) => plain(text).split(' '),
  processTerm: (word) => stem(word) ?? null,
};

const searching: SearchOptions = {
  boost: { title: 4, also: 3, page: 1.5, more: 0.5 },
  // What is being typed may be the beginning of a word; of five letters one may be wrong.
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  weights: { prefix: 0.6, fuzzy: 0.3 },
};

type Most = {
  inAll: number;
  /** A page whose every part fits would leave no room for others; a tool's method has a tool's name. */
  ofOnePage: number;
  /** Where some are named after what is asked, of those that only speak of it: the other kinds are in sight too. */
  unnamed: number;
};
const most: Record<SearchGroup, Most> = {
  pages: { inAll: 4, ofOnePage: 2, unnamed: 2 },
  tools: { inAll: 5, ofOnePage: 1, unnamed: 1 },
  questions: { inAll: 4, ofOnePage: 2, unnamed: 1 },
  documents: { inAll: 3, ofOnePage: 1, unnamed: 1 },
};

/** Done by the build: a telephone would take a second for it. */
export function makeSearchData(
  entries: readonly Indexed[],
  words: SearchWords,
  pictures: SearchData['pictures'] = {},
): SearchData {
  const index = new MiniSearch(indexing);
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const passages = entries.map(({ also: _also, more: _more, ...passage }) => passage);
  return { format: searchFormat, words, passages, pictures, index: index.toJSON() };
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
      const some = whole.length > 0 ? whole : search.search(asked, options);
      // Nothing but a figure: where it is told, not where its unit and its digits come up.
      const figure = !thing && /\d/.test(query) ? figureOf(query) : undefined;
      const told = figure ? some.filter(({ id }) => tells(passages[id], figure)) : [];
      const found = told.length > 0 ? told : some;
      const answers = found.flatMap(({ id, terms, score }) => {
        const passage = passages[id];
        if (!passage) return [];
        const first = isBare && isProduct(passage) ? productFirst : namedFirst;
        const named = nameFits(passage, stems);
        const begun = named === 'begins' ? begunFirst : 1;
        return [
          {
            answer: { ...passage, stems: marked(terms, stems) },
            named: named !== undefined,
            rank: named ? first * begun * score : score,
          },
        ];
      });
      const groups = grouped(answers.sort((a, b) => b.rank - a.rank));
      // A figure is something to calculate with.
      return thing === plain(query) ? groups : toolsFirst(groups);
    },
  };
}

/** How much more a name counts that has every word of the question. */
const namedFirst = 2;
/** And how much more again one that begins with them. */
const begunFirst = 1.25;
/** The same of a product, or a part of its page, when nothing but its name is asked. */
const productFirst = 6;

function isProduct({ group, to }: SearchPassage): boolean {
  return group === 'pages' && /^\/(?:equipment|products)\//.test(to);
}

function nameFits({ title }: SearchPassage, stems: readonly string[]) {
  const named = stemsOf(title);
  if (!stems.every((stem) => named.includes(stem))) return undefined;
  return stems.every((stem, index) => named[index] === stem) ? 'begins' : 'holds';
}

/** The figure itself, as it was typed, with a blank or none: 7 barg, and neither 0,7 nor 41,4 and elsewhere a 7. */
function figureOf(query: string): RegExp {
  const words = query
    .trim()
    .replace(/[^\p{L}\p{N}\s]/gu, '.')
    .split(/\s+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u);
  return new RegExp(`(?<![\\d.,])${words.join('\\s*')}(?![a-z\\d])`, 'i');
}

function tells(passage: SearchPassage | undefined, figure: RegExp): boolean {
  return figure.test(`${passage?.title} ${passage?.text}`);
}

/** A page comes before its parts, and before its data sheet, which has its name. */
function standing(passage: SearchPassage | undefined): number {
  if (passage?.group === 'documents') return 0.5;
  return passage?.page ? 1 : 2;
}

/** Words that begin as what was typed; only where there are none, those that resemble it. */
function marked(terms: string[], asked: readonly string[]): string[] {
  const begun = terms.filter((term) => asked.some((word) => term.startsWith(word)));
  return begun.length > 0 ? begun : terms;
}

function toolsFirst(groups: readonly AnswerGroup[]): AnswerGroup[] {
  const isTools = ({ group }: AnswerGroup) => group === 'tools';
  return [...groups.filter(isTools), ...groups.filter((one) => !isTools(one))];
}

type Ranked = { answer: Answer; named: boolean };

function grouped(ranked: readonly Ranked[]): AnswerGroup[] {
  const groups = new Map<SearchGroup, Ranked[]>();
  for (const one of ranked) {
    const { group, to } = one.answer;
    const others = groups.get(group) ?? [];
    const limit = most[group];
    const ofItsPage = others.filter(({ answer }) => pathOf(answer.to) === pathOf(to));
    const unnamed = others.filter(({ named }) => !named);
    const hasNamed = unnamed.length < others.length;
    if (others.length >= limit.inAll || ofItsPage.length >= limit.ofOnePage) continue;
    if (!one.named && hasNamed && unnamed.length >= limit.unnamed) continue;
    groups.set(group, [...others, one]);
  }
  return [...groups].map(([group, chosen]) => ({
    group,
    answers: chosen.map(({ answer }) => answer),
  }));
}

function pathOf(to: string): string | undefined {
  return to.split('#')[0];
}
