import type { Page } from '@playwright/test';
import { buildMenu, type MenuItem } from '../../app/pages/navigation.server.ts';
import { content } from './pages.ts';

const menu = buildMenu(content);

/** Every link of the menu with its label, in order, whatever group it is in. */
export function menuLinks(items: MenuItem[] = menu): { label: string; to: string }[] {
  return items.flatMap((item) => ('to' in item ? [item] : menuLinks(item.dropdown)));
}

/** The header holds a menu for each width; only one of them shows. */
export function mainNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Navegación principal' });
}

/** A disclosure's name, closed or open: `summary` has no role of its own to ask for. */
export function group(page: Page, label: string | RegExp) {
  return mainNavigation(page).locator('summary', { hasText: label });
}

/** The toggle is found by what it says to a screen reader. */
export function menuToggle(page: Page, says: 'Abrir el menú' | 'Cerrar el menú') {
  return mainNavigation(page).getByRole('img', { name: says });
}
