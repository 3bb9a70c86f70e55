import { Icon } from '../../ui/icon.tsx';
import { reveal } from '../../ui/reveal.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { Stat } from './schema.ts';
import styles from './stats.module.css';

export type StatsProps = { title: string; description: string; stats: Stat[] };

export function Stats({ title, description, stats }: StatsProps) {
  return (
    <Section ground="warm" aria-labelledby="cifras" line="right">
      <SectionHead id="cifras" title={title}>
        {description}
      </SectionHead>
      <dl className={styles.stats}>
        {stats.map((stat, position) => (
          <div key={stat.id} className={styles.stat} {...reveal(position)}>
            <dt>
              <Icon name={stat.icon} className={styles.icon} width="32" height="32" />
              {stat.label}
            </dt>
            <dd>{stat.count}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
