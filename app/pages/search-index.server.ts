import type { Content } from '../content.server/load.ts';
import { type Indexed, makeSearchData } from '../search/engine.ts';
import { type SearchData, thumbnailWidth } from '../search/search-data.ts';
import { stemsOf } from '../search/words.ts';
import { catalogueName, documentPaths } from './documents.server.ts';
import type { Page } from './page-kind.server.ts';
import { listedPages } from './registry.server.ts';

/**
 * In characters. Beyond it, pages outside the menu are found by name, summary and headlines only: the
 * whole text of 1 400 products would be 2 MB, compressed, for whoever opens the search.
 */
const mostText = 600_000;

/** All that the search knows: every page with its parts and questions, and every document. */
export function searchData(content: Content): SearchData {
  const { synonyms, words } = content.single.search;
  const pages = listedPages(content);
  const all = pages.flatMap(entriesOf);
  const isTooMuch =
    all.reduce((sum, { text, more }) => sum + text.length + more.length, 0) > mostText;
  const entries = isTooMuch
    ? pages.flatMap((page) => (page.outsideMenu && !isTool(page) ? inShort(page) : entriesOf(page)))
    : all;
  return makeSearchData(
    [
      ...entries,
      ...documentPaths(content).map((path) => entryOfDocument(path, pages, content)),
    ].map((entry) => ({
      ...entry,
      also: [entry.also, ...others(entry, synonyms)].join(' '),
    })),
    words,
    Object.fromEntries(pages.flatMap(pictureOf)),
  );
}

/** Tools and their list stand without one: theirs is that of a machine. */
function pictureOf(page: Page): [string, string][] {
  const { src, widths = [] } = page.picture?.picture ?? {};
  return !isTool(page) && page.path !== '/tools' && src && widths.includes(thumbnailWidth)
    ? [[page.path, src]]
    : [];
}

const isTool = ({ parent }: Page) => parent === '/tools';

function entriesOf(page: Page): Indexed[] {
  const { path, label, summary, description, alsoCalled = [], passages = [] } = page;
  const group = isTool(page) ? 'tools' : 'pages';
  // What has no place of its own on the page is said of the page.
  const own = passages.filter(({ anchor }) => !anchor).map(({ text }) => text);
  const whole = {
    group,
    to: path,
    title: label,
    text: summary ?? description,
    also: alsoCalled.join(' '),
    more: own.join(' '),
  } as const;
  const parts = passages.filter(({ anchor }) => anchor);
  return [
    whole,
    ...parts.map(({ title, anchor, text, isQuestion }): Indexed => {
      const to = `${path}#${anchor}`;
      return {
        group: isQuestion ? 'questions' : group,
        to,
        title,
        page: label,
        text,
        also: '',
        more: '',
      };
    }),
  ];
}

function inShort(page: Page): Indexed[] {
  const [whole, ...parts] = entriesOf(page);
  if (!whole) return [];
  return [{ ...whole, also: [whole.also, ...parts.map(({ title }) => title)].join(' ') }];
}

/** Named after the page of the same name, or after the catalogue. */
function entryOfDocument(path: string, pages: readonly Page[], { single }: Content): Indexed {
  const name = path.replace(/^.*\/|\.pdf$/g, '');
  const { search, labels, documents } = single;
  const page = pages.find((one) => one.path.endsWith(`/${name}`));
  const other = name === catalogueName ? labels.footer.catalogue : name;
  const title = page ? `${documents.sheet}: ${page.label}` : other;
  return { group: 'documents', to: path, title, text: search.words.document, also: name, more: '' };
}

const between = (words: string) => ` ${stemsOf(words).join(' ')} `;

/** Of each group of synonyms of which an entry uses one: those that it does not use. */
function others({ page = '', title, text, also, more }: Indexed, synonyms: string[][]): string[] {
  const said = between([page, title, text, also, more].join(' '));
  const isSaid = (words: string) => said.includes(between(words));
  return synonyms.flatMap((group) =>
    group.some(isSaid) ? group.filter((words) => !isSaid(words)) : [],
  );
}
