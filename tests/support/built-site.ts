import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, Parser, StaticConfigLoader, type HtmlElement as Tag } from 'html-validate';
import { pages } from './pages.ts';

// The build has read it; canonical addresses are compared with what it says.
if (existsSync('.env')) process.loadEnvFile('.env');

/** Where the build leaves the site. */
export const root = 'build/client';

/** The 404 page has no path of its own; every other page is one of the registry. */
export const notFoundDocument = '/404.html';
export const documents = [...pages.map((page) => page.path), notFoundDocument];

export function fileOf(path: string): string {
  return join(root, path.endsWith('.html') ? path : join(path, 'index.html'));
}

export function dataFileOf(path: string): string {
  return join(root, path === '/' ? '_.data' : `${path}.data`);
}

/** Whether an address of this site, as a page names it, is a file or a page of the build. */
export function isBuilt(address: string): boolean {
  const { pathname } = new URL(address, 'https://site.example');
  return pages.some((page) => page.path === pathname) || existsSync(join(root, pathname));
}

const parser = new HtmlValidate(
  new StaticConfigLoader({ root: true, elements: ['html5'], rules: {} }),
);
const read = new Map<string, Tag>();

export function openDocument(path: string): Tag {
  const known = read.get(path);
  if (known) return known;
  const config = parser.getConfigForSync(path);
  const document = new Parser(config).parseHtml(readFileSync(fileOf(path), 'utf8'));
  read.set(path, document);
  return document;
}

/** The elements that match, in the order of the document also for a list of selectors. */
export function all(within: Tag, selector: string): Tag[] {
  const found = new Set(selector.split(', ').flatMap((part) => within.querySelectorAll(part)));
  return [...found].sort((a, b) => a.location.offset - b.location.offset);
}

/** The one element that matches; a test that finds none or several has found a mistake. */
export function only(within: Tag, selector: string): Tag {
  const found = all(within, selector);
  const [tag] = found;
  if (!tag || found.length > 1) {
    throw new Error(`Expected one ${selector}, found ${found.length}`);
  }
  return tag;
}

export function text(tag: Tag): string {
  return withPlainSpaces(decode(tag.textContent)).trim();
}

export function withPlainSpaces(words: string): string {
  return words.replaceAll(/\s+/g, ' ');
}

export function attribute(tag: Tag, name: string): string | undefined {
  const value = tag.getAttributeValue(name);
  return value === null ? undefined : decode(value);
}

/** The few references that React writes. */
function decode(markup: string): string {
  return markup
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export type { Tag };
