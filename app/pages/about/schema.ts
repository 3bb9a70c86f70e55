import { z } from 'zod';
import { pillars } from '../../content.server/schema/bands.ts';
import {
  alternativeText,
  externalLink,
  icon,
  image,
  meta,
  sample,
  slug,
  text,
} from '../../content.server/schema/fields.ts';

const about = z.strictObject({
  meta,
  title: text(80),
  lead: text(320),
  steps: z
    .array(z.strictObject({ id: slug, icon, title: text(60), description: text(300) }))
    .length(4, 'el trabajo se cuenta en cuatro pasos'),
  story: z.strictObject({
    title: text(90),
    paragraphs: z.array(text(900)).min(2),
    imageSrc: image,
    imageAlt: alternativeText,
    video: z
      .strictObject({
        sample,
        label: text(60),
        title: text(60),
        captions: text(20).describe('Idioma de los subtítulos, en el menú del video'),
        note: text(200),
        shots: z.array(z.strictObject({ image, caption: text(90) })).min(5),
      })
      .describe('El video se hace de estas imágenes con «npm run film»'),
  }),
  pillars: pillars
    .pick({ introduction: true, imageSrc: true, imageAlt: true })
    .describe('Las mismas reglas de la portada, con otra introducción y otra imagen'),
  team: z.strictObject({ title: text(90), description: text(320) }),
  stats: z.strictObject({ title: text(90), description: text(240) }),
});

const team = z.array(
  z.strictObject({
    id: slug,
    sample,
    name: text(60),
    role: text(60),
    description: text(240),
    imageSrc: image,
    imageAlt: alternativeText,
    socialLinks: z.array(z.strictObject({ platform: text(20), url: externalLink })).default([]),
  }),
);

const stats = z.array(
  z.strictObject({ id: slug, icon, count: z.number().int().positive(), label: text(40) }),
);

export const reads = { about, pillars, team, stats };

export type About = z.infer<typeof about>;
export type TeamMember = z.infer<typeof team>[number];
export type Stat = z.infer<typeof stats>[number];
