/** Which CSS modules each kind of page can ever need: also those of parts that show, or whose code comes, later. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { buildFolder } from './build-record.mjs';

/** By the folder of the page in app/pages. `everywhere` is what the frame around every page has. */
export type PageStyles = { everywhere: string[]; pages: Record<string, string[]> };

/** Beside the published folder, not in it. */
const fileIn = (folder: string) => join(folder, 'styles.json');

export function readPageStyles(root: string): PageStyles {
  return JSON.parse(readFileSync(fileIn(join(root, '..')), 'utf8'));
}

/** Asks the bundler, which has followed every import of the browser's code, instead of reading built pages. */
export function notePageStyles(): Plugin {
  return {
    name: 'note-page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const importsOf = (id: string) => {
        const module = this.getModuleInfo(id);
        return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
      };
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const styles: PageStyles = { everywhere: [], pages: {} };
      for (const [folder = '', ids = []] of Object.entries(Object.groupBy(entries, folderOf))) {
        const found = modulesWithin(ids, importsOf);
        if (folder) styles.pages[folder] = found;
        else styles.everywhere = found;
      }
      mkdirSync(buildFolder(), { recursive: true });
      writeFileSync(fileIn(buildFolder()), JSON.stringify(styles, null, 1));
    },
  };
}

/** Empty for the root of all pages and for what starts them. */
function folderOf(id: string): string {
  return pathOf(id).match(/^app\/pages\/([\w-]+)\/page\.tsx$/)?.[1] ?? '';
}

function modulesWithin(first: readonly string[], importsOf: (id: string) => string[]): string[] {
  const met = new Set(first);
  for (const id of met) for (const imported of importsOf(id)) met.add(imported);
  const paths = [...met].map(pathOf).filter((path) => path.endsWith('.module.css'));
  return [...new Set(paths)].sort();
}

function pathOf(id: string): string {
  return relative('.', id.replace(/\?.*/, '')).replaceAll('\\', '/');
}
