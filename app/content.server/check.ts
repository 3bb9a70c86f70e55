import { listPages } from '../pages/registry.server.ts';
import { checkHeads } from './check-heads.ts';
import type { Content, Problem } from './load.ts';

/** What no single file can know: links that lead nowhere, names used twice. */
export function checkTogether(content: Content): Problem[] {
  const { single, collection } = content;
  const pages = listPages(content);
  const paths = new Set(pages.filter((page) => page.kind !== 'not-found').map((page) => page.path));
  const problems: Problem[] = [];

  const expectLink = (file: string, field: string, link: string) => {
    const path = link.split('#')[0] ?? '';
    if (!paths.has(path)) {
      problems.push({
        file,
        field,
        message: `«${link}» no es una página del sitio: corrija la ruta`,
      });
    }
  };
  const expectUnique = (file: string, field: string, values: string[]) => {
    const repeated = values.filter((value, index) => values.indexOf(value) !== index);
    for (const value of new Set(repeated)) {
      problems.push({ file, field, message: `«${value}» está repetido: use uno distinto` });
    }
  };

  for (const [item, field] of menuLinks(single.navigation))
    expectLink('navigation.yaml', field, item);
  for (const link of single['not-found'].links) expectLink('not-found.yaml', 'links', link);
  for (const kind of ['equipment', 'products'] as const) {
    for (const entry of collection[kind]) {
      const file = `${kind}/${entry.slug}.yaml`;
      for (const link of entry.related) expectLink(file, 'related', link);
      const headlines = entry.content.filter((block) => block.type === 'headline');
      expectUnique(
        file,
        'content',
        headlines.map((block) => block.text),
      );
    }
  }
  const related = [...collection.equipment, ...collection.products].flatMap((it) => it.related);
  const reached = new Set(related);
  for (const { path } of pages.filter((page) => page.outsideMenu && !reached.has(page.path))) {
    problems.push({
      file: `${path.slice(1)}.yaml`,
      field: 'menu',
      message: 'nadie llegaría a esta página: póngala en el menú o en «related» de otra',
    });
  }
  for (const entry of collection.services) {
    const file = `services/${entry.slug}.yaml`;
    if (entry.link !== `/services/${entry.slug}` || entry.id !== entry.slug) {
      problems.push({
        file,
        field: 'link',
        message: `debe ser «/services/${entry.slug}» y el «id» «${entry.slug}», como el archivo`,
      });
    }
    expectUnique(file, 'items.id', ids(entry.items));
  }
  const named = new Set(single.navigation.map((item) => item.to));
  for (const path of ['/', '/about', '/services', '/contact'].filter((it) => !named.has(it))) {
    problems.push({
      file: 'navigation.yaml',
      field: path,
      message: 'falta esta página en el menú: de ahí toma su nombre',
    });
  }
  expectUnique('navigation.yaml', 'id', ids(single.navigation));
  expectUnique('features.yaml', 'id', ids(single.features));
  expectUnique('team.yaml', 'id', ids(single.team));
  expectUnique('clients.yaml', 'id', ids(single.clients));
  expectUnique('stats.yaml', 'id', ids(single.stats));
  expectUnique('pillars.yaml', 'altServicesData.id', ids(single.pillars.altServicesData));
  expectUnique('home.yaml', 'solutions.id', [
    ...ids(single.home.solutions.solutions),
    ...ids(single.home.solutions.markets),
  ]);
  return [...problems, ...checkHeads(content, pages), ...checkHours(content)];
}

/** The hours are written twice, for people and for search engines. */
function checkHours({ single: { company } }: Content): Problem[] {
  const { hours, schedule } = company.contactInfo;
  if (!schedule) return [];
  const missing = [schedule.opens, schedule.closes]
    .map((time) => time.replace(/^0/, ''))
    .filter((time) => !hours.includes(time));
  return missing.map((time) => ({
    file: 'company.yaml',
    field: 'contactInfo.hours',
    message: `no dice «${time}», la hora de «schedule»: escriba las mismas horas en ambos`,
  }));
}

function ids(entries: { id: string }[]): string[] {
  return entries.map((entry) => entry.id);
}

function menuLinks(items: Content['single']['navigation']): [string, string][] {
  return items.flatMap((item): [string, string][] => {
    if (item.to) return [[item.to, item.id]];
    return Array.isArray(item.dropdown) ? menuLinks(item.dropdown) : [];
  });
}
