/** Pages of equipment and products: a new one from one that exists, and one less. */
import { existsSync, globSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { textsAlong } from '../app/content.server/texts.ts';
import { headlineId } from '../app/sections/headline-id.ts';
import { commit, type Files, pathOf, Refused, readSource } from './desk.ts';
import type { Path } from './marks.ts';
import { schemaAt } from './places.ts';
import { cleanText } from './texts.ts';
import { words } from './words.ts';
import { parsed, valueAt, withList, withValue } from './yaml-source.ts';

const removable = /^(products|equipment)\/[a-z0-9-]+$/;
const folders = ['equipment', 'products'];

type NewPage = { from: string; name: string; description: string };

/** What one page says, under another name; its address is made from the name. */
export async function addPage({ from, name, description }: NewPage): Promise<{ path: string }> {
  if (!removable.test(from)) throw new Refused(words.page.notRemovable);
  const label = cleanText(name);
  const slug = headlineId(label);
  if (!slug) throw new Refused(words.page.noName);
  const [folder = ''] = from.split('/');
  if (folders.some((one) => existsSync(pathOf(`${one}/${slug}.yaml`)))) {
    throw new Refused(words.page.taken(slug));
  }
  const orders = yamlFiles(folder).map((file) => Number(valueAt(readSource(file), ['order'])));
  const changes: [Path, unknown][] = [
    [['label'], label],
    [['title'], label],
    [['meta', 'description'], cleanText(description)],
    [['order'], Math.max(...orders) + 1],
  ];
  const source = changes.reduce(
    (text, [path, value]) => withValue(text, path, value),
    readSource(from),
  );
  const file = `${folder}/${slug}.yaml`;
  await commit({ title: words.titles.newPage(label), files: { [file]: source } });
  return { path: `/${folder}/${slug}` };
}

/** Together with its model, and with every entry of a list and every field that leads to it. */
export async function removePage({ from }: { from: string }): Promise<{ path: string }> {
  if (!removable.test(from)) throw new Refused(words.page.notRemovable);
  const label = String(valueAt(readSource(from), ['label']));
  const model = `models/${from.split('/')[1]}`;
  const own = [`${from}.yaml`, `${model}.yaml`, `${model}.glb`, `${model}.glb.br`];
  const files: Files = Object.fromEntries(
    own.filter((file) => existsSync(pathOf(file))).map((file) => [file, undefined]),
  );
  for (const file of yamlFiles().filter((one) => !own.includes(`${one}.yaml`))) {
    const source = readSource(file);
    const next = withoutLinks(source, file, `/${from}`);
    if (next !== source) files[`${file}.yaml`] = next;
  }
  await commit({ title: words.titles.removedPage(label), files });
  return { path: `/${from.split('/')[0]}` };
}

function withoutLinks(source: string, file: string, address: string): string {
  const whole = parsed(source);
  const isRemovable = (path: Path) => {
    const schema = schemaAt({ file, path }, whole);
    return typeof path.at(-1) === 'number' || (schema && z.safeParse(schema, undefined).success);
  };
  const found = placesOf(whole, address).find(isRemovable);
  if (!found) return source;
  const key = found.at(-1);
  const next =
    typeof key === 'number'
      ? withList(source, found.slice(0, -1), key, 'remove')
      : withValue(source, found, undefined);
  return withoutLinks(next, file, address);
}

/** Where an address is named, with an anchor or without. */
function placesOf(value: unknown, address: string): Path[] {
  return textsAlong(value).flatMap(([path, text]) =>
    text.split('#')[0] === address ? [path] : [],
  );
}

function yamlFiles(folder = ''): string[] {
  return globSync(`content/${folder}/**/*.yaml`).map((file) =>
    relative('content', file)
      .replaceAll('\\', '/')
      .replace(/\.yaml$/, ''),
  );
}
