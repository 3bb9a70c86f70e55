/** What `npm run edit` adds to the development server: marked texts, the editor's code, and its requests. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { answerRequests } from './requests.ts';

const tokenModule = 'virtual:edit-token';

export function editor(): Plugin {
  const token = randomBytes(24).toString('base64url');
  return {
    name: 'editor',
    apply: 'serve',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === tokenModule) return `\0${tokenModule}`;
      // Only where pages are made: what checks and writes must see the texts as they are.
      if (
        source.endsWith('/content.server/read.ts') &&
        importer.endsWith('/page-loader.server.ts')
      ) {
        return resolve('edit/read-marked.ts');
      }
    },
    load(id) {
      if (id === `\0${tokenModule}`) return `export const token = ${JSON.stringify(token)};`;
    },
    transform(code, id) {
      if (id.includes('virtual:react-router/server-build')) return madeAnew(code);
      if (this.environment.name !== 'client' || !id.endsWith('/app/root.tsx')) return;
      return `${code}\nimport '/edit/client/main.ts';\n`;
    },
    configureServer(server) {
      answerRequests(server, token);
    },
  };
}

/** Pages are made at each request: here they change, and new ones come, while the server runs. */
function madeAnew(code: string): string {
  const made = code.replace('export const ssr = false;', 'export const ssr = true;');
  if (made === code) throw new Error('The router no longer says by `ssr` how pages are made');
  return made;
}

/** Tells every open page to fetch its texts again. */
export function tellPages(server: Pick<ViteDevServer, 'ws'>) {
  server.ws.send({ type: 'custom', event: 'edit:changed' });
}
