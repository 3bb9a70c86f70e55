import { Picture } from '../../ui/picture.tsx';
import { PointList } from '../../ui/point-list.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './features.module.css';
import type { FeatureTab, Home } from './schema.ts';
import { SteamLoop, SteamLoopParts } from './steam-loop.tsx';

export type FeaturesProps = Home['features'] & { features: FeatureTab[] };

export function Features({ title, description, loop, features }: FeaturesProps) {
  return (
    <Section aria-labelledby="ciclo">
      <SectionHead id="ciclo" title={title}>
        {description}
      </SectionHead>
      <SteamLoopParts words={loop} />
      <Tabs
        label={title}
        tabs={features.map((feature) => ({
          id: feature.id,
          label: feature.feature,
          panel: <Panel {...feature} loop={loop.name} />,
        }))}
      />
    </Section>
  );
}

type PanelProps = FeatureTab & { loop: string };

function Panel({ feature, leg, title, description, points, loop, ...picture }: PanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.description}>
          <em>{description}</em>
        </p>
        <PointList points={points} />
      </div>
      <div className={styles.loop}>
        <SteamLoop lit={leg} label={`${loop}: ${feature}`} />
      </div>
      <Picture
        picture={picture.imageSrc}
        alt={picture.imageAlt}
        sizes="(width >= 900px) 54vw, (width >= 600px) 46vw, 92vw"
      />
    </div>
  );
}
