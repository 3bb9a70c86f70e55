import type { SelectionTable } from '../content.server/schema/selection.ts';
import { useLabels } from '../site.ts';
import { SampleMark } from '../ui/sample-mark.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import styles from './origins.module.css';
import { originsOf } from './words.ts';

/** Where the figures of each column come from; what is a sample says so. */
export function Origins({ table }: { table: SelectionTable }) {
  const { selection: words } = useLabels();
  return (
    <div className={styles.origins}>
      {table.note && <p>{unbroken(table.note)}</p>}
      <details>
        <summary>{words.origin}</summary>
        <dl>
          {originsOf(words, table).map(({ told, names, isSample, isAsked }) => (
            // A column that waits for an entry is not on paper.
            <div key={told} data-print={isAsked ? 'never' : undefined}>
              <dt>{names}</dt>
              <dd>
                {isSample && <SampleMark>{words.sample}</SampleMark>} {unbroken(told)}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
