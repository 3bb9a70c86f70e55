import type { MetaDescriptor } from 'react-router';
import type { Content } from './load.ts';
import type { Picture } from './pictures.ts';
import type { Page } from './registry.ts';
import { structuredData } from './structured-data.ts';

/** The largest WebP is what social networks are given: not all of them read AVIF. */
function socialImage(picture: Picture): string {
  const width = picture.widths.filter((candidate) => candidate <= 1200).at(-1);
  return width ? `${picture.src}-${width}.webp` : picture.src;
}

/** Everything a page says about itself in its head. Nothing is inherited from another page. */
export function pageHead(
  content: Content,
  page: Page,
  siteUrl: string,
  picture?: Picture,
): MetaDescriptor[] {
  const { company } = content.single;
  const title = `${page.label} | ${company.name}`;
  const head: MetaDescriptor[] = [{ title }, { name: 'description', content: page.description }];
  if (page.kind === 'not-found') return [...head, { name: 'robots', content: 'noindex' }];

  const url = new URL(page.path, siteUrl).href;
  head.push(
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'es_CR' },
    { property: 'og:site_name', content: company.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData(content, page, siteUrl).map((data) => ({ 'script:ld+json': data })),
  );
  if (picture) {
    head.push({ property: 'og:image', content: new URL(socialImage(picture), siteUrl).href });
  }
  return head;
}
