import type { Calculator } from '../engineering/calculator.ts';
import { formatNumber, formatPlain, withUnit } from '../engineering/format.ts';
import { VECTORS } from '../engineering/vectors/index.ts';
import { type Vector, withinTolerance } from '../engineering/vectors/vector.ts';

/** A published value beside ours, ready to be read. Made at build time from the tests' own vectors. */
export type VerificationRow = {
  id: string;
  source: string;
  quantity: string;
  published: string;
  ours: string;
  difference: string;
  holds: boolean;
  note?: string;
};

export function verificationOf(calculator: Calculator): VerificationRow[] {
  const topics = new Set<string>(calculator.topics);
  return VECTORS.filter((vector) => topics.has(vector.topic)).map(row);
}

function row(vector: Vector): VerificationRow {
  const { id, source, quantity, published, unit, explained } = vector;
  const ours = vector.compute();
  const relative = published === 0 ? 0 : ours / published - 1;
  return {
    id,
    source,
    quantity,
    published: withUnit(formatPlain(published), unit),
    ours: withUnit(formatNumber(ours, figuresOf(published) + 1), unit),
    difference: withUnit(formatNumber(Number((100 * relative).toFixed(3)), 2), '%'),
    holds: withinTolerance(vector, ours),
    ...(explained ? { note: explained.why } : {}),
  };
}

function figuresOf(value: number): number {
  return String(value).replace(/^0?\.0*|[.-]/g, '').length;
}
