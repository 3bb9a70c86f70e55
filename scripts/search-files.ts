/** The files that tell machines what is here: site map, robots, and the catalogue in short. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../app/content.server/load.ts';
import { siteUrl } from '../app/content.server/site-url.ts';
import { llmsText } from '../app/pages/llms.server.ts';
import { robots, sitemap } from '../app/pages/sitemap.server.ts';
import { contentDates } from './content-dates.ts';

export async function writeSearchFiles(root: string, content: Content) {
  const files = {
    'sitemap.xml': sitemap(content, siteUrl(), contentDates()),
    'robots.txt': robots(siteUrl()),
    'llms.txt': llmsText(content, siteUrl()),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
}
