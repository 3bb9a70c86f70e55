import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './features.module.css';
import type { FeatureTab } from './schema.ts';

export type FeaturesProps = { title: string; description: string; features: FeatureTab[] };

export function Features({ title, description, features }: FeaturesProps) {
  return (
    <Section aria-labelledby="ciclo" line="left">
      <SectionHead id="ciclo" title={title}>
        {description}
      </SectionHead>
      <Tabs
        label={title}
        tabs={features.map((feature) => ({
          id: feature.id,
          label: feature.feature,
          panel: <Panel {...feature} />,
        }))}
      />
    </Section>
  );
}

function Panel({ title, description, points, imageSrc, imageAlt }: FeatureTab) {
  return (
    <div className={styles.panel}>
      <div>
        <h3>{title}</h3>
        <p className={styles.description}>
          <em>{description}</em>
        </p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" width="20" height="20" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <Picture picture={imageSrc} alt={imageAlt} sizes="(width >= 900px) 50vw, 92vw" />
    </div>
  );
}
