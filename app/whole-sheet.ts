/**
 * A document has the rules that its own kind of page needs (scripts/page-sheets.ts). Before another kind is
 * shown in its place, the sheet with all of them is switched on.
 */
import { matchPath } from 'react-router';
import { switchOn } from './ui/switched-sheet.ts';

/** Patterns of the addresses whose pages the document has the rules for; in development it has all. */
const styledRoutes = () =>
  document.querySelector<HTMLElement>('link[data-routes]')?.dataset.routes?.split(' ');

/** Whether the rules for pages of this route are there, once they could be. */
export async function bringStyles(route: string): Promise<boolean> {
  if (styledRoutes()?.includes(route) ?? true) return true;
  return switchOn('whole').then(
    () => true,
    () => false,
  );
}

/** As the router fetches a page that the visitor is about to open. */
function bringStylesAhead({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLink);
  if (!link || styledRoutes()?.some((route) => matchPath(route, link.pathname))) return;
  switchOn('whole').catch(() => {});
}

/** Neither a document nor a picture. */
const pageLink = 'a[href^="/"]:not([href*="."])';

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'focusin']) addEventListener(type, bringStylesAhead);
}
