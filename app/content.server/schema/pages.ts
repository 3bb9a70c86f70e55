import { z } from 'zod';
import { slide } from './catalogue.ts';
import {
  alternativeText,
  externalLink,
  icon,
  image,
  internalLink,
  meta,
  sample,
  slug,
  text,
} from './fields.ts';

const solution = z.strictObject({
  id: slug,
  imageSrc: image,
  imageAlt: alternativeText,
  title: text(60),
  content: text(360, 60),
});

const verticalMarket = z.strictObject({
  id: slug,
  title: text(60),
  content: text(420, 60),
  imageSrc: image,
  imageAlt: alternativeText,
});

export const home = z.strictObject({
  meta,
  hero: z.strictObject({
    title: text(70),
    description: text(240),
    info: text(200),
    images: z.array(slide).length(5, 'la portada lleva cinco imágenes'),
    claims: z.array(z.strictObject({ value: text(20), label: text(70) })).length(3),
  }),
  solutions: z.strictObject({
    title: text(90),
    description: text(320),
    systemsTab: text(30),
    marketsTab: text(30),
    solutions: z.array(solution).min(1),
    markets: z.array(verticalMarket).min(1),
  }),
  services: z.strictObject({ title: text(90), description: text(320) }),
  features: z.strictObject({ title: text(90), description: text(320) }),
  clients: z.strictObject({ title: text(90), description: text(240) }),
});

export const featureTabs = z.array(
  z.strictObject({
    id: slug,
    feature: text(30).describe('Nombre de la pestaña'),
    title: text(90),
    description: text(400),
    points: z.array(text(220)).min(2),
    imageSrc: image,
    imageAlt: alternativeText,
  }),
);

const pillar = z.strictObject({ id: slug, icon, title: text(60), description: text(300) });

export const pillars = z.strictObject({
  title: text(90),
  introduction: text(500),
  imageSrc: image,
  imageAlt: alternativeText,
  altServicesData: z.array(pillar).min(3),
});

export const about = z.strictObject({
  meta,
  title: text(80),
  lead: text(320),
  story: z.strictObject({
    title: text(90),
    paragraphs: z.array(text(900)).min(2),
    imageSrc: image,
    imageAlt: alternativeText,
    video: z.strictObject({ label: text(60), url: externalLink, sample }),
  }),
  team: z.strictObject({ title: text(90), description: text(320) }),
  stats: z.strictObject({ title: text(90), description: text(240) }),
});

export const team = z.array(
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

export const stats = z.array(
  z.strictObject({ id: slug, icon, count: z.number().int().positive(), label: text(40) }),
);

export const clients = z.array(z.strictObject({ id: slug, sample, image, alt: text(80) }));

export const servicesPage = z.strictObject({
  meta,
  title: text(80),
  lead: text(320),
  listTitle: text(90),
});

export const notFound = z.strictObject({
  meta,
  heading: z.literal('Oops! Page Not Found'),
  message: z.literal(
    'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  ),
  homeLink: z.literal('Go Back to Home'),
  help: text(320),
  links: z.array(internalLink).min(2),
});

export type Home = z.infer<typeof home>;
export type FeatureTab = z.infer<typeof featureTabs>[number];
export type Pillars = z.infer<typeof pillars>;
export type About = z.infer<typeof about>;
export type TeamMember = z.infer<typeof team>[number];
export type Stat = z.infer<typeof stats>[number];
export type Client = z.infer<typeof clients>[number];
