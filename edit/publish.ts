/** The folder that goes to the server: what is missing before, what changes with it, and its making. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { pendingForLaunch } from '../app/content.server/launch.ts';
import { setPictures } from '../app/content.server/pictures.ts';
import { forgetContent, readContent } from '../app/content.server/read.ts';
import { listPages } from '../app/pages/registry.server.ts';
import { developmentOption } from '../scripts/development-option.ts';
import { changesBetween, type Snapshot, takeSnapshot } from './changes.ts';
import { Refused } from './desk.ts';
import { fileTitle, namesInWords, placeInWords } from './labels.ts';
import { readSettings, type SettingName, type Settings, settingNames } from './settings.ts';
import { words } from './words.ts';

const publishedFile = '.cache/edit/published.json';
const outFolder = 'build/client';

/** Things to do in one file; `path` is the page where they can be done. */
export type PendingGroup = { title: string; path: string | null; lines: string[] };
export type Publication = {
  pending: PendingGroup[];
  /** Null: it was never published from here. */
  changes: string[] | null;
  isBuilding: boolean;
  settings: Settings;
  /** The folder of the last time, while it still says what the content says. */
  made: Published | null;
};
export type Published = { folder: string; server: string };

/** What is still missing before the site may go out, and what has changed since it last did. */
export function publication(): Publication {
  setPictures();
  forgetContent();
  const content = readContent();
  const pages = listPages(content);
  const groups = new Map<string, PendingGroup>();
  const settings = readSettings();
  for (const { file, field, message } of pendingForLaunch(content, settings)) {
    const name = file.replace(/^content\/|\.yaml$/g, '');
    const page = pages.find(({ sources }) => sources.some((source) => source.file === name));
    // Pictures are told by their file, and all under one title.
    const isText = file.endsWith('.yaml');
    const title = page?.sources[0]?.file === name ? page.label : fileTitle(name);
    const isSettings = file === '.env';
    const { pictures, settings: asked } = words.publishDialog;
    const key = isText ? title : isSettings ? asked : pictures;
    const group = groups.get(key) ?? { title: key, path: page?.path ?? null, lines: [] };
    groups.set(key, group);
    const setting = words.settings.names[field as SettingName];
    const place = isText ? placeInWords(file, field) : isSettings ? setting : file;
    group.lines.push(inOwnersWords(place, message));
  }
  const changed = changes();
  // A build that failed half-way leaves no record.
  const isMade = changed?.length === 0 && existsSync(`${outFolder}/.build-record`);
  return {
    pending: [...groups.values()],
    changes: changed,
    isBuilding: running !== undefined,
    settings: Object.fromEntries(settingNames.map((name) => [name, settings[name] ?? ''])),
    made: isMade ? folderAndServer() : null,
  };
}

/** In the editor a mark is a switch, and nobody sees the file. */
function inOwnersWords(place: string, message: string): string {
  const said = message
    .replaceAll('ponga «sample: false» arriba', words.publishDialog.switchOff)
    .replace(/escriba los datos del fabricante y «source».*/, words.publishDialog.fillTable)
    .replaceAll(/ponga «sample: false»( en «\w+»)?/g, words.publishDialog.switchOff);
  return [place, namesInWords(said)].filter(Boolean).join(': ');
}

function changes(): string[] | null {
  if (!existsSync(publishedFile)) return null;
  const before: Snapshot = JSON.parse(readFileSync(publishedFile, 'utf8'));
  return changesBetween(before, takeSnapshot());
}

let running: Promise<Published> | undefined;
let lastLine = '';

/** Several tabs, or a page that was reloaded meanwhile, wait for the same folder. */
export function publish(): Promise<Published> {
  running ??= make().finally(() => {
    running = undefined;
  });
  return running;
}

export function progress() {
  return { line: lastLine };
}

async function make(): Promise<Published> {
  const published = takeSnapshot();
  const { status, said } = await build();
  if (status !== 0) throw new Refused([words.buildFailed, ...said.slice(-12)].join('\n'));
  mkdirSync(dirname(publishedFile), { recursive: true });
  await writeFileAtomic(publishedFile, JSON.stringify(published, null, 1));
  return folderAndServer();
}

function folderAndServer(): Published {
  const { SITE_URL: address = '' }: { SITE_URL?: string } = readSettings();
  const server = URL.canParse(address) ? new URL(address).hostname : words.publishDialog.server;
  return { folder: resolve(outFolder), server };
}

async function build() {
  // What holds for the development server must not get into what is published.
  const { NODE_ENV: _, NODE_OPTIONS = '', ...others } = process.env;
  const env = { ...others, NODE_OPTIONS: NODE_OPTIONS.replace(developmentOption, '').trim() };
  const child = spawn(process.execPath, ['scripts/build.ts'], { env });
  const said: string[] = [];
  lastLine = '';
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      const plain = stripVTControlCharacters(line).trim();
      if (plain) said.push(plain);
      // What a build says of its steps ends so, or counts.
      if (/(…| \d+\/\d+)$/.test(plain)) lastLine = plain;
    });
  }
  const status = await new Promise<number | null>((done) => child.on('close', done));
  return { status, said };
}
