import type { Content } from '../content.server/load.ts';
import { markAddress } from '../content.server/mark.ts';
import { markOn } from '../content.server/mark-grounds.ts';
import { siteUrl } from '../content.server/site-url.ts';
import { fill } from '../ui/fill.ts';
import { longDate } from '../ui/long-date.ts';
import { buildMenu, linksOf, type PageLink } from './navigation.server.ts';
import { kinds } from './registry.server.ts';

/** What the frame around every page needs. */
export async function siteFrame(content: Content) {
  const { labels } = content.single;
  const { overview: _overview, team: _team, hero: _hero, ...others } = labels;
  // The others are for pages made at build time; what stands here travels with every page.
  const {
    sample: _sample,
    map: _map,
    leadTimes: _leadTimes,
    description: _description,
    socialLinks: _socialLinks,
    contactInfo: { schedule: _schedule, answer: _answer, ...contactInfo },
    ...company
  } = content.single.company;
  const { open, loading } = labels.explorer;
  const { close } = labels.form;
  const { sampleNote } = labels.contact;
  const { drawn: _drawn, ...services } = labels.services;
  const { navigation, rights } = labels.footer;
  const today = new Date();
  return {
    company: {
      ...company,
      contactInfo,
      marks: { light: markAddress(await markOn('light')), dark: markAddress(await markOn('dark')) },
    },
    labels: {
      ...others,
      services,
      explorer: { open, loading },
      footer: { navigation, rights },
      form: { close },
      contact: { sampleNote },
    },
    menu: buildMenu(content),
    footer: footerColumns(content),
    year: today.getFullYear(),
    edition: fill(content.single.documents.printed, { date: longDate(today) }),
    host: new URL(siteUrl(content)).host,
  };
}

export type SiteFrame = Awaited<ReturnType<typeof siteFrame>>;
export type FooterColumn = { title: string; links: PageLink[] };

/** The pages of the menu's first level, then those of each kind that has a column. */
function footerColumns(content: Content): FooterColumn[] {
  const { labels } = content.single;
  const pages = buildMenu(content).flatMap((item) =>
    'to' in item ? [{ to: item.to, label: item.label }] : [],
  );
  const columns = new Map([[labels.footer.company, pages]]);
  for (const kind of kinds) {
    const title = kind.footerColumn?.(labels);
    if (title) columns.set(title, [...(columns.get(title) ?? []), ...linksOf(content, kind.name)]);
  }
  // Under its own name a list of all of them reads like one of them.
  const named = (link: PageLink) =>
    link.label === labels.footer.tools ? { ...link, label: labels.footer.allTools } : link;
  return [...columns].map(([title, links]) => ({ title, links: links.map(named) }));
}
