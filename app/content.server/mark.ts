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
  return drawingIn(readFileSync(file, 'utf8'));
}

/** Drawing programs put notes and a declaration before the drawing. */
export function drawingIn(text: string): string {
  return text.slice(Math.max(0, text.indexOf('<svg'))).trim();
}

/** As an address that is shown without a request. Plain, for it travels with every page: base64 compresses badly. */
export function markAddress(drawing: string): string {
  const mark = drawing.replace(/>\s+</g, '><').replace(/\s+/g, ' ');
  const quoted = mark.includes("'") ? mark : mark.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(/[%#<>"]/g, encodeURIComponent)}`;
}

/** It travels with every page, twice. */
const heaviest = 24_000;
/** Sides of its box; more would leave a thread beside the name. */
const widest = 2;

/** Left, top, width and height of what the drawing shows, in its own units. */
export function markBox(mark: string): [number, number, number, number] | undefined {
  const [, written = ''] = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']*)/.exec(mark) ?? [];
  const box = written
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const isBox = box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0;
  return isBox ? [left, top, width, height] : undefined;
}

export function markProblems(folder: string): Problem[] {
  const message = markProblem(readMark(folder));
  return message ? [{ file: markName, field: '', message }] : [];
}

const simple = 'guárdelo como «SVG simple», solo con el dibujo';

/** Why a text is no mark for this site, where it is none. */
export function markProblem(text: string): string | undefined {
  const mark = drawingIn(text);
  if (!mark.startsWith('<svg')) return 'no es un dibujo SVG: guárdelo como «SVG simple»';
  const box = markBox(mark);
  if (!box) {
    return 'el SVG no tiene viewBox: guárdelo de nuevo con la opción de tamaño adaptable';
  }
  if (/<script|\son\w+\s*=|<foreignObject/i.test(mark)) return `el SVG trae código: ${simple}`;
  if (/<image\b/i.test(mark)) {
    return 'el SVG trae una imagen adentro, que se ve borrosa y pesa: pida la marca dibujada en líneas (vectorial)';
  }
  if (/<text\b/i.test(mark)) {
    return 'el SVG trae letras que dependen de una tipografía instalada: guárdelo con las letras convertidas en trazos (curvas)';
  }
  if (/href\s*=\s*["'](?!#)|url\(\s*["']?(?!["']?#)|@import/i.test(mark)) {
    return `el SVG toma algo de otro archivo: ${simple}`;
  }
  // Names that a drawing program declares before the drawing.
  if (/&(?!(amp|lt|gt|quot|apos|#\w+);)/.test(mark)) {
    return `el SVG trae abreviaturas de su programa: ${simple}`;
  }
  const bytes = Buffer.byteLength(mark);
  if (bytes > heaviest) {
    return `el SVG pesa ${Math.round(bytes / 1000)} kB y viaja con cada página: simplifíquelo hasta ${heaviest / 1000} kB (menos puntos, menos decimales)`;
  }
  const [, , width, height] = box;
  const times = Math.max(width / height, height / width);
  if (times > widest) {
    const [more, less] = width > height ? ['ancho', 'alto'] : ['alto', 'ancho'];
    return `el dibujo es ${Math.round(times)} veces más ${more} que ${less} y casi no se vería: use solo el símbolo (el sitio escribe el nombre al lado), como máximo ${widest} veces más ${more} que ${less}`;
  }
  return undefined;
}
