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
  rows: z
    .array(
      z.strictObject({
        id: slug,
        label: text(40),
        columns: z
          .array(z.union([slug, z.array(slug).min(2)]))
          .default([])
          .describe(
            'Columnas de las tablas de selección, por «id»: vale la primera que tenga la página',
          ),
      }),
    )
    .min(1)
    .describe('Filas de la comparación, y las cifras de las tarjetas'),
  pressures: z.array(z.number().positive()).min(1).describe('Presiones que se ofrecen, en barg'),
});

export const reads = { overviews };
