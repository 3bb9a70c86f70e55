import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problems.ts';

/** The company's mark: one drawing for header, icons, social cards and documents. */
const markName = 'mark.svg';

/** For a company that has set none: a plain ring. */
const neutral =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#f26b0f" stroke-width="4"><circle cx="16" cy="16" r="11"/></svg>';

export function readMark(folder = 'content'): string {
  const file = join(folder, markName);
  if (!existsSync(file)) return neutral;
  const text = readFileSync(file, 'utf8');
  // Drawing programs put notes and a declaration before the drawing.
  return text.slice(Math.max(0, text.indexOf('<svg'))).trim();
}

/** As an address that is shown without a request. Plain, for it travels with every page: base64 compresses badly. */
export function markAddress(folder?: string): string {
  const mark = readMark(folder).replace(/>\s+</g, '><').replace(/\s+/g, ' ');
  const quoted = mark.includes("'") ? mark : mark.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(/[%#<>"]/g, encodeURIComponent)}`;
}

/** The mark on a ground of its own, as icons need it; `share` is how much of the width it takes. */
export function markOnGround(mark: string, ground: string, radius: number, share = 1): string {
  const size = 32 * share;
  const at = (32 - size) / 2;
  const inner = mark.replace(/<svg\b([^>]*)>/, (_tag, attributes: string) => {
    const kept = attributes.replace(/\s(width|height|x|y)="[^"]*"/g, '');
    return `<svg${kept} x="${at}" y="${at}" width="${size}" height="${size}">`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${ground}"/>${inner}</svg>`;
}

export function markProblems(folder: string): Problem[] {
  const mark = readMark(folder);
  const problem = (message: string) => [{ file: markName, field: '', message }];
  if (!mark.startsWith('<svg')) return problem('no es un dibujo SVG: guárdelo como «SVG simple»');
  if (!/<svg\b[^>]*\bviewBox="/.test(mark)) {
    return problem('el SVG no tiene viewBox: guárdelo de nuevo con la opción de tamaño adaptable');
  }
  if (/<script|\son\w+=|<foreignObject/i.test(mark)) {
    return problem('el SVG trae código: guárdelo como «SVG simple», solo con el dibujo');
  }
  return [];
}
