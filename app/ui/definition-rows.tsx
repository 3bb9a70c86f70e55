export type DefinitionRow = readonly [label: string, value: string];

/** The pairs of a `<dl>`. */
export function DefinitionRows({ rows }: { rows: readonly DefinitionRow[] }) {
  return rows.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
