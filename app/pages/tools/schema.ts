import { z } from 'zod';
import { PURPOSES } from '../../../engineering/calculator.ts';
import { CALCULATORS } from '../../../engineering/calculators/index.ts';
import { alternativeText, image, meta, text } from '../../content.server/schema/fields.ts';

const ids = Object.keys(CALCULATORS);

/** The list of tools, and the words around each; its own words are in engineering/calculators. */
const tools = z.strictObject({
  meta,
  label: text(40),
  title: text(80),
  lead: text(320),
  claim: text(120).describe('{published} es la cantidad de valores publicados que se cumplen'),
  image: image.describe('Para redes sociales; también de las herramientas sin imagen propia'),
  imageAlt: alternativeText,
  search: z.strictObject({
    label: text(60),
    example: text(80),
    found: text(60).describe('{count} se reemplaza por la cantidad'),
    foundOne: text(60),
    none: text(200),
  }),
  recent: text(40),
  plant: z.strictObject({
    words: z.strictObject({
      title: text(60),
      action: text(40),
      example: text(120).describe('{name} es la planta de ejemplo'),
      change: text(60),
      drawing: text(120).describe('Lo que muestra el dibujo, para quien no lo ve'),
    }),
    labels: z.strictObject({ steam: text(40), fuel: text(40), cost: text(40), lost: text(40) }),
  }),
  quick: z.strictObject({
    title: text(60),
    basis: text(120).describe('{site} es el sitio cuya altitud cuenta'),
    action: text(40),
  }),
  cards: text(120).describe('Qué es la cifra de cada tarjeta'),
  purposes: z.record(
    z.enum(PURPOSES),
    z.strictObject({
      title: text(40),
      text: text(120),
      first: z
        .array(z.enum(ids))
        .min(1)
        .max(2)
        .describe('Las que abren su grupo, con su curva; dos donde las demás son muchas'),
    }),
  ),
  verification: text(500).describe('{published} es una cantidad'),
  contradicted: text(120).describe('El final de esa frase, que lleva a ellos'),
  footer: z
    .array(z.enum(ids))
    .describe('Herramientas que se nombran en el pie de todas las páginas'),
  tool: z.strictObject({
    descriptionEnd: text(60).describe('Se agrega al resumen para buscadores donde cabe'),
    example: text(60),
    verification: text(60),
  }),
  table: z.strictObject({
    title: text(80),
    lead: text(320),
    dataset: text(400, 50).describe('Lo que la tabla de vapor dice de sí a los buscadores'),
  }),
});

export const reads = { tools };
