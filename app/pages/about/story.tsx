import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { About } from './schema.ts';
import styles from './story.module.css';

export type StoryProps = About['story'];

export function Story({ title, paragraphs, imageSrc, imageAlt, video }: StoryProps) {
  return (
    <Section aria-labelledby="historia" line="left">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="historia">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonAnchor href={video.url} target="_blank" rel="noopener">
            <Icon name="play" width="20" height="20" />
            {video.label}
          </ButtonAnchor>
        </div>
        <Picture
          className={styles.picture}
          picture={imageSrc}
          alt={imageAlt}
          sizes="(width >= 900px) 46vw, 92vw"
          priority
        />
      </div>
    </Section>
  );
}
