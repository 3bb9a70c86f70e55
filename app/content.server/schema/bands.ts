import { z } from 'zod';
import { alternativeText, icon, image, sample, slug, text } from './fields.ts';

/** The files behind bands that several kinds of page show. */

const pillar = z.strictObject({ id: slug, icon, title: text(60), description: text(300) });

export const pillars = z.strictObject({
  title: text(90),
  introduction: text(500),
  imageSrc: image,
  imageAlt: alternativeText,
  altServicesData: z.array(pillar).min(3),
});

export const keyFigure = z.strictObject({
  value: text(24),
  unit: text(16).optional(),
  label: text(72),
});

export const clients = z.array(z.strictObject({ id: slug, sample, image, alt: text(80) }));

export type Pillars = z.infer<typeof pillars>;
export type KeyFigure = z.infer<typeof keyFigure>;
export type Client = z.infer<typeof clients>[number];
