import { z } from 'zod';
import { keyFigure } from '../../content.server/schema/bands.ts';
import { block } from '../../content.server/schema/blocks.ts';
import {
  externalLink,
  image,
  internalLink,
  meta,
  sample,
  slide,
  slug,
  text,
} from '../../content.server/schema/fields.ts';
import { model } from '../../content.server/schema/model.ts';
import { selection } from '../../content.server/schema/selection.ts';

const info = z.strictObject({
  category: text(60),
  client: text(80).optional(),
  projectDate: text(40).optional(),
  projectUrl: externalLink.optional(),
  sample,
  description: z.strictObject({ title: text(90), text: text(700, 120) }),
});

/** By what the overview finds it; ids of overviews.yaml. */
const finder = z.strictObject({
  figure: keyFigure.describe('La cifra que decide, para el catálogo en PDF'),
  card: z
    .array(slug)
    .min(2)
    .max(3)
    .optional()
    .describe('Filas de overviews.yaml cuyas cifras van en la tarjeta'),
  hero: z
    .array(slug)
    .max(4)
    .default([])
    .describe('Filas de overviews.yaml que abren la página, antes de las cifras clave'),
  values: z
    .array(
      z.strictObject({
        row: slug,
        value: text(60).optional().describe('Sin ella vale la de la tabla de selección'),
        name: text(60).optional().describe('En una tarjeta, en vez del nombre de la fila'),
        note: text(60).optional(),
        sample,
      }),
    )
    .default([])
    .describe('Lo que las tablas de selección no dicen de una fila de la comparación'),
  systems: z.array(slug).min(1),
  functions: z.array(slug).min(1),
  industries: z.array(slug).min(1),
  pressure: z.number().positive().optional().describe('Presión máxima de trabajo, en barg'),
  sample,
});

const points = z.array(text(160)).min(1);

/** What comes with it, what does not, and what is delivered with it. */
const supply = z.strictObject({
  includes: points,
  excludes: points,
  documents: points.describe('Expediente, certificados y manuales que se entregan'),
  spares: points.describe('Repuestos para dos años'),
  leadTime: z
    .enum(['stock', 'order', 'project'], { error: 'escriba «stock», «order» o «project»' })
    .describe('Plazo de «leadTimes» en company.yaml'),
  sample,
});

/** What the data sheet (PDF) shows besides what every sheet does. */
const sheet = z.strictObject({
  drawing: image.optional().describe('El plano: una de «images»'),
  legend: text(240)
    .optional()
    .describe('Lo que el plano nombra solo con su etiqueta: «M-101: motor.»'),
  sections: z
    .array(text(90))
    .default([])
    .describe('Titulares de la página cuyos párrafos y listas van en la ficha'),
  table: text(140).optional().describe('Leyenda de una tabla de la página que va en la ficha'),
});

/** One equipment or product page. Its file name is its address. */
const catalogueItem = z
  .strictObject({
    label: text(40).describe('Nombre en el menú y en la pestaña'),
    order: z.number().int().describe('Lugar en el menú'),
    menuLine: text(26).optional().describe('Bajo el nombre en el menú: para qué sirve'),
    menu: z
      .boolean()
      .default(true)
      .describe('false: fuera del menú y del pie; se llega por la lista de todos'),
    title: text(80).describe('Título de la página'),
    summary: text(240, 60).describe('Una o dos frases bajo el título'),
    meta,
    images: z.array(slide).min(1, 'agregue al menos una imagen'),
    info,
    keyFigures: z.array(keyFigure).max(6).default([]),
    finder: finder.optional(),
    content: z.array(block).min(1),
    selection: selection.optional(),
    supply: supply.optional(),
    sheet: sheet.optional().describe('La ficha técnica en PDF'),
    related: z.array(internalLink).max(4).default([]),
  })
  .meta({ title: 'catalogue-item' });

/** What the PDF documents say besides the content of the pages. */
const documents = z
  .strictObject({
    sheet: text(60),
    catalogue: text(60),
    lead: text(240).describe('En la portada del catálogo'),
    sheetLink: text(60).describe('{size} se reemplaza por el tamaño: «, 320 kB»'),
    catalogueLink: text(60).describe('{size} se reemplaza por el tamaño: «, 2 MB»'),
    contents: text(60),
    edition: text(80).describe('{date} y {revision} se reemplazan por la fecha y la revisión'),
    printed: text(60).describe('Al pie de una página impresa; {date} es el día en que se publicó'),
    page: text(20),
    online: text(60),
    qr: text(120).describe('Para quien no ve el código'),
  })
  .meta({ title: 'documents' });

/** Two folders, one template. */
export const readsEquipment = { 'equipment/*': catalogueItem, 'models/*': model, documents };
export const readsProducts = { 'products/*': catalogueItem, 'models/*': model, documents };

export type CatalogueItem = z.infer<typeof catalogueItem>;
