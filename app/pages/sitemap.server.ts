import type { Content } from '../content.server/load.ts';
import { isPicture, type Picture } from '../content.server/pictures.ts';
import { largestFile } from '../ui/picture-sizes.ts';
import { documentPaths } from './documents.server.ts';
import type { Page } from './page-kind.server.ts';
import { listedPages } from './registry.server.ts';

/** When each file below content/ last changed, by its path without its ending: `home`, `images/a/b`. */
export type ContentDates = ReadonlyMap<string, string>;

export function sitemap(content: Content, siteUrl: string, dates: ContentDates): string {
  const urls = listedPages(content).map((page) => {
    const changed = lastChange(sourceStems(page), dates);
    const images = picturesOf(page).map(largestFile);
    return [
      '<url>',
      `<loc>${address(page.path, siteUrl)}</loc>`,
      ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
      ...images.map(
        (image) => `<image:image><image:loc>${address(image, siteUrl)}</image:loc></image:image>`,
      ),
      '</url>',
    ].join('\n');
  });
  const documents = documentPaths(content).map(
    (path) => `<url>\n<loc>${address(path, siteUrl)}</loc>\n</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${[...urls, ...documents].join('\n')}
</urlset>
`;
}

/** Files and pictures behind a page, as paths below content/ without their ending. */
export function sourceStems(page: Page): string[] {
  const pictures = picturesOf(page).map(({ stem }) => `images/${stem}`);
  return [...page.sources.map(({ file }) => file), ...pictures];
}

/** Every picture that a page's content names, each once; sample ones stand for others to come. */
export function picturesOf(page: Page): Picture[] {
  const found = page.sources.flatMap(({ value }) => picturesIn(value));
  return [...new Map(found.map((picture) => [picture.stem, picture])).values()];
}

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('sample' in value && value.sample) return [];
  if (isPicture(value)) return [value];
  return Object.values(value).flatMap(picturesIn);
}

/** The latest of the dates; none unless all are known, for the unknown one may be later. */
export function lastChange(stems: string[], dates: ContentDates): string | undefined {
  const known = stems.map((stem) => dates.get(stem)).filter((date) => date !== undefined);
  return known.length === stems.length ? known.sort().at(-1) : undefined;
}

function address(path: string, siteUrl: string): string {
  return escapeXml(new URL(path, siteUrl).href);
}

export function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": 'apos',
  };
  return text.replace(/[&<>"']/g, (mark) => `&${entities[mark]};`);
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}
