import type { Config } from '@react-router/dev/config';
import { readContent } from './app/model/read.ts';
import { listPages } from './app/model/registry.ts';

export default {
  ssr: false,
  prerender: () => listPages(readContent()).map((page) => page.path),
} satisfies Config;
