import { Caption } from '../../ui/caption.tsx';
import { reveal } from '../../ui/reveal.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import { WholeDrawing } from '../../viewer/whole-drawing.tsx';
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
              <WholeDrawing
                drawings={drawings}
                index={drawings.findIndex(({ picture }) => picture === step.imageSrc)}
              />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
