import { z } from 'zod';
import { EXAMPLE_PLANT, solveOperation } from '../../../engineering/plant/model.ts';
import { solved } from '../../../engineering/solved.ts';
import { STEAM_FIGURES, steamConditions, steamWay } from '../../../engineering/tables/steam-way.ts';
import { clients, pillars } from '../../content.server/schema/bands.ts';
import {
  alternativeText,
  image,
  internalLink,
  meta,
  slide,
  slug,
  text,
} from '../../content.server/schema/fields.ts';

const operation = solved(solveOperation(EXAMPLE_PLANT));
const example = steamWay(EXAMPLE_PLANT, operation);

/** A place on the way of the steam: its picture, and the figure that counts there. */
const station = slide.omit({ caption: true }).extend({
  name: text(12).describe('Nombre en la línea bajo la imagen'),
  figure: z
    .enum(STEAM_FIGURES, { error: `escriba una de estas: ${STEAM_FIGURES.join(', ')}` })
    .transform((id) => ({ id, shown: example[id] }))
    .describe('La cifra se calcula; aquí se escribe cuál'),
  told: text(110).describe('Lo que dice la cifra, en una línea'),
  conditions: text(80).describe('Cuando no son las de toda la portada').optional(),
});

const links = z
  .array(internalLink)
  .min(1)
  .max(4)
  .describe('Páginas que atienden este tema, de una a cuatro');

const solution = z.strictObject({
  id: slug,
  imageSrc: image,
  imageAlt: alternativeText,
  title: text(60),
  content: text(360, 60),
  links,
});

const verticalMarket = z.strictObject({
  id: slug,
  title: text(60),
  content: text(420, 60),
  imageSrc: image,
  imageAlt: alternativeText,
  links,
});

const home = z.strictObject({
  meta,
  hero: z.strictObject({
    title: text(70),
    description: text(240),
    info: text(200),
    images: z.array(station).length(5, 'la portada lleva cinco imágenes'),
    conditions: text(80)
      .transform((told) => ({ told, example: steamConditions(EXAMPLE_PLANT, operation) }))
      .describe('{steam}, {pressure}, {hours}, {price} y {fuel} son los de la planta'),
    claims: z.array(z.strictObject({ value: text(20), label: text(70) })).length(3),
    check: z
      .strictObject({
        title: text(60),
        steam: text(40),
        price: text(40),
        returned: text(40),
        result: text(200).describe('{lost}, {stack}, {drain} y {others} son las cifras'),
        saving: text(120).describe('{saving} es lo que se recupera al año'),
        basis: text(220).describe('{hours} son las horas al año'),
        name: text(80),
        fuel: text(20),
        process: text(20),
        chimney: text(24),
        drain: text(20),
        others: text(30),
        link: text(40),
        to: internalLink,
      })
      .describe('La planta en pequeño, donde se afirma cuánto calor se pierde'),
  }),
  solutions: z.strictObject({
    title: text(90),
    description: text(320),
    systemsTab: text(30),
    marketsTab: text(30),
    all: z.strictObject({ title: text(90), links }).describe('Las listas completas'),
    solutions: z.array(solution).min(1),
    markets: z.array(verticalMarket).min(1),
  }),
  services: z.strictObject({ title: text(90), description: text(320) }),
  features: z.strictObject({
    title: text(90),
    description: text(320),
    loop: z
      .strictObject({
        name: text(60),
        boiler: text(12),
        header: text(12),
        process: text(12),
        trap: text(12),
        tank: text(12),
        pump: text(12),
        blowdown: text(12),
        makeUp: text(12),
        vent: text(12),
      })
      .describe('El circuito dibujado: su nombre y los de sus partes'),
  }),
  clients: z.strictObject({ title: text(90), description: text(240) }),
});

const featureTabs = z.array(
  z.strictObject({
    id: slug,
    feature: text(30).describe('Nombre de la pestaña'),
    leg: z
      .enum(['generation', 'distribution', 'use', 'return'])
      .describe('Tramo que se enciende en el dibujo'),
    title: text(90),
    description: text(400),
    points: z.array(text(220)).min(2),
    imageSrc: image,
    imageAlt: alternativeText,
  }),
);

export const reads = { home, features: featureTabs, pillars, clients };

export type PlantCheck = z.infer<typeof home>['hero']['check'];
export type Home = z.infer<typeof home>;
export type FeatureTab = z.infer<typeof featureTabs>[number];
