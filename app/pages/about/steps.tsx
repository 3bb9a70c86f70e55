import { Icon } from '../../ui/icon.tsx';
import type { About } from './schema.ts';
import styles from './steps.module.css';

export type StepsProps = { steps: About['steps'] };

/** How work is done, and what the client has in hand after each step. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, icon, title, description }) => (
        <li key={id} className={styles.step}>
          <Icon name={icon} className={styles.icon} width="32" height="32" />
          <p className={styles.title}>{title}</p>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ol>
  );
}
