import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../ui/icon.tsx';
import styles from './fact-card.module.css';

type Fact = { id: string; icon: IconProps['name']; title: ReactNode; text?: ReactNode };

export type FactCardProps = { title: ReactNode; facts: Fact[]; layout?: 'list' | 'row' };

/** A short list like a delivery note: what one gets, or who answers and when. */
export function FactCard({ title, facts, layout = 'list' }: FactCardProps) {
  return (
    <div className={styles.card} data-layout={layout}>
      <p className={styles.title}>{title}</p>
      <ul>
        {facts.map(({ id, icon, title: name, text }) => (
          <li key={id} className={styles.fact}>
            <Icon name={icon} className={styles.icon} />
            <div>
              <p className={styles.name}>{name}</p>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
