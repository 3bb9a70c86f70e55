import { z } from 'zod';
import { alternativeText, image, internalLink, text } from './fields.ts';

/** Name of a node of the GLB, or of a flow in it: English, like all names in files. */
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use solo minúsculas, números y guiones: «safety-valve»');
const share = z.number().min(0).max(1);
const celsius = z.number().min(-40).max(1800).describe('Temperatura, en °C');
const pressure = {
  pressure: z.number().positive(),
  unit: z.enum(['barg', 'bar']).default('barg').describe('barg: manométrica; bar: absoluta'),
};

const place = {
  at: id.describe('Parte o flujo del modelo donde se lee'),
  name: text(60).describe('Qué fluido es y dónde: «Vapor a la salida»'),
  along: z
    .enum(['start', 'middle', 'end'])
    .default('middle')
    .describe('En qué punto de un flujo se lee: al principio, a la mitad o al final'),
};

/** What is known of a fluid at a place; the engine gives the rest. */
const state = z.union([
  z.strictObject({
    ...place,
    steam: z
      .strictObject({ ...pressure, quality: share.optional(), temperature: celsius.optional() })
      .refine(
        ({ quality, temperature }) => (quality === undefined) !== (temperature === undefined),
        'escriba «quality» (vapor saturado o húmedo) o «temperature» (recalentado), una de las dos',
      ),
  }),
  z.strictObject({
    ...place,
    throttled: z
      .strictObject({ ...pressure, from: z.strictObject({ ...pressure, quality: share }) })
      .describe('Vapor después de una válvula: la misma entalpía que tenía antes («from»)'),
  }),
  z.strictObject({ ...place, water: z.strictObject({ ...pressure, temperature: celsius }) }),
  z.strictObject({
    ...place,
    gas: z
      .strictObject({ temperature: celsius })
      .describe('Gases, aire, refrigerante o producto: la temperatura de diseño'),
  }),
  z.strictObject({
    ...place,
    value: text(32).describe('Un dato que no es estado de un fluido: «4 a 20 mA»'),
  }),
]);

const part = z.strictObject({
  id,
  name: text(48).describe('Nombre corto, para la etiqueta'),
  text: text(260, 20).describe('Una frase: qué es y para qué sirve'),
  link: internalLink.optional().describe('Página o herramienta donde se sigue'),
});

const view = z.strictObject({
  azimuth: z
    .number()
    .min(-360)
    .max(360)
    .describe('Grados alrededor del equipo: 0 de frente (+Z), 90 desde su derecha (+X)'),
  elevation: z.number().min(-80).max(85).describe('Grados sobre el horizonte'),
  distance: z
    .number()
    .min(0.1)
    .max(3)
    .default(1)
    .describe('Veces la distancia de la vista inicial'),
  target: id.optional().describe('Parte a la que se mira; sin ella, el equipo'),
});

const percent = z.number().min(4).max(96);

const step = z.strictObject({
  title: text(60),
  text: text(420, 40),
  spot: z
    .strictObject({
      left: percent,
      top: percent,
      to: z
        .strictObject({ left: percent, top: percent })
        .optional()
        .describe('Lo que señala con una línea, si el número va al lado'),
    })
    .optional()
    .describe('Dónde va su número en la imagen de la sección, en % de su ancho y de su alto'),
  view,
  parts: z.array(id).default([]).describe('Partes con etiqueta en este paso'),
  cut: share.optional().describe('0: entero; 1: cortado hasta el final'),
  explode: share.optional().describe('0: armado; 1: despiece completo'),
  flows: z.array(id).default([]).describe('Flujos del modelo que se ven en este paso'),
  states: z.array(state).max(4).default([]),
});

/** The words of a machine's model, content/models/name.glb: what its parts are and how it works. */
export const model = z
  .strictObject({
    title: text(70).describe('Título de la sección: «La caldera por dentro»'),
    lead: text(240, 40),
    picture: z
      .strictObject({ src: image, alt: alternativeText })
      .optional()
      .describe('La de la sección; sin ella, la «-corte» o «-abierto» de la galería'),
    parts: z.array(part).min(3).max(40),
    steps: z.array(step).length(5, 'escriba cinco pasos, ni más ni menos'),
    statesNote: text(300)
      .optional()
      .describe('De dónde salen los estados, si no es solo agua y vapor'),
  })
  .meta({ title: 'model' });

export type Model = z.infer<typeof model>;
export type ModelState = z.infer<typeof state>;
