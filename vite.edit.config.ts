import { realpathSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { editor, tellPages } from './edit/plugin.ts';
import { contentInDevelopment } from './scripts/content-in-development.ts';

export default defineConfig({
  plugins: [reactRouter(), contentInDevelopment(tellPages), editor()],
  // Found later, while a page is open, each of them would reload it.
  optimizeDeps: { include: ['d3-sankey', 'd3-scale', 'fflate', 'minisearch'] },
  server: {
    host: '127.0.0.1',
    // Whoever may write files answers to nobody else.
    cors: false,
    // The packages may be shared by several copies of the project.
    fs: { allow: ['.', realpathSync('node_modules')] },
  },
});
