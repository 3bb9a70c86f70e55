import type { Pending } from './launch.ts';
import type { Content } from './load.ts';
import { noticesOf } from './notices.ts';
import type { Shipped } from './shipped.ts';
import { allTextsIn, filesIn } from './texts.ts';

const inventedAddress = /[\w.@-]+\.example\b/i;
const inventedPhone = /(2200|8000)[ -]?0000\b/;
const words = /\bde muestra\b|\(muestra\)|^Muestra:/i;
/** In a product's text «toma de muestra» is a term of the trade. */
const wordsOfProducts = /\bcliente de muestra\b|\(muestra\)/i;
/** What the editor writes where something was added; a short place has only the first words of it. */
const unwritten = /^Texto por /;
/** Of invented people, places and clients; in small letters they are words as any other. */
const names = /(?<!\p{L})(Muestra|Ejemplo|Modelo|Prueba|MUESTRA|EJEMPLO|MODELO|PRUEBA)(?!\p{L})/u;

export const isSamplePhone = (text: string) => inventedPhone.test(text);
export const isSampleAddress = (text: string) => inventedAddress.test(text);
export const isSampleName = (text: string) => names.test(plain(text));

/** Words that only a sample has, wherever they stand and whatever is marked. */
export function pendingTexts(content: Content, shipped: Shipped): Pending[] {
  const { name } = content.single.company;
  const former =
    name === shipped.name ? undefined : { name: shipped.name, pattern: wordLike(shipped.name) };
  const found = filesIn(content).flatMap(([file, value]) =>
    // Told there fact by fact.
    file === 'company.yaml' ? leftName(file, value, former) : leftovers(file, value, former),
  );
  return [
    ...found,
    ...filesIn(content).flatMap(([file, value]) => leftUnwritten(file, value)),
    ...noticesOf(content).map((notice) => ({ ...notice, file: `content/${notice.file}` })),
  ];
}

type Former = { name: string; pattern: RegExp };

function leftovers(file: string, value: unknown, former?: Former): Pending[] {
  const isPeople = file === 'team.yaml' || file === 'clients.yaml';
  const patterns = [inventedAddress, inventedPhone, file.includes('/') ? wordsOfProducts : words];
  if (isPeople) patterns.push(names);
  const samples = textsUnmarked(value).flatMap(([field, text]): Pending[] => {
    const found = patterns.map((pattern) => pattern.exec(plain(text))?.[0]).find(Boolean);
    const message = `todavía dice «${found}»: escriba el dato o el texto definitivo`;
    return found ? [{ file: `content/${file}`, field, message }] : [];
  });
  return [...samples, ...leftName(file, value, former)];
}

/** Also where something says that it is a sample: nobody has seen these words before. */
function leftUnwritten(file: string, value: unknown): Pending[] {
  const message = 'está por escribirse: escriba el texto o quite esa parte';
  return allTextsIn(value)
    .filter(([, text]) => unwritten.test(text))
    .map(([field]) => ({ file: `content/${file}`, field, message }));
}

function leftName(file: string, value: unknown, former?: Former): Pending[] {
  // Most files do not name it: one look at the whole file is enough.
  if (!former?.pattern.test(plain(JSON.stringify(value)))) return [];
  const message = `todavía nombra a «${former.name}», la empresa de muestra: escriba la suya`;
  return allTextsIn(value)
    .filter(([, text]) => former.pattern.test(plain(text)) && !isSampleAddress(text))
    .map(([field]) => ({ file: `content/${file}`, field, message }));
}

function wordLike(name: string): RegExp {
  const escaped = plain(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'iu');
}

/** Without accents, which an address or a file name has not, and without what cannot be seen. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '');
}

/** Every text but those inside something marked as a sample, which is told by its kind of page. */
function textsUnmarked(value: unknown): [field: string, text: string][] {
  return allTextsIn(value, (part) => 'sample' in part && part.sample === true);
}
