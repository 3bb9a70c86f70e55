import type { AsPlainObject } from 'minisearch';
import type { SearchWords } from '../content.server/schema/site.ts';

/** What the build writes for the search, and the browser reads when it is opened. */
export const searchFile = '/search.json';

/** Raised when the shape changes: a page of an older deployment may read a newer file. */
export const searchFormat = 2;

/** Of the picture beside an answer: the smallest that there is, shown at a fourth of it. */
export const thumbnailWidth = 240;

export type SearchData = {
  format: number;
  words: SearchWords;
  passages: SearchPassage[];
  /** By the path of the page: where its picture is, without its size. */
  pictures: Record<string, string>;
  index: AsPlainObject;
};

export type SearchGroup = 'pages' | 'tools' | 'questions' | 'documents';

/** A page, a part of one, or a document. */
export type SearchPassage = {
  group: SearchGroup;
  to: string;
  title: string;
  /** Name of the page that it is a part of. */
  page?: string;
  text: string;
};
