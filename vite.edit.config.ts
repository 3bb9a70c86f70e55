import { realpathSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { editor, tellPages } from './edit/plugin.ts';
import { contentInDevelopment } from './scripts/content-in-development.ts';

export default defineConfig({
  plugins: [reactRouter(), contentInDevelopment(tellPages), editor()],
  // Its own: the other development server may run beside it.
  cacheDir: '.cache/vite-edit',
  // Found later, while a page is open, each of them would reload it.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      '@emailjs/browser',
      'd3-sankey',
      'd3-scale',
      'fflate',
      'minisearch',
      'swiper',
      'swiper/modules',
    ],
  },
  server: {
    host: '127.0.0.1',
    // Whoever may write files answers to nobody else.
    cors: false,
    // What is published is made here while pages are open; no page of theirs is in it.
    watch: { ignored: ['**/build/**', '**/.cache/{compressed,edit}/**'] },
    // The packages may be shared by several copies of the project.
    fs: { allow: ['.', realpathSync('node_modules')] },
  },
});
