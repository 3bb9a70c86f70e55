import { useLabels } from '../../site.ts';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { CatalogueItem } from './schema.ts';
import styles from './supply.module.css';

export const supplyAnchor = 'alcance';

export type SupplyProps = {
  supply: Omit<NonNullable<CatalogueItem['supply']>, 'leadTime'> & { leadTime: string };
};

/** What comes with it and what does not, and how long it takes. */
export function Supply({ supply }: SupplyProps) {
  const { supply: words, selection } = useLabels();
  const lists = [
    [words.includes, supply.includes],
    [words.excludes, supply.excludes],
    [words.documents, supply.documents],
    [words.spares, supply.spares],
  ] as const;
  return (
    <Section ground="warm" aria-labelledby={supplyAnchor}>
      <SectionHead id={supplyAnchor} title={words.title} />
      <div className={styles.lists}>
        {lists.map(([name, points]) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.time}>
        <strong>{words.leadTime}:</strong> {supply.leadTime}
      </p>
      {supply.sample && (
        <p className={styles.sample}>
          <SampleMark>{selection.sample}</SampleMark> {words.sampleNote}
        </p>
      )}
    </Section>
  );
}
