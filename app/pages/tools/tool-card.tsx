import { AppLink } from '../../ui/app-link.tsx';
import type { ToolEntry } from './page.server.ts';
import type { Thumbnail } from './thumbnail.server.ts';
import styles from './tool-card.module.css';

export type ToolCardProps = { tool: ToolEntry };

/** A tool: its name, what it answers, and what its example comes to. */
export function ToolCard({ tool: { to, label, summary, answer, thumbnail } }: ToolCardProps) {
  return (
    <article className={styles.card}>
      <h3>
        <AppLink to={to}>{label}</AppLink>
      </h3>
      <p className={styles.summary}>{summary}</p>
      {answer && (
        <p className={styles.answer}>
          <strong>{answer.value}</strong> <span>{answer.label}</span>
        </p>
      )}
      {thumbnail && <Curve {...thumbnail} />}
    </article>
  );
}

function Curve({ lines, area, point: [x, y] }: Thumbnail) {
  return (
    <svg className={styles.curve} viewBox="0 0 120 56" aria-hidden="true">
      <path className={styles.axes} d="M.5 0V55.5H120" />
      {area && <path className={styles.area} d={area} />}
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      <circle cx={x} cy={y} r="4.5" />
    </svg>
  );
}
