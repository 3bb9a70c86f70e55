import { readContent } from '../../app/content.server/read.ts';
import { listedPages } from '../../app/pages/registry.server.ts';

/** Every page of the site as the content has it now; tests loop over these. */
export const content = readContent();
export const pages = listedPages(content);

/** `npm run test:long` */
export const isLong = process.env.EVERY_PAGE !== undefined;

/**
 * For what is slow in a browser: two pages of each kind, which share their layout. `npm run test:long`
 * takes every page.
 */
export const samplePages = pages.filter(
  (page, index) =>
    isLong || pages.slice(0, index).filter(({ kind }) => kind === page.kind).length < 2,
);

/** Of each kind one page. */
export const onePerKind = pages.filter(
  ({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index,
);

/** Of many alike, some from the whole list; all of them in `npm run test:long`. */
export function sample<One>(all: readonly One[], count: number): readonly One[] {
  const step = Math.ceil(all.length / count);
  return isLong ? all : all.filter((_, index) => index % step === 0);
}
