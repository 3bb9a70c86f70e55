import { z } from 'zod';
import { CALCULATORS } from '../../../engineering/calculators/index.ts';
import { TABLES, type TableName } from '../../../engineering/tables/index.ts';
import { alternativeText, image, slug, text } from './fields.ts';

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  text: text(1200),
  styles: z.array(z.enum(['bold', 'lead', 'note'])).default([]),
});

const headline = z.strictObject({
  type: z.literal('headline'),
  text: text(90),
});

const features = z.strictObject({
  type: z.literal('features'),
  features: z.array(text(320)).min(2, 'una lista lleva al menos dos puntos'),
  ordered: z.boolean().default(false),
});

const blockquote = z.strictObject({
  type: z.literal('blockquote'),
  quote: z.strictObject({
    text: text(400),
    author: text(80),
    profession: text(120),
  }),
});

const imageBlock = z.strictObject({
  type: z.literal('image'),
  src: image,
  alt: alternativeText,
  caption: text(200).optional(),
});

const tableNames = Object.keys(TABLES) as TableName[];

/** Rows are typed, or come from a tool: `computed` names which, and the loader fills them in. */
const table = z
  .strictObject({
    type: z.literal('table'),
    caption: text(160),
    columns: z.array(text(60)).min(2),
    computed: z.enum(tableNames).optional(),
    rows: z.array(z.array(text(160))).default([]),
    note: text(300).optional(),
  })
  .refine((block) => block.rows.length > 1, {
    path: ['rows'],
    message: 'una tabla lleva al menos dos filas, o «computed» con el nombre de una calculada',
  })
  .refine((block) => block.rows.every((row) => row.length === block.columns.length), {
    path: ['rows'],
    message: 'cada fila lleva tantas celdas como columnas hay',
  });

export const questions = z
  .array(z.strictObject({ question: text(160), answer: text(900) }))
  .min(2, 'escriba al menos dos preguntas');

export type Question = z.infer<typeof questions>[number];

const faq = z.strictObject({ type: z.literal('faq'), questions });

const axis = z
  .strictObject({
    label: text(60),
    unit: text(12),
    scale: z.enum(['linear', 'log']),
    min: z.number(),
    max: z.number(),
    from: z.number(),
    to: z.number(),
  })
  .refine((a) => a.min <= a.from && a.from < a.to && a.to <= a.max, {
    message: 'debe cumplirse min ≤ from < to ≤ max',
  })
  .refine((a) => a.scale === 'linear' || a.min > 0, {
    path: ['min'],
    message: 'una escala logarítmica empieza por encima de cero',
  });

const rangeChart = z.strictObject({
  type: z.literal('range'),
  title: text(90),
  description: text(400).describe('El gráfico dicho con palabras'),
  x: axis,
  y: axis.optional(),
  mark: z
    .strictObject({ y: z.number(), label: text(60) })
    .optional()
    .describe('Línea a través del rango, con su nombre debajo'),
  sizes: z
    .strictObject({ table: slug, x: slug, y: slug })
    .optional()
    .describe(
      'Tabla de selección y sus dos columnas: el rango se dibuja junto a ella, tamaño por tamaño',
    ),
});

const copChart = z.strictObject({
  type: z.literal('cop'),
  title: text(90),
  description: text(400),
  note: text(300).optional(),
  machines: z
    .array(z.tuple([z.number(), z.number()]))
    .describe('Cada equipo de la serie: °C a la salida de la fuente y a la del agua'),
  words: z
    .strictObject({
      lift: text(40),
      cop: text(40),
      carnot: text(40),
      real: text(40),
      custom: text(40),
      machines: text(40),
    })
    .describe('Lo que dicen los ejes, las líneas, la zona oscura y los puntos'),
});

const calculatorIds = Object.keys(CALCULATORS);

const calculator = z.strictObject({
  type: z.literal('calculator'),
  id: z.enum(calculatorIds),
});

export const block = z.discriminatedUnion('type', [
  paragraph,
  headline,
  features,
  blockquote,
  imageBlock,
  table,
  faq,
  rangeChart,
  copChart,
  calculator,
]);

export type Block = z.infer<typeof block>;
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
