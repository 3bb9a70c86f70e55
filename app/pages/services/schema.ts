import { z } from 'zod';
import { clients } from '../../content.server/schema/bands.ts';
import { meta, sample, slug, text } from '../../content.server/schema/fields.ts';

const services = z.strictObject({
  meta,
  title: text(80),
  lead: text(320),
  needs: z
    .strictObject({
      title: text(60),
      link: text(30),
      sample: text(40),
      measures: text(40),
      example: text(60),
      alone: text(110),
      together: text(40),
      tool: text(30),
      list: z
        .array(
          z.strictObject({
            need: text(60).describe('Lo que el visitante tiene hoy, en sus palabras'),
            service: slug,
            topic: slug.describe('«id» del subtema que responde'),
            sampleSheet: slug.describe(
              'Hoja de muestra: «medidas» de la planta de ejemplo, o el nombre de una calculadora',
            ),
            sampleCase: z
              .strictObject({
                values: z.array(z.strictObject({ name: text(30), value: z.number() })).default([]),
                choices: z.array(z.strictObject({ name: text(30), to: text(30) })).default([]),
                rows: z.array(z.string()).min(3).max(6),
              })
              .optional()
              .describe(
                'De la calculadora: datos distintos de su ejemplo, y las filas que se muestran',
              ),
          }),
        )
        .min(3)
        .max(8),
    })
    .describe('¿Qué tiene hoy?: cada necesidad lleva al subtema que la atiende'),
  listTitle: text(90),
  plan: z
    .strictObject({
      sample,
      topic: text(30),
      receives: text(30),
      takes: text(30),
      who: text(40).describe('{role} es el área que coordina, de team.yaml'),
      note: text(220),
    })
    .describe('Qué se recibe de cada servicio, en cuánto tiempo y de quién'),
});

export const reads = { services, clients };
