/** Typst, compiled to WebAssembly: the same file sets the documents on every machine that builds. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { readMark } from '../../app/content.server/mark.ts';
import packageJson from '../../package.json' with { type: 'json' };

const weights = ['400Regular', '500Medium', '600SemiBold'];
export const fontFiles = weights.map(
  (weight) => `node_modules/@expo-google-fonts/archivo/${weight}/Archivo_${weight}.ttf`,
);
const templates = ['style', 'sheet', 'catalogue'];
const templateFile = (name: string) => join(import.meta.dirname, `${name}.typ`);

/** What a document looks like, besides its content: one set in another way has to be made again. */
export function settings(): string[] {
  const {
    '@myriaddreamin/typst-ts-web-compiler': typst = '',
    '@expo-google-fonts/archivo': font = '',
  } = packageJson.devDependencies;
  const mark = readMark();
  return [typst, font, mark, ...templates.map((name) => readFileSync(templateFile(name), 'utf8'))];
}

/** Files by the name under which a template reads them. */
export type Files = Record<string, Uint8Array>;
export type Template = 'sheet' | 'catalogue';

let compiler: Promise<TypstCompiler> | undefined;

/** The PDF that a template makes of `data.json` and the pictures beside it. */
export async function setDocument(template: Template, files: Files): Promise<Uint8Array> {
  compiler ??= startCompiler();
  const typst = await compiler;
  for (const [name, bytes] of Object.entries(files)) typst.map_shadow(`/${name}`, bytes);
  try {
    return resultOf(typst.compile(`/${template}-main.typ`, undefined, 'pdf', 3), template);
  } finally {
    for (const name of Object.keys(files)) typst.unmap_shadow(`/${name}`);
  }
}

async function startCompiler(): Promise<TypstCompiler> {
  const { resolve } = createRequire(import.meta.url);
  initSync({ module: await readFile(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  // Nothing is read from the disk but what stands in `files`.
  builder.set_dummy_access_model();
  for (const file of fontFiles) await builder.add_raw_font(await readFile(file));
  const typst = await builder.build();
  for (const name of templates) {
    typst.add_source(`/${name}.typ`, await readFile(templateFile(name), 'utf8'));
    const main = `#import "${name}.typ": document-of\n#document-of(json("data.json"))\n`;
    typst.add_source(`/${name}-main.typ`, main);
  }
  return typst;
}

type Outcome = { result?: Uint8Array; diagnostics?: unknown };

function resultOf({ result, diagnostics }: Outcome, template: Template): Uint8Array {
  if (result) return result;
  throw new Error(`${template}.typ: ${JSON.stringify(diagnostics, null, 1)}`);
}
