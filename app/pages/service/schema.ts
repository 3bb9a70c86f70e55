import { z } from 'zod';
import { keyFigure } from '../../content.server/schema/bands.ts';
import { block, questions } from '../../content.server/schema/blocks.ts';
import {
  alternativeText,
  icon,
  image,
  internalLink,
  meta,
  sample,
  slug,
  text,
} from '../../content.server/schema/fields.ts';

const flow = z.strictObject({ label: text(30), kgh: z.number().positive() });

const measured = z
  .strictObject({
    sample,
    entry: flow,
    branches: z.array(flow).min(2),
    difference: text(30),
    accuracy: z.number().positive().describe('De cada medidor, en % de lo que indica'),
  })
  .describe('Vapor de un cabezal, medido en la entrada y en cada ramal');

const serviceDetailItem = z.strictObject({
  id: slug,
  imageUrl: image,
  imageAlt: alternativeText,
  isDrawing: z.literal(true).optional().describe('Si la imagen es un plano'),
  name: text(50).describe('Nombre en la lista lateral'),
  title: text(90),
  subtitle: text(140),
  introduction: text(700, 80),
  receives: text(90).describe('Qué recibe el cliente, en una línea'),
  takes: text(30).describe('Plazo usual, en días o semanas'),
  balance: z
    .strictObject({
      title: text(90),
      note: text(320),
      link: text(40),
      to: internalLink,
      measured: measured.optional(),
    })
    .optional()
    .describe(
      'Palabras del diagrama de Sankey, que se calcula; si no dice otra cosa, de la planta de ejemplo',
    ),
  content: z.array(block).min(2),
});

/** One service page: its card on the home and services pages, and its sub-topics. */
const service = z
  .strictObject({
    id: slug,
    order: z.number().int(),
    icon,
    title: text(60),
    description: text(240, 60).describe('Texto de la tarjeta'),
    summary: text(320, 60).describe('Texto bajo el título de la página'),
    link: internalLink,
    responsible: slug.describe('«id» de quien responde por él, en team.yaml'),
    meta,
    keyFigures: z.array(keyFigure.extend({ sample })).length(3, 'un servicio lleva tres cifras'),
    areStages: z.boolean().default(false).describe('Si cada subtema sigue al anterior'),
    items: z.array(serviceDetailItem).min(4, 'un servicio lleva al menos cuatro subtemas'),
    faq: questions.default([]).describe('Preguntas frecuentes, al final de la página'),
  })
  .meta({ title: 'service' });

export const reads = { 'services/*': service };

export type MeasuredSteam = z.infer<typeof measured>;

export type ServiceDetailItem = z.infer<typeof serviceDetailItem>;
