import { Caption } from '../../ui/caption.tsx';
import { Picture } from '../../ui/picture.tsx';
import { reveal } from '../../ui/reveal.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { ExampleFigure } from './example.server.ts';
import type { About } from './schema.ts';
import { Baseline, Comparison } from './sheets.tsx';
import styles from './way.module.css';

export type WayProps = About['way'] & { figures: ExampleFigure[] };

/** The four steps of the work, each with the sheet that the client has in hand after it. */
export function Way({ title, description, receives, steps, example, figures }: WayProps) {
  const sheets = {
    baseline: <Baseline words={example} figures={figures} />,
    comparison: <Comparison words={example} figures={figures} />,
  };
  return (
    <Section aria-labelledby="pasos" line="left">
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
            {step.imageSrc && <Drawing picture={step.imageSrc} alt={step.imageAlt ?? ''} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Drawing(drawing: {
  picture: NonNullable<WayProps['steps'][number]['imageSrc']>;
  alt: string;
}) {
  return <Picture {...drawing} className={styles.drawing} sizes="(width >= 600px) 46vw, 92vw" />;
}
