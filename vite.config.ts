import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { shortName } from './scripts/class-names.ts';
import { contentInDevelopment } from './scripts/content-in-development.ts';

/** Few files instead of some twenty: they compress better together, and a phone asks fewer times. */
const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'site',
    // A dialog is seldom opened, whoever shares its code.
    test: /[\\/]app[\\/](layout|ui(?![\\/]dialog)|sections|site|storage|packed|pages[\\/]meta)[\\/.]/,
    minShareCount: 3,
  },
  // Beside each other on machines and tools: apart, each would cost the headers of an answer.
  {
    name: 'calculator',
    test: /[\\/](calculator[\\/](block|changed-controls)|sections[\\/]related-pages|calculators[\\/]index)\.tsx?$/,
  },
  { name: 'numbers', test: /[\\/]engineering[\\/](format|parse|result|limits)\.ts$/ },
  // What a machine's page and the parts that come later both need: small files.
  { name: 'open-model', test: /[\\/]app[\\/]explorer[\\/](open-step|webgl)\.ts$/ },
];

export default defineConfig(({ command, isPreview }) => ({
  plugins: [reactRouter(), contentInDevelopment()],
  // One style sheet for the whole site: one request, cached for every page, and there for parts
  // whose code comes later.
  // The warning is about kB before compression; the code of the models has 600 and comes when asked for.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    // Pictures are made meanwhile; scripts/publish-files.ts copies all when they are there.
    copyPublicDir: false,
  },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
  },
  // Pages are made through a preview server: it would look through all made pages after each new one.
  ...(isPreview && { server: { watch: null } }),
}));
