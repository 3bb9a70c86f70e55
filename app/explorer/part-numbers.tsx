import type { ModelData } from './model-data.ts';
import styles from './part-numbers.late.module.css';
import type { Tag } from './tags.tsx';

export type PartNumbersProps = {
  tags: Tag[];
  words: ModelData['words'];
  chosen: string | undefined;
  onChoose: (part: string) => void;
};

/** What the numbers on the machine stand for; also of what is hidden in this view. */
export function PartNumbers({ tags, words, chosen, onChoose }: PartNumbersProps) {
  const parts = tags.filter(({ number }) => number !== undefined);
  if (parts.length === 0) return null;
  return (
    <ol className={styles.numbers} aria-label={words.tags}>
      {parts.map(({ id, name, number }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <span>{number}</span> {name}
          </button>
        </li>
      ))}
    </ol>
  );
}
