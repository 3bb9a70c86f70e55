/** `npm run dev`: the development server. */
import { serveForDevelopment } from './development.ts';

await serveForDevelopment(process.argv.slice(2));
