import { type Environment, mailKeys } from '../contact/mail.ts';
import { kinds } from '../pages/registry.server.ts';
import type { Content } from './load.ts';

/** One thing to change before the site goes public. */
export type Pending = { file: string; field: string; message: string };

/** What is still sample content and which settings are missing; nothing when the site may go out. */
export function pendingForLaunch(content: Content, env: Environment): Pending[] {
  return [
    ...pendingSettings(env),
    ...companySamples(content),
    ...kinds.flatMap((kind) => kind.samples?.(content) ?? []),
    ...leftovers(content),
  ];
}

function pendingSettings(env: Environment): Pending[] {
  const keys = mailKeys.filter((key) => !env[key]);
  return [
    ...addressProblems(env.SITE_URL).map((message) => ({
      file: '.env',
      field: 'SITE_URL',
      message,
    })),
    ...keys.map((field) => ({
      file: '.env',
      field,
      message: 'falta la clave de EmailJS: sin las tres, el formulario no llega a su correo',
    })),
  ];
}

function addressProblems(address = ''): string[] {
  if (!address) return ['falta la dirección pública: escríbala, como «https://www.suempresa.com»'];
  if (!URL.canParse(address)) return [`«${address}» no es una dirección completa`];
  const { protocol, hostname, pathname, search, hash } = new URL(address);
  if (hostname.endsWith('.example')) return [`«${address}» es la de muestra: escriba la suya`];
  if (protocol !== 'https:')
    return ['use «https://»: sin cifrado los navegadores advierten al visitante'];
  if (pathname !== '/' || search || hash)
    return ['escriba solo el dominio: el sitio ocupa la raíz'];
  return [];
}

const remove = 'y ponga «sample: false»';

/** What is marked as a sample in the company's own file; each kind of page tells of its own. */
function companySamples({ single: { company } }: Content): Pending[] {
  const marked = (sample: boolean, file: string, rows: [field: string, message: string][]) =>
    sample ? rows.map(([field, message]) => ({ file, field, message })) : [];
  const companyFile = 'content/company.yaml';
  return [
    ...marked(company.sample, companyFile, [
      ['name, longName', `el nombre es de muestra: escriba el suyo ${remove}`],
      ['tagline, description', 'el lema y la descripción son de muestra: revíselos'],
      ['socialLinks', 'los perfiles son de muestra: escriba los suyos o deje «[]»'],
    ]),
    ...marked(company.sample, 'public/favicon.svg', [
      [
        '',
        'la marca es de muestra: ponga la suya también en app/layout/logo.tsx y scripts/social-cards.ts',
      ],
    ]),
    ...marked(company.contactInfo.sample, companyFile, [
      ['contactInfo.address', `la dirección es de muestra: escriba la suya ${remove}`],
      ['contactInfo.phones, whatsapp', 'los teléfonos son de muestra: escriba los suyos'],
      ['contactInfo.emails', 'los correos son de muestra: escriba los suyos'],
      ['contactInfo.hours, schedule', 'el horario es de muestra: escriba el suyo en ambos'],
      [
        'contactInfo.answer',
        'quién responde y cuándo es de muestra: escriba lo que su empresa cumple',
      ],
    ]),
    ...marked(company.leadTimes.sample, companyFile, [
      ['leadTimes', `los plazos de entrega son de muestra: escriba los suyos ${remove}`],
    ]),
    ...marked(company.map.sample, companyFile, [
      ['map.latitude, map.longitude', `el mapa muestra otro lugar: escriba su posición ${remove}`],
    ]),
  ];
}

/** Invented addresses anywhere; in the pages about the company, words that say «sample». */
function leftovers({ single, collection }: Content): Pending[] {
  const invented = /[\w.@-]+\.example\b/i;
  const entries = Object.entries(collection).flatMap(([folder, list]) =>
    list.flatMap((entry) => textsLike(invented, `${folder}/${entry.slug}`, entry)),
  );
  // In a product's text «toma de muestra» is a term of the trade.
  const words = new RegExp(`${invented.source}|\\bde muestra\\b|\\(muestra\\)`, 'i');
  const pages = Object.entries(single).flatMap(([name, value]) => textsLike(words, name, value));
  return [...pages, ...entries];
}

function textsLike(pattern: RegExp, name: string, value: unknown): Pending[] {
  return textsIn(value).flatMap(([field, text]) => {
    const [found] = pattern.exec(text) ?? [];
    const message = `todavía dice «${found}»: escriba el dato o el texto definitivo`;
    return found ? [{ file: `content/${name}.yaml`, field, message }] : [];
  });
}

/** Every text with its field, counted from one as people do; what is marked has been told already. */
function textsIn(value: unknown, field = ''): [string, string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  if ('sample' in value && value.sample) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(
      inner,
      Array.isArray(value) ? `${field}[${Number(key) + 1}]` : `${field}${field && '.'}${key}`,
    ),
  );
}
