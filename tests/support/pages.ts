import { readContent } from '../../app/model/read.ts';
import { listPages } from '../../app/model/registry.ts';

/** Every page of the site as the content has it now; tests loop over these. */
export const content = readContent();
export const pages = listPages(content).filter((page) => page.kind !== 'not-found');
