import { createReadStream } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { manifestFile } from '../app/content.server/pictures.ts';
import { searchFile } from '../app/search/search-data.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

const reload = ({ ws }: ViteDevServer) => ws.send({ type: 'full-reload' });

/** For `npm run dev`: pages follow the content on disk, and files are made when asked for. */
export function contentInDevelopment(onChange = reload): Plugin {
  return {
    name: 'content-in-development',
    apply: 'serve',
    async configureServer(server) {
      const { root } = server.config;
      // Not before: a build has no use for the encoder.
      const { makePictureFile } = await import('./encode-pictures.ts');
      const { makeDocumentFile } = await import('./pdf/on-demand.ts');
      // Loaders read content from disk, so Vite does not see it change by itself.
      server.watcher.add([resolve(root, 'content'), resolve(root, manifestFile)]);
      server.watcher.on('all', (_event, file) => {
        const path = relative(root, resolve(root, file)).replaceAll('\\', '/');
        if (/^content\/(.*\.yaml|mark\.svg)$/.test(path) || path === manifestFile) {
          onChange(server);
        }
      });
      server.middlewares.use(searchFile, async (_request, response, next) => {
        const { readContent } = await import('../app/content.server/read.ts');
        const { searchData } = await import('../app/pages/search-index.server.ts');
        try {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(searchData(readContent())));
        } catch (error) {
          next(error);
        }
      });
      serveMade(server, '/pictures', makePictureFile);
      serveMade(server, '/documents', makeDocumentFile);
    },
  };
}

/** Files of a public folder that are made when asked for; Vite does not know yet of one that just was. */
function serveMade(
  server: ViteDevServer,
  folder: string,
  make: (name: string) => Promise<boolean>,
) {
  server.middlewares.use(folder, (request, response, next) => {
    const name = basename(request.url?.replace(/\?.*/, '') ?? '');
    const type = types[extname(name)];
    const send = (isMade: boolean) => {
      if (!isMade || !type) return next();
      response.setHeader('Content-Type', type);
      createReadStream(join(server.config.publicDir, folder, name)).pipe(response);
    };
    make(name).then(send, next);
  });
}
