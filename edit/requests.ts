/** Answers the editor's own requests, and nobody else's. */
import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';
import { ContentError } from '../app/content.server/read.ts';
import { setMark } from './company-mark.ts';
import { history, inTurn, Refused, redo, undo } from './desk.ts';
import { fieldsOf } from './fields.ts';
import { setGrid } from './grids.ts';
import { guideFile, guidePage } from './guide.ts';
import { changeList } from './lists.ts';
import { placeNamed } from './marks.ts';
import { addPage, removePage } from './pages.ts';
import { pictureSize, readable, setPicture } from './pictures.ts';
import { progress, publication, publish } from './publish.ts';
import { saveSettings } from './settings.ts';
import { readPlace, setValue } from './texts.ts';
import { hasGit, saveVersion } from './versions.ts';
import { words } from './words.ts';

const root = '/__edit/';
const guide = `${root}guide`;
const heaviest = 60_000_000;

// biome-ignore lint/suspicious/noExplicitAny: each answer takes what its own part of the editor asks
type Answer = (asked: any, body: Buffer) => Promise<unknown> | unknown;

const answers: Record<string, Answer> = {
  state: async () => ({ ...history(), hasGit: await hasGit() }),
  read: ({ place }) => readPlace(placeNamed(place)),
  set: ({ place, seen, value }) => setValue(placeNamed(place), seen, value),
  list: ({ place, seen, index, action, kind }) =>
    changeList(placeNamed(place), seen, index, action, kind),
  mark: setMark,
  picture: setPicture,
  'picture-size': pictureSize,
  readable: (_asked, picture) => readable(picture),
  fields: ({ path }) => fieldsOf(path),
  grid: setGrid,
  'new-page': addPage,
  'remove-page': removePage,
  undo: async () => ({ what: await undo() }),
  redo: async () => ({ what: await redo() }),
  settings: saveSettings,
  version: saveVersion,
  publication,
  publish,
  progress,
};

/** They take minutes, or tell of what does: nobody waits for them. */
const besides = new Set(['publish', 'progress']);

export function answerRequests(server: ViteDevServer, token: string) {
  server.middlewares.use(async (request, response, next) => {
    if (!request.url?.startsWith(root)) return next();
    const send = (status: number, value: unknown) => {
      const isPicture = Buffer.isBuffer(value);
      response.writeHead(status, {
        'Content-Type': isPicture ? 'image/jpeg' : 'application/json',
        'Cache-Control': 'no-store',
      });
      response.end(isPicture ? value : JSON.stringify(value ?? {}));
    };
    const name = request.url.slice(root.length);
    const answer = answers[name];
    if (request.url === guide && existsSync(guideFile)) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      return response.end(guidePage());
    }
    if (!isFromEditor(request, token)) return send(403, { refused: words.otherStart });
    if (!answer || request.method !== 'POST') return send(404, { refused: words.unknownPlace });
    try {
      const body = await read(request);
      // A picture travels as it is, and what is asked of it beside it.
      const beside = request.headers['x-edit-picture'];
      const asked = JSON.parse(beside ? decodeURIComponent(String(beside)) : String(body));
      const work = async () => answer(asked, body);
      send(200, await (besides.has(name) ? work() : inTurn(work)));
    } catch (error) {
      const isForOwner = error instanceof Refused || error instanceof ContentError;
      if (isForOwner) return send(409, { refused: error.message.trim() });
      server.config.logger.error(String((error as Error).stack));
      send(500, { refused: words.broken(String((error as Error).message)) });
    }
  });
}

/** A page of another site can reach this server too, but knows neither the token nor our name. */
export function isFromEditor({ headers }: Pick<IncomingMessage, 'headers'>, token: string) {
  const { host = '', origin } = headers;
  const given = Buffer.from(String(headers['x-edit-token'] ?? ''));
  const wanted = Buffer.from(token);
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  const isOwn = origin === undefined || origin === `http://${host}`;
  return isHere && isOwn && given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > heaviest) throw new Refused(words.picture.tooHeavy);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
