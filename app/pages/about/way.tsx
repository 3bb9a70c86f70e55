import { type CSSProperties, useEffect, useState } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { nearViewport } from '../../ui/near-viewport.ts';
import { Picture } from '../../ui/picture.tsx';
import { reveal } from '../../ui/reveal.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import { PictureLink } from '../../viewer/picture-link.tsx';
import type { ViewedPicture } from '../../viewer/viewer.tsx';
import type { Example } from './example.server.ts';
import type { About } from './schema.ts';
import { Baseline, Comparison } from './sheets.tsx';
import styles from './way.module.css';

export type WayProps = About['way'] & Example;

/** The four steps of the work, each with the sheet that the client has in hand after it. */
export function Way(props: WayProps) {
  const { title, description, receives, steps, example, figures, saved } = props;
  const sheets = {
    baseline: <Baseline words={example} figures={figures} />,
    comparison: <Comparison words={example} figures={figures} saved={saved} />,
  };
  const drawings = steps.flatMap(({ imageSrc: picture, imageAlt: alt = '', receives: caption }) =>
    picture ? [{ picture, alt, caption, isDrawing: true }] : [],
  );
  return (
    <Section aria-labelledby="pasos">
      <SectionHead id="pasos" title={title}>
        {description}
      </SectionHead>
      <ol className={styles.steps}>
        {steps.map((step, position) => (
          <li key={step.id} className={styles.step} {...reveal(position)}>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
            <p className={styles.receives}>
              <Caption>{receives}</Caption> {step.receives}
            </p>
            {step.computedSheet && sheets[step.computedSheet]}
            {step.imageSrc && (
              <Drawing drawings={drawings} of={step.imageSrc} detail={step.detail} />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

type DrawingProps = {
  drawings: ViewedPicture[];
  of: ViewedPicture['picture'];
  detail: About['way']['steps'][number]['detail'];
};

/** A part of the sheet, large enough to be read; the whole one opens, and the other ones with it. */
function Drawing({ drawings, of, detail: { x, y } }: DrawingProps) {
  // A file that is as large as what is shown weighs five times as much: not for whoever never comes here.
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    nearViewport(`.${styles.drawing}`).then(() => setNear(true));
  }, []);
  const index = drawings.findIndex(({ picture }) => picture === of);
  const shown = drawings[index];
  if (!shown) return null;
  return (
    <PictureLink pictures={drawings} index={index}>
      <span className={styles.drawing} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
        <Picture
          picture={shown.picture}
          alt={shown.alt}
          sizes={isNear ? '(width >= 600px) 115vw, 300vw' : '(width >= 600px) 46vw, 50vw'}
        />
      </span>
    </PictureLink>
  );
}
