import { globSync } from 'node:fs';
import { relative } from 'node:path';

const sheets = globSync('app/**/*.module.css')
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/**
 * What a class or an animation of a CSS module is called in the built site: the place of its file among
 * all, and its place in the file. Every document has all names, in its rules and in its elements.
 */
export function shortName(name: string, file: string, css: string): string {
  const path = relative('.', file.replace(/\?.*/, '')).replaceAll('\\', '/');
  const words = [...new Set(css.match(/[\w-]+/g))];
  const places = [sheets.indexOf(path), words.indexOf(name)];
  if (places.includes(-1)) throw new Error(`${path} does not name ${name}`);
  const short = `_${places.map((place) => place.toString(36)).join('_')}`;
  return path.endsWith('.late.module.css') ? `late${short}` : short;
}

/** The file that a short name is of. */
export function fileOf(name: string): string {
  const [, place = ''] = name.split('_');
  const file = sheets[Number.parseInt(place, 36)];
  if (!file) throw new Error(`${name} is of no CSS module`);
  return file;
}

/** Of a sheet whose parts come when somebody asks for them. Such rules come with the first of these parts. */
export function isLateRule(head: string): boolean {
  // The minifier puts equal rules of two sheets together.
  return /\blate_/.test(head) && !/\._/.test(head);
}
