import styles from './point-list.module.css';

export type PointListProps = { points: string[] };

export function PointList({ points }: PointListProps) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
