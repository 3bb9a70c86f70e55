import { type ReactNode, useMemo } from 'react';
import { Blocks } from '../../sections/blocks.tsx';
import { useLabels } from '../../site.ts';
import { ActionAnchor } from '../../ui/action-link.tsx';
import { Caption } from '../../ui/caption.tsx';
import { fill } from '../../ui/fill.ts';
import { Picture } from '../../ui/picture.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { PictureLink } from '../../viewer/picture-link.tsx';
import { WholeDrawing } from '../../viewer/whole-drawing.tsx';
import type { DrawnBalance } from './balance.server.ts';
import { Balance } from './balance.tsx';
import type { ServiceDetailItem } from './schema.ts';
import styles from './service-topics.module.css';

type Plan = { takes: string; sample: boolean };

type Shared = { plan: Plan; drawn: Readonly<Record<string, DrawnBalance>> };

export type ServiceTopicsProps = Shared & {
  items: ServiceDetailItem[];
  /** Each follows from the one before. */
  areStages: boolean;
};

export function ServiceTopics({ items, areStages, plan, drawn }: ServiceTopicsProps) {
  const { topics, next } = useLabels().services;
  const tabs = useMemo(
    () =>
      items.map((item, index) => ({
        id: item.id,
        label: areStages ? `${index + 1}. ${item.name}` : item.name,
        panel: (
          <Topic item={item} plan={plan} drawn={drawn[item.id]} first={index === 0}>
            <Next item={items[index + 1]} words={next} />
          </Topic>
        ),
      })),
    [items, areStages, plan, drawn, next],
  );
  return (
    <Section aria-label={topics} space="close">
      <div className={styles.topics}>
        <Tabs orientation="vertical" linkable label={topics} tabs={tabs} />
      </div>
    </Section>
  );
}

function Next({ item, words }: { item: ServiceDetailItem | undefined; words: string }) {
  return (
    item && <ActionAnchor href={`#${item.id}`}>{fill(words, { topic: item.name })}</ActionAnchor>
  );
}

type TopicProps = {
  item: ServiceDetailItem;
  plan: Plan;
  drawn: DrawnBalance | undefined;
  first: boolean;
  /** What it leads on to. */
  children: ReactNode;
};

function Topic({ item, plan, drawn, first, children }: TopicProps) {
  const { services, selection } = useLabels();
  const picture = { picture: item.imageUrl, alt: item.imageAlt };
  return (
    <article className={styles.topic} data-drawing={item.isDrawing}>
      <h2>{item.title}</h2>
      <div className={styles.head}>
        <p className={styles.subtitle}>{item.subtitle}</p>
        <div className={styles.aside}>
          <p className={styles.receives}>
            <Caption>{services.receives}</Caption> <span>{item.receives}</span>{' '}
            <small>
              {plan.takes}: {item.takes.replaceAll(' ', '\u00a0')}
              {'\u2002'}
              {plan.sample && <SampleMark>{selection.sample}</SampleMark>}
            </small>
          </p>
          {item.isDrawing ? (
            <WholeDrawing drawings={[{ ...picture, isDrawing: true }]} priority={first} />
          ) : (
            <PictureLink pictures={[picture]}>
              <Picture
                className={styles.picture}
                {...picture}
                sizes="(width >= 1200px) 40vw, (width >= 900px) 64vw, 92vw"
                priority={first}
              />
            </PictureLink>
          )}
        </div>
        <p className={styles.introduction}>{unbroken(item.introduction)}</p>
      </div>
      {item.balance && drawn && <Balance {...item.balance} drawn={drawn} />}
      <Blocks blocks={item.content}>{children}</Blocks>
    </article>
  );
}
