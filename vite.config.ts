import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { shortName } from './scripts/class-names.ts';
import { contentInDevelopment } from './scripts/content-in-development.ts';
import { notePageStyles } from './scripts/page-styles.ts';

/** Few files instead of some twenty: they compress better together, and a phone asks fewer times. */
const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'shared',
    // A dialog is seldom opened, whoever shares its code.
    test: /[\\/]app[\\/](layout|ui(?![\\/]dialog)|sections[\\/](closing-band|page-card|scroll-animation|sheet)|viewer[\\/]picture-link|calculator[\\/]changed-controls|site|storage|packed|pages[\\/]meta)[\\/.]/,
    minShareCount: 2,
  },
  // Beside each other on machines and tools: apart, each would cost the headers of an answer.
  {
    name: 'calculator',
    test: /[\\/](calculator[\\/]block|explorer[\\/](open-step|webgl)|sections[\\/]related-pages|calculators[\\/]index)\.tsx?$/,
  },
  { name: 'numbers', test: /[\\/]engineering[\\/](format|parse|result|limits)\.ts$/ },
  // Of a calculator: what the list of tools shows, what can be read before it runs, what the plant
  // has too, and what only calculators have.
  { name: 'entries', test: /[\\/]app[\\/]calculator[\\/](last-used\.ts|field\.module\.css)$/ },
  { name: 'method', test: /[\\/]app[\\/]calculator[\\/](method|case-rows|verification)\.tsx$/ },
  {
    name: 'engine',
    test: /[\\/]engineering[\\/](if97[\\/][^\\/]+|atmosphere|define-calculator|formula|keep-together|money|calculators[\\/]parts[\\/](site|steam))\.ts$/,
  },
  {
    name: 'fuel',
    test: /[\\/]engineering[\\/](calculators[\\/]parts[\\/](fuel|prices)|formulas[\\/]fuels)\.ts$/,
  },
  {
    name: 'fields',
    test: /[\\/]app[\\/]calculator[\\/](field|send-link|sheet-head|session|use-address)\.tsx?$/,
  },
  // A machine draws its sizes with it.
  { name: 'axes', test: /[\\/]app[\\/]charts[\\/](axes|chart-label|place-label)\.tsx?$/ },
  { name: 'panel', test: /[\\/]app[\\/]calculator[\\/](panel|use-calculator|case)\.tsx?$/ },
];

/**
 * A page's file tells which page it is. Vite joins the styles by the names of these files: told apart by
 * their hashes alone, every change of code would bring the rules into another order.
 */
function fileNameOf(module: string | null): string {
  const page = module?.match(/[\\/]pages[\\/]([\w-]+)[\\/]page\.tsx/)?.[1];
  return `assets/[name]${page ? `-${page}` : ''}-[hash].js`;
}

export default defineConfig(({ command, isPreview }) => ({
  plugins: [reactRouter(), contentInDevelopment(), notePageStyles()],
  // One style sheet for the whole site: one request, cached for every page, and there for parts
  // whose code comes later.
  // The warning is about kB before compression; the code of the models has 600 and comes when asked for.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Code that comes later asks ahead for what it imports, by name; these files every page has.
    modulePreload: {
      resolveDependencies: (_, files) =>
        files.filter((file) => !/[\\/](react|rolldown-runtime|shared)-/.test(file)),
    },
    chunkSizeWarningLimit: 700,
    // Pictures are made meanwhile; scripts/publish-files.ts copies all when they are there.
    copyPublicDir: false,
  },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: ({ facadeModuleId }) => fileNameOf(facadeModuleId),
            codeSplitting: { groups: sharedChunks },
          },
        },
      },
    },
  },
  // Pages are made through a preview server: it would look through all made pages after each new one.
  ...(isPreview && { server: { watch: null } }),
}));
