/** The files that tell what is here: site map, robots, the catalogue in short, the search's data. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../app/content.server/load.ts';
import { siteUrl } from '../app/content.server/site-url.ts';
import { llmsText } from '../app/pages/llms.server.ts';
import { searchData } from '../app/pages/search-index.server.ts';
import { robots, sitemap } from '../app/pages/sitemap.server.ts';
import { searchFile } from '../app/search/search-data.ts';
import { contentDates } from './content-dates.ts';

export async function writeSearchFiles(root: string, content: Content) {
  const files = {
    'sitemap.xml': sitemap(content, siteUrl(content), contentDates()),
    'robots.txt': robots(siteUrl(content)),
    'llms.txt': llmsText(content, siteUrl(content)),
    [searchFile.slice(1)]: JSON.stringify(searchData(content)),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
}
