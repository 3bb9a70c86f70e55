import { Section } from '../../ui/section.tsx';
import { Film, type FilmProps } from './film.tsx';
import type { About } from './schema.ts';
import styles from './story.module.css';

export type StoryProps = Pick<About['story'], 'title' | 'paragraphs'> & { video: FilmProps };

/** Its picture opens the page. */
export function Story({ title, paragraphs, video }: StoryProps) {
  return (
    <Section aria-labelledby="historia" ground="warm">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="historia">{title}</h2>
          <Film {...video} />
        </div>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
