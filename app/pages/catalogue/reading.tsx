import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Blocks } from '../../sections/blocks.tsx';
import { headlineId } from '../../sections/headline-id.ts';
import { hashTarget } from '../../ui/hash-target.ts';
import type { ReadingPart } from './page.server.ts';
import styles from './reading.module.css';

export type ReadingProps = { parts: ReadingPart[] };

/** The text of a page, part by part. On a phone all but the first are folded under their headlines. */
export function Reading({ parts }: ReadingProps) {
  const { hash } = useLocation();
  const reading = useRef<HTMLDivElement>(null);
  // The browser opens what an address leads to, but not when a link is followed without it.
  useEffect(() => {
    const headline = hash ? hashTarget() : null;
    if (!headline || !reading.current?.contains(headline)) return;
    const fold = headline.parentElement?.querySelector('details');
    if (fold) fold.open = true;
  }, [hash]);
  return (
    <div ref={reading} className={styles.reading}>
      {parts.map(({ title, blocks }, index) => (
        <div key={title ?? ''} className={styles.part}>
          {title && (
            <h2 id={headlineId(title)}>
              <span>{title}</span>
            </h2>
          )}
          {title && index > 0 ? (
            <details>
              <summary>{title}</summary>
              <Blocks blocks={blocks} />
            </details>
          ) : (
            <Blocks blocks={blocks} />
          )}
        </div>
      ))}
    </div>
  );
}
