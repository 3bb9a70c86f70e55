import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Content is read from disk by the loaders, so Vite does not see it change by itself. */
function reloadOnContent(): Plugin {
  return {
    name: 'reload-on-content',
    configureServer(server) {
      server.watcher.add(['content', '.cache/pictures/manifest.json']);
      server.watcher.on('all', (_event, file) => {
        if (/[\\/](content|\.cache[\\/]pictures)[\\/].*\.(yaml|json)$/.test(file)) {
          server.ws.send({ type: 'full-reload' });
        }
      });
    },
  };
}

export default defineConfig({
  plugins: [reactRouter(), reloadOnContent()],
  // One style sheet for the whole site: one request, cached for every page, and there for parts
  // whose code comes later.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
});
