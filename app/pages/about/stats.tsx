import { Icon } from '../../ui/icon.tsx';
import type { Stat } from './schema.ts';
import styles from './stats.module.css';

export type StatsProps = { title: string; stats: Stat[] };

export function Stats({ title, stats }: StatsProps) {
  return (
    <section aria-labelledby="cifras">
      <h2 id="cifras" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.stats}>
        {stats.map((stat) => (
          <div key={stat.id} className={styles.stat}>
            <dt>
              <Icon name={stat.icon} className={styles.icon} width="20" height="20" />
              {stat.label}
            </dt>
            <dd>{spaced(String(stat.count))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Thousands stand apart as in other figures; what is read, copied or found stays the number. */
function spaced(digits: string) {
  return (
    <>
      {digits.slice(0, -3)}
      <span data-after={digits.length > 3 || undefined}>{digits.slice(-3)}</span>
    </>
  );
}
