import { AppLink } from '../../ui/app-link.tsx';
import type { ToolEntry } from './page.server.ts';
import type { Thumbnail } from './thumbnail.server.ts';
import styles from './tool-card.module.css';

export type ToolCardProps = {
  tool: ToolEntry;
  /** It opens its group, with its chart: over the answer, or beside it where the others are few. */
  lead?: 'high' | 'low';
};

/** A tool: its name, what it answers, and what its example comes to. */
export function ToolCard({ tool, lead }: ToolCardProps) {
  const { to, label, summary, answer, thumbnail, axes } = tool;
  return (
    <article className={styles.card} data-lead={lead}>
      <h3>
        <AppLink to={to}>{label}</AppLink>
      </h3>
      <p className={styles.summary}>{summary}</p>
      {answer && (
        <p className={styles.answer}>
          <strong>{answer.value}</strong> <span>{answer.label}</span>
        </p>
      )}
      {thumbnail && (
        <div className={styles.curve} aria-hidden="true">
          {axes && <span>{axes.y}</span>}
          <Curve {...thumbnail} />
          {axes && <span>{axes.x}</span>}
        </div>
      )}
    </article>
  );
}

/** Drawn to fill its place, whatever its shape; the point is the end of a line, so that it stays round. */
function Curve({ lines, area, point: [x, y] }: Thumbnail) {
  return (
    <svg viewBox="0 0 120 56" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.axes} d="M0 0V56H120" />
      {area && <path className={styles.area} d={area} />}
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      <path className={styles.point} d={`M${x} ${y}h0`} />
    </svg>
  );
}
