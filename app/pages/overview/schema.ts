import { z } from 'zod';
import { meta, slug, text } from '../../content.server/schema/fields.ts';

const overview = z.strictObject({
  label: text(40),
  title: text(80),
  summary: text(240, 60),
  meta,
});

const choices = z.array(z.strictObject({ id: slug, label: text(60) })).min(1);

/** The two overviews, and by what one finds something in them. */
const overviews = z.strictObject({
  equipment: overview,
  products: overview,
  systems: choices,
  functions: choices,
  industries: choices,
  figures: z
    .array(z.strictObject({ label: text(40), units: z.array(text(12)).min(1) }))
    .min(1)
    .describe('Filas de la comparación: las cifras clave con una de esas unidades van juntas'),
  pressures: z.array(z.number().positive()).min(1).describe('Presiones que se ofrecen, en barg'),
});

export const reads = { overviews };
