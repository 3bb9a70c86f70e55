/** The files that tell machines what is here: site map, robots, and the catalogue in short. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { llmsText } from '../app/model/llms.ts';
import type { Content } from '../app/model/load.ts';
import { siteUrl } from '../app/model/site-url.ts';
import { robots, sitemap } from '../app/model/sitemap.ts';
import { contentDates } from './content-dates.ts';

export async function writeSearchFiles(root: string, content: Content) {
  const files = {
    'sitemap.xml': sitemap(content, siteUrl(), contentDates()),
    'robots.txt': robots(siteUrl()),
    'llms.txt': await llmsText(content, siteUrl()),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
}
