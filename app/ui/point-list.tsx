import styles from './check-list.module.css';
import { Icon } from './icon.tsx';

export type CheckListProps = { points: string[] };

export function CheckList({ points }: CheckListProps) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" width="20" height="20" />
          {point}
        </li>
      ))}
    </ul>
  );
}
