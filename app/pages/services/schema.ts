import { z } from 'zod';
import { clients } from '../../content.server/schema/bands.ts';
import { meta, slug, text } from '../../content.server/schema/fields.ts';

const services = z.strictObject({
  meta,
  title: text(80),
  lead: text(320),
  needs: z
    .strictObject({
      title: text(60),
      link: text(30),
      list: z
        .array(
          z.strictObject({
            need: text(60).describe('Lo que el visitante tiene hoy, en sus palabras'),
            service: slug,
            topic: slug.describe('«id» del subtema que responde'),
          }),
        )
        .min(3)
        .max(8),
    })
    .describe('¿Qué tiene hoy?: cada necesidad lleva al subtema que la atiende'),
  listTitle: text(90),
});

export const reads = { services, clients };
