import { type Document, isScalar, Scalar, visit } from 'yaml';
import { quotedLine, writeThis } from './yaml-line.ts';

/** Text that YAML reads without complaint, and without what was meant. */
export function findLostText(document: Document.Parsed, source: string) {
  const found: { position: number; message: string }[] = [];
  visit(document, {
    Scalar(_key, node) {
      const message = messageAbout(node, source);
      if (message) found.push({ position: node.range?.[0] ?? 0, message });
    },
  });
  return found;
}

function messageAbout(node: Scalar, source: string): string | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  const isEmpty = isScalar(node) && node.value === null;
  if (!isEmpty && (node.type !== Scalar.PLAIN || typeof node.value !== 'string')) return undefined;
  const rest = source.slice(end, lineEnd(source, end));
  if (/^\s*#/.test(rest)) {
    const whole = source.slice(source.lastIndexOf('\n', start - 1) + 1, lineEnd(source, end));
    return `desde «${rest.trim()}» no se mostraría: si es parte del texto, ${writeThis(quotedLine(whole))}\n    y si es una nota, póngala en una línea propia`;
  }
  if (/\n\s*- /.test(source.slice(start, end))) {
    return 'dos puntos de la lista quedaron en uno: ponga sus guiones en la misma columna';
  }
  return undefined;
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end < 0 ? source.length : end;
}
