import { AppLink } from '../ui/app-link.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { ModelData, ModelPart } from './model-data.ts';
import styles from './part-card.late.module.css';

export type PartCardProps = {
  part: ModelPart | undefined;
  words: ModelData['words'];
  onClose: () => void;
};

/** What the part is that was pressed, and where one reads on. */
export function PartCard({ part, words, onClose }: PartCardProps) {
  return (
    // Always there, so that what it says is announced when it comes.
    <div role="status" className={styles.place}>
      {part && (
        <div key={part.id} ref={bringIntoSight} className={styles.card}>
          <p className={styles.name}>{part.name}</p>
          <IconButton icon="close" name={words.closePart} onClick={onClose} />
          <p className={styles.text}>
            {part.text} {part.link && <AppLink to={part.link}>{words.more}</AppLink>}
          </p>
        </div>
      )}
    </div>
  );
}

/** The panel may have been scrolled, to its sliders for one, when a part is pressed on the machine. */
function bringIntoSight(card: HTMLElement | null) {
  card?.scrollIntoView({ block: 'nearest' });
}
