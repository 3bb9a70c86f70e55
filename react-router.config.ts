import type { Config } from '@react-router/dev/config';
import { readContent } from './app/content.server/read.ts';
import { listPages } from './app/pages/registry.server.ts';
import { buildFolder } from './scripts/build-record.mjs';

export default {
  ssr: false,
  buildDirectory: buildFolder(),
  prerender: () => listPages(readContent()).map((page) => page.path),
} satisfies Config;
