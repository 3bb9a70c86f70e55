/** Makes the document that is named, for a server that is asked for it: `node scripts/make-document.ts catalogo.pdf`. */
import { readContent } from '../app/content.server/read.ts';
import { makeDocuments } from './pdf/make.ts';

await makeDocuments(readContent(), undefined, process.argv[2]);
