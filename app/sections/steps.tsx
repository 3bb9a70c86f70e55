import { Icon, type IconProps } from '../ui/icon.tsx';
import styles from './steps.module.css';

type Step = { id: string; icon: IconProps['name']; title: string; description: string };

export type StepsProps = { steps: Step[] };

/** What is done one after the other, and what the client has in hand after each step. */
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
