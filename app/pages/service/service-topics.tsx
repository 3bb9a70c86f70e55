import { useMemo } from 'react';
import { Blocks } from '../../sections/blocks.tsx';
import { useLabels } from '../../site.ts';
import { Caption } from '../../ui/caption.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PictureLink } from '../../viewer/picture-link.tsx';
import type { ServiceDetailItem } from './schema.ts';
import styles from './service-topics.module.css';

export type ServiceTopicsProps = { items: ServiceDetailItem[] };

export function ServiceTopics({ items }: ServiceTopicsProps) {
  const { topics } = useLabels().services;
  const tabs = useMemo(
    () =>
      items.map((item, index) => ({
        id: item.id,
        label: item.name,
        panel: <Topic item={item} first={index === 0} />,
      })),
    [items],
  );
  return (
    <Section aria-label={topics} space="close">
      <Tabs orientation="vertical" linkable label={topics} tabs={tabs} />
    </Section>
  );
}

function Topic({ item, first }: { item: ServiceDetailItem; first: boolean }) {
  const { receives } = useLabels().services;
  return (
    <article className={styles.topic}>
      <p className={styles.receives}>
        <Caption>{receives}</Caption> {item.receives}
      </p>
      <PictureLink pictures={[{ picture: item.imageUrl, alt: item.imageAlt }]}>
        <Picture
          className={styles.picture}
          picture={item.imageUrl}
          alt={item.imageAlt}
          sizes={[
            { media: '(width >= 900px)', width: '64vw', crop: 16 / 9 },
            { width: '92vw', crop: 16 / 9 },
          ]}
          priority={first}
        />
      </PictureLink>
      <h2>{item.title}</h2>
      <p className={styles.subtitle}>{item.subtitle}</p>
      <p className={styles.introduction}>{item.introduction}</p>
      <Blocks blocks={item.content} headline="h3" />
    </article>
  );
}
