import { z } from 'zod';
import { externalLink, internalLink, sample, slug, text } from './fields.ts';

const phoneNumber = z
  .string()
  .regex(/^\+\d{8,15}$/, 'escriba el número seguido y con «+»: «+50622000000»');

const phone = z.strictObject({
  label: text(20).describe('Como se lee: «+506 2200 0000»'),
  number: phoneNumber,
});

const days = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'escriba la hora como «07:30»');

/** The opening hours again, as search engines read them. */
const schedule = z.strictObject({
  days: z.array(z.enum(days)).min(1),
  opens: time,
  closes: time,
});

export const company = z.strictObject({
  sample,
  name: text(40),
  longName: text(80),
  tagline: text(120),
  description: text(300),
  contactInfo: z.strictObject({
    sample,
    address: z.tuple([text(80), text(80)]).describe('Dos líneas'),
    phones: z.tuple([phone, phone]),
    emails: z.tuple([z.email(), z.email()]),
    whatsapp: phoneNumber,
    hours: text(80),
    schedule: schedule.optional(),
    answer: z
      .strictObject({ who: text(60), within: text(40) })
      .describe('Quién responde un mensaje y en cuánto tiempo'),
  }),
  map: z.strictObject({
    sample,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    provider: z.enum(['openstreetmap', 'google']),
    zoom: z.number().int().min(3).max(19),
    around: z
      .strictObject({ avenue: text(24), street: text(24), park: text(24) })
      .optional()
      .describe('Nombres del croquis que se ve mientras llega el mapa: avenida, calle y parque'),
  }),
  leadTimes: z
    .strictObject({ sample, stock: text(60), order: text(60), project: text(60) })
    .describe('Plazos típicos de entrega: de existencia, bajo pedido y por proyecto'),
  socialLinks: z.array(z.strictObject({ platform: text(20), url: externalLink })),
});

const word = text(160);

/** What the search says, and words that visitors type for one another. */
export const search = z.strictObject({
  words: z.strictObject({
    example: word,
    keys: word,
    found: word.describe('{n} se reemplaza por el número'),
    foundOne: word,
    none: word.describe('{query} se reemplaza por lo escrito'),
    pages: word,
    tools: word,
    questions: word,
    documents: word,
    document: word,
    steam: word.describe('{phase} y {condition} se reemplazan por el estado y lo escrito'),
    gauge: word.describe('{site} se reemplaza por el lugar del manómetro'),
    table: word,
  }),
  synonyms: z.array(z.array(text(60)).min(2, 'una lista lleva al menos dos palabras')),
});

export type MenuEntry = {
  id: string;
  label: string;
  to?: string | undefined;
  dropdown?: string | MenuEntry[] | undefined;
};

/**
 * A leaf leads to a page; a group holds items, or names the kinds of page whose pages it lists. Which
 * groups there are, the registry of kinds knows.
 */
export function navigationOf(groups: string[]) {
  const menuItem: z.ZodType<MenuEntry> = z
    .strictObject({
      id: slug,
      label: text(40),
      to: internalLink.optional(),
      dropdown: z.union([z.enum(groups), z.lazy(() => z.array(menuItem).min(1))]).optional(),
    })
    .refine((item) => (item.to === undefined) !== (item.dropdown === undefined), {
      message: 'un elemento del menú lleva «to» o «dropdown», uno de los dos',
    });
  return z.array(menuItem).min(1);
}

export type SearchWords = z.infer<typeof search>['words'];
export type Company = z.infer<typeof company>;
