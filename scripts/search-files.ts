/** The files that tell what is here: site map, robots, the catalogue in short, the search's data. */
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
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
    'sitemap.xml': sitemap(content, siteUrl(), contentDates()),
    'robots.txt': robots(siteUrl()),
    'llms.txt': llmsText(content, siteUrl()),
    [searchFile.slice(1)]: JSON.stringify(searchData(content, await listDocuments(root))),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
}

/** Data sheets and the like, where a build has made them. */
async function listDocuments(root: string): Promise<string[]> {
  const folder = join(root, 'documents');
  const files = existsSync(folder) ? await readdir(folder) : [];
  return files
    .filter((file) => file.endsWith('.pdf'))
    .sort()
    .map((file) => `/documents/${file}`);
}
