import type { CSSProperties } from 'react';
import { unbroken } from './unbroken.tsx';

/** With its part of the largest, where the rows can be compared. */
export type DefinitionRow = readonly [label: string, value: string, part?: number];

/** The pairs of a `<dl>`. */
export function DefinitionRows({ rows }: { rows: readonly DefinitionRow[] }) {
  return rows.map(([label, value, part]) => (
    <div key={label} style={part ? ({ '--part': `${100 * part}%` } as CSSProperties) : undefined}>
      <dt>{unbroken(label)}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
