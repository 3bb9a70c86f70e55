import type { Page } from '@playwright/test';
import { mapLinks } from '../../app/contact/map.ts';
import { content } from './pages.ts';

export const { embed: mapAddress } = mapLinks(content.single.company.map);
const { host } = new URL(mapAddress);

const stand =
  '<!doctype html><html lang="es"><title>Mapa</title><main><h1>Mapa de prueba</h1></main></html>';

/** The map comes from another host, which tests must neither reach nor depend on. */
export async function standInForMap(page: Page) {
  const asked: string[] = [];
  await page.route(
    (url) => url.host === host,
    async (route) => {
      // Before the frame is shown the page asks whether the map can be reached.
      if (route.request().method() === 'GET') asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: stand });
    },
  );
  return { asked, embed: mapAddress };
}
