export type ColumnHead = {
  id: string;
  name: string;
  /** Whether the column holds numbers, which stand at its right. */
  isFigure?: boolean | undefined;
};

export function ColumnHeads({ heads }: { heads: ColumnHead[] }) {
  return (
    <thead>
      <tr>
        {heads.map(({ id, name, isFigure }) => (
          <th key={id} scope="col" data-figure={isFigure || undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
