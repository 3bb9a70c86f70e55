/**
 * The types of schema.org that the site uses, with the properties that schema.org defines for them
 * and that the site uses, and among these the ones that a search engine asks for.
 */
type Type = { required: string[]; allowed?: string[] };

const thing = ['@id', 'name', 'alternateName', 'description', 'url', 'image', 'sameAs'];
const page = { required: ['name', 'description', 'url', 'inLanguage', 'isPartOf', 'mainEntity'] };

const types: Record<string, Type> = {
  LocalBusiness: {
    required: ['@id', 'name', 'url'],
    allowed: [
      ...['slogan', 'logo', 'email', 'telephone', 'address', 'geo', 'areaServed'],
      'openingHoursSpecification',
    ],
  },
  PostalAddress: { required: ['streetAddress', 'addressLocality', 'addressCountry'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  Country: { required: ['name'] },
  WebSite: { required: ['@id', 'name', 'url', 'inLanguage', 'publisher'] },
  AboutPage: page,
  ContactPage: page,
  CollectionPage: page,
  WebPage: { required: page.required.filter((name) => name !== 'mainEntity') },
  WebApplication: {
    required: [
      ...['name', 'description', 'url', 'inLanguage', 'isPartOf', 'applicationCategory'],
      ...['operatingSystem', 'isAccessibleForFree', 'publisher'],
    ],
  },
  Dataset: {
    required: [
      ...['name', 'description', 'url', 'inLanguage', 'isPartOf', 'isAccessibleForFree'],
      ...['measurementTechnique', 'variableMeasured'],
    ],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'], allowed: ['item'] },
  Service: {
    required: ['name', 'description', 'url', 'image', 'serviceType', 'areaServed', 'provider'],
  },
  Product: {
    required: ['name', 'description', 'url', 'image', 'category'],
    allowed: ['additionalProperty'],
  },
  PropertyValue: { required: ['name', 'value'], allowed: ['unitText'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
};

/** The company in full, as the home and the contact page have it. */
const wholeCompany = [
  'image',
  'logo',
  'telephone',
  'email',
  'address',
  'geo',
  'areaServed',
  'sameAs',
];

const address = /^https:\/\/[^\s"<>]+$/;
const formats: Record<string, RegExp> = {
  '@id': address,
  url: address,
  item: address,
  image: address,
  logo: address,
  sameAs: address,
  telephone: /^\+\d{8,15}$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  addressCountry: /^[A-Z]{2}$/,
  inLanguage: /^es-CR$/,
  opens: /^\d{2}:\d{2}$/,
  closes: /^\d{2}:\d{2}$/,
  dayOfWeek: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
  latitude: /^-?([0-8]?\d(\.\d+)?|90)$/,
  longitude: /^-?(1[0-7]\d|\d?\d)(\.\d+)?$/,
  position: /^[1-9]\d*$/,
};

/** What is wrong with a piece of structured data, each with its place; nothing when it is sound. */
export function problemsIn(data: unknown): string[] {
  const root = data as Record<string, unknown>;
  const context = root['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org'];
  const needs = root['@type'] === 'LocalBusiness' ? wholeCompany : [];
  const missing = needs.filter((name) => !(name in root)).map((name) => `lacks ${name}`);
  const { '@context': _context, ...rest } = root;
  return [...context, ...missing, ...visit(rest, '')];
}

function visit(value: unknown, place: string): string[] {
  const name = place.split('.').at(-1) ?? '';
  if (Array.isArray(value)) {
    const empty = value.length === 0 ? [`${place} is empty`] : [];
    return [...empty, ...inOrder(value, place), ...value.flatMap((item) => visit(item, place))];
  }
  if (typeof value !== 'object' || value === null) return visitText(String(value), name, place);
  const { '@type': type, ...properties } = value as Record<string, unknown>;
  const keys = Object.keys(properties);
  const inner = keys.flatMap((key) => visit(properties[key], `${place}.${key}`));
  // Another piece of data, on this page or on the home page, has the rest.
  if (type === undefined) return keys.join() === '@id' ? inner : [`${place} has no type`];
  const rule = types[String(type)];
  if (!rule) return [`${place} is of unknown type ${type}`];
  const allowed = [...thing, ...rule.required, ...(rule.allowed ?? [])];
  return [
    ...rule.required.filter((key) => !keys.includes(key)).map((key) => `${place} lacks ${key}`),
    ...keys.filter((key) => !allowed.includes(key)).map((key) => `${place} has unknown ${key}`),
    ...inner,
  ];
}

function visitText(text: string, name: string, place: string): string[] {
  if (text.trim() !== text || text === '' || /<\w|undefined|\bNaN\b|\{\w+\}/.test(text)) {
    return [`${place} is no plain text: «${text}»`];
  }
  const format = formats[name];
  return format && !format.test(text) ? [`${place} is malformed: «${text}»`] : [];
}

/** The items of a list count from one. */
function inOrder(items: unknown[], place: string): string[] {
  if (!place.endsWith('.itemListElement')) return [];
  const wrong = items.some((item, index) => (item as { position?: number }).position !== index + 1);
  return wrong ? [`${place} does not count from one`] : [];
}
