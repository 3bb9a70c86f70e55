/** Takes the site's one style sheet apart: what stands in the documents of a kind of page, and what is linked for later. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KindName, kinds } from '../app/pages/registry.server.ts';
import { isLateRule } from './class-names.ts';
import { readPageStyles } from './page-styles.ts';
import { isRuleOfOthers } from './rule-files.ts';
import { shortProperties } from './short-properties.ts';
import { takeBlocks } from './take-blocks.ts';

export const assetFolder = '/assets';

export type Sheets = {
  ofKind: (kind: KindName) => KindSheet;
  /** All rules for screens, for going to a page of another kind. */
  wholeHref: string;
  printHref: string;
  lateHref: string;
};

type KindSheet = {
  /** The rules that a page of this kind can ever need, in the order of the whole sheet. */
  screen: string;
  /** Patterns of the addresses whose pages need no others. */
  routes: string[];
};

const sheets = new Map<string, Promise<Sheets>>();

/** Every page has the same one, so it is taken apart once. */
export function sheetsOf(root: string, href: string): Promise<Sheets> {
  const path = join(root, href);
  const sheet = sheets.get(path) ?? splitSheet(root, href);
  sheets.set(path, sheet);
  return sheet;
}

async function splitSheet(root: string, href: string): Promise<Sheets> {
  const folder = join(root, assetFolder);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const css = shortProperties(await readFile(join(root, href), 'utf8'), scripts);
  const late = takeBlocks(css, isLateRule);
  const print = takeBlocks(late.rest, (head) => head === '@media print');
  if (/<\/style/i.test(print.rest)) throw new Error(`${href} cannot stand in a document`);
  // Every document names the fonts; named again, they would have the whole text laid out again.
  const whole = takeBlocks(print.rest, (head) => head === '@font-face').rest;
  return {
    ofKind: sheetsOfKinds(root, print.rest.trim()),
    wholeHref: await writeSheet(root, 'whole', whole),
    printHref: await writeSheet(root, 'print', print.taken),
    lateHref: await writeSheet(root, 'late', late.taken),
  };
}

function sheetsOfKinds(root: string, css: string): Sheets['ofKind'] {
  const { everywhere, pages } = readPageStyles(root);
  const unreached = takeBlocks(
    css,
    isRuleOfOthers([...everywhere, ...Object.values(pages).flat()]),
  );
  if (unreached.taken) throw new Error(`No page has the code of ${unreached.taken.slice(0, 80)}`);
  const needs = new Map<KindName, readonly string[]>();
  for (const { name, folder = name } of kinds) {
    if (!pages[folder]) throw new Error(`The bundler has met no app/pages/${folder}/page.tsx`);
    needs.set(name, [...everywhere, ...pages[folder]]);
  }
  const made = new Map<KindName, KindSheet>();
  return (kind) => {
    const own = needs.get(kind) ?? [];
    const isEnough = (other: KindName) => needs.get(other)?.every((file) => own.includes(file));
    const sheet = made.get(kind) ?? {
      screen: takeBlocks(css, isRuleOfOthers(own)).rest,
      routes: kinds.filter(({ name }) => isEnough(name)).map(({ route }) => route),
    };
    made.set(kind, sheet);
    return sheet;
  };
}

async function writeSheet(root: string, name: string, css: string): Promise<string> {
  if (!css) throw new Error(`No rules for the sheet ${name}`);
  const href = `${assetFolder}/${name}-${hashOf(css)}.css`;
  await writeFile(join(root, href), css);
  return href;
}

export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);
