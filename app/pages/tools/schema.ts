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
  whole: text(60).describe('Título sobre las herramientas que no son calculadoras'),
  purposes: z.record(z.enum(PURPOSES), z.strictObject({ title: text(40), text: text(120) })),
  verification: text(500).describe('{published}, {fitted} y {own} son cantidades'),
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
