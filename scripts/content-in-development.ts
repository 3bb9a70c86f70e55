import { createReadStream } from 'node:fs';
import { basename, extname, relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { manifestFile } from '../app/content.server/pictures.ts';
import { searchFile } from '../app/search/search-data.ts';

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
      const { pictureFolder } = await import('./pictures.ts');
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
      server.middlewares.use('/pictures', (request, response, next) => {
        const name = basename(request.url?.replace(/\?.*/, '') ?? '');
        const send = (isPicture: boolean) => {
          if (!isPicture || !/\.(avif|webp)$/.test(name)) return next();
          // Vite would not know yet of a file that has just been made.
          response.setHeader('Content-Type', `image/${extname(name).slice(1)}`);
          createReadStream(resolve(root, pictureFolder, name)).pipe(response);
        };
        makePictureFile(name).then(send, next);
      });
      server.middlewares.use('/documents', (request, response, next) => {
        const name = basename(request.url?.replace(/\?.*/, '') ?? '');
        const send = (isDocument: boolean) => {
          if (!isDocument) return next();
          response.setHeader('Content-Type', 'application/pdf');
          createReadStream(resolve(root, 'public/documents', name)).pipe(response);
        };
        makeDocumentFile(name).then(send, next);
      });
    },
  };
}
