import type { Config } from '@react-router/dev/config';
import { readContent } from './app/content.server/read.ts';
import { listPages } from './app/pages/registry.server.ts';

export default {
  ssr: false,
  prerender: () => listPages(readContent()).map((page) => page.path),
} satisfies Config;
