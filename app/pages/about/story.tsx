import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import type { About } from './schema.ts';
import styles from './story.module.css';

export type StoryProps = Pick<About['story'], 'title' | 'paragraphs' | 'video'>;

/** Its picture opens the page. */
export function Story({ title, paragraphs, video }: StoryProps) {
  return (
    <Section aria-labelledby="historia">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="historia">{title}</h2>
          <ButtonAnchor href={video.url} target="_blank" rel="noopener">
            <Icon name="play" width="20" height="20" />
            {video.label}
          </ButtonAnchor>
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
