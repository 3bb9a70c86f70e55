import { kinds, listPages, type Page } from '../pages/registry.server.ts';
import { checkHeads, fileOf } from './check-heads.ts';
import type { Content } from './load.ts';
import { type Problem, repeatedIds } from './problems.ts';
import type { MenuEntry } from './schema/site.ts';
import { checkWording } from './wording.ts';

/** What no single file can know: links that lead nowhere, names used twice. */
export function checkTogether(content: Content, folder = 'content'): Problem[] {
  return [
    ...checkLinks(content),
    ...checkMenu(content),
    ...kinds.flatMap((kind) => kind.check?.(content) ?? []),
    ...checkHeads(content, listPages(content), folder),
    ...checkHours(content),
    ...checkWording(content),
  ];
}

type Link = { file: string; field: string; to: string };

function checkLinks(content: Content): Problem[] {
  const pages = listPages(content);
  const paths = new Set(pages.filter((page) => !page.isUnlisted).map(({ path }) => path));
  const links: Link[] = [
    ...menuLinks(content.single.navigation),
    ...pages.flatMap((page) => (page.links ?? []).map((link) => ({ ...link, file: fileOf(page) }))),
  ];
  const lost = links.filter(({ to }) => !paths.has(to.split('#')[0] ?? ''));
  const reached = new Set(links.map(({ to }) => to));
  const alone = pages.filter((page) => !isInFrame(page) && !reached.has(page.path));
  return [
    ...lost.map(({ file, field, to }) => ({
      file,
      field,
      message: `«${to}» no es una página del sitio: corrija la ruta`,
    })),
    ...alone.map((page) => ({
      file: fileOf(page),
      field: page.outsideMenu ? 'menu' : '',
      message: 'nadie llegaría a esta página: póngala en el menú o en «related» de otra',
    })),
  ];
}

/** Whether every page leads to it, or none may. */
function isInFrame({ kind, isUnlisted, isNamedInMenu, outsideMenu }: Page): boolean {
  const { menuGroup, footerColumn } = kinds.find(({ name }) => name === kind) ?? {};
  const isListedByKind = (menuGroup || footerColumn) && !outsideMenu;
  return Boolean(isUnlisted || isNamedInMenu || isListedByKind);
}

function menuLinks(items: MenuEntry[]): Link[] {
  return items.flatMap((item): Link[] => {
    if (item.to) return [{ file: 'navigation.yaml', field: item.id, to: item.to }];
    return Array.isArray(item.dropdown) ? menuLinks(item.dropdown) : [];
  });
}

function checkMenu(content: Content): Problem[] {
  const { navigation } = content.single;
  const named = new Set(navigation.map(({ to }) => to));
  const missing = listPages(content).filter((page) => page.isNamedInMenu && !named.has(page.path));
  return [
    ...missing.map(({ path }) => ({
      file: 'navigation.yaml',
      field: path,
      message: 'falta esta página en el menú: de ahí toma su nombre',
    })),
    ...repeatedIds('navigation.yaml', 'id', navigation),
  ];
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
