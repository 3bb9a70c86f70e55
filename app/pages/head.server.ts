import type { MetaDescriptor } from 'react-router';
import type { Content } from '../content.server/load.ts';
import type { Page } from './page-kind.server.ts';
import { structuredData } from './structured-data.server.ts';

/** Everything a page says about itself in its head. Nothing is inherited from another page. */
export function pageHead(content: Content, page: Page, siteUrl: string): MetaDescriptor[] {
  const { company } = content.single;
  const title = `${page.label} | ${company.name}`;
  const head: MetaDescriptor[] = [{ title }, { name: 'description', content: page.description }];
  if (page.isUnlisted) return [...head, { name: 'robots', content: 'noindex' }];

  const url = new URL(page.path, siteUrl).href;
  head.push(
    // Search engines may show the picture in full size beside the result.
    { name: 'robots', content: 'max-image-preview:large' },
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
  if (page.picture) {
    const alt = `${page.label}: ${page.picture.alt}`;
    head.push(
      { property: 'og:image', content: new URL(socialCard(page), siteUrl).href },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: alt },
      { name: 'twitter:image:alt', content: alt },
    );
  }
  return head;
}

/** Where the card that social networks show for a page is published. */
export function socialCard({ path }: Page): string {
  return `/social/${path.slice(1).replaceAll('/', '-') || 'inicio'}.jpg`;
}
