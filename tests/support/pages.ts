import { readContent } from '../../app/content.server/read.ts';
import { listedPages } from '../../app/pages/registry.server.ts';

/** Every page of the site as the content has it now; tests loop over these. */
export const content = readContent();
export const pages = listedPages(content);
