import { formatPlain } from '../format.ts';

/** `Caudal a {Presión} barg` with the figure that was asked, or is usual, in its place. */
export function nameWith(pattern: string, figureOf: (ask: string) => number | undefined): string {
  return pattern.replace(/\{([^}]+)\}/g, (whole, ask: string) => {
    const figure = figureOf(ask);
    return figure === undefined ? whole : formatPlain(figure);
  });
}
