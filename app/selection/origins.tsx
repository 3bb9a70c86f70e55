import type { SelectionColumn, SelectionTable } from '../content.server/schema/selection.ts';
import { useLabels } from '../site.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import styles from './origins.module.css';

/** Where the figures of each column come from; what is a sample says so. */
export function Origins({ table }: { table: SelectionTable }) {
  const { selection: words } = useLabels();
  const origins = new Map<string, { told: string; names: Set<string>; isSample: boolean }>();
  for (const column of table.columns) {
    const told = toldOf(column, words);
    if (!told) continue;
    const known = origins.get(told) ?? { told, names: new Set(), isSample: column.sample };
    known.names.add(column.name);
    origins.set(told, known);
  }
  return (
    <div className={styles.origins}>
      {table.note && <p>{table.note}</p>}
      <h3>{words.origin}</h3>
      <dl>
        {[...origins.values()].map(({ told, names, isSample }) => (
          <div key={told}>
            <dt>{[...names].join(', ')}</dt>
            <dd>
              {isSample && <SampleMark>{words.sample}</SampleMark>} {told}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function toldOf(
  { source, computed, sample }: SelectionColumn,
  words: { computed: string; sampleNote: string },
): string | undefined {
  if (sample) return words.sampleNote;
  return computed ? `${words.computed}: ${computed.method}` : source;
}
