import { z } from 'zod';
import { internalLink, meta, text } from '../../content.server/schema/fields.ts';

const notFound = z.strictObject({
  meta,
  heading: z.literal('Oops! Page Not Found'),
  message: z.literal(
    'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  ),
  homeLink: z.literal('Go Back to Home'),
  title: text(60),
  help: text(320).includes('{phone}').describe('{phone} es el teléfono, para llamar'),
  home: text(30).describe('Botón que lleva al inicio'),
  find: text(20).describe('Botón que busca'),
  links: z.array(internalLink).min(2),
});

export const reads = { 'not-found': notFound };
