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

const step = z
  .strictObject({
    id: slug,
    title: text(60),
    description: text(300),
    receives: text(90).describe('Qué recibe el cliente, en una línea'),
    computedSheet: z
      .enum(['baseline', 'comparison'])
      .optional()
      .describe('Hoja calculada con la planta de ejemplo: línea base, o antes y después'),
    imageSrc: image.optional(),
    imageAlt: alternativeText.optional(),
  })
  .refine(
    ({ computedSheet, imageSrc, imageAlt }) => (computedSheet ? !imageSrc : imageSrc && imageAlt),
    {
      message: 'un paso lleva «computedSheet», o «imageSrc» con «imageAlt»',
    },
  );

const way = z.strictObject({
  title: text(90),
  description: text(320),
  receives: text(30),
  steps: z.array(step).length(4, 'el trabajo se cuenta en cuatro pasos'),
  example: z
    .strictObject({
      title: text(60),
      today: text(20),
      after: text(20),
      steam: text(40),
      deaerator: text(40),
      process: text(40),
      returned: text(40),
      drained: text(40),
      fuel: text(40),
      makeup: text(40),
      lost: text(40),
      plant: text(60),
      parts: z.strictObject({ boiler: text(20), deaerator: text(20), process: text(20) }),
      inPoints: text(20).describe('{n} son los puntos de diferencia entre dos porcentajes'),
      change: text(90),
      saved: text(40).describe('{saved} es el ahorro al año'),
    })
    .describe('Palabras de las hojas calculadas'),
});

const about = z.strictObject({
  meta,
  title: text(80),
  lead: text(320),
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
  way,
  pillars: pillars
    .pick({ title: true, introduction: true, imageSrc: true, imageAlt: true })
    .extend({
      proofs: z
        .array(z.strictObject({ id: slug, text: text(90) }))
        .describe('Por regla, con el «id» de pillars.yaml: en qué la nota el cliente'),
    })
    .describe('Las mismas reglas de la portada, con otro título, otra introducción y otra imagen'),
  team: z.strictObject({ title: text(90), description: text(320) }),
  stats: z.strictObject({ title: text(90) }),
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
