import { AppLink } from '../../ui/app-link.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './tool-card.module.css';
import { ToolCurve } from './tool-curve.tsx';
import type { ToolEntry } from './tool-entry.server.ts';

export type ToolCardProps = {
  tool: ToolEntry;
  /** It opens its group, with its chart. */
  isLead?: boolean;
};

/** A tool: its name, what it answers, and what its example comes to. */
export function ToolCard({ tool, isLead }: ToolCardProps) {
  const { to, label, summary, answer, thumbnail, axes, across, up, names = [], pointName } = tool;
  return (
    <article className={styles.card} data-lead={isLead}>
      <h3>
        <AppLink to={to}>{label}</AppLink>
      </h3>
      <p className={styles.summary}>{unbroken(summary)}</p>
      {answer && (
        <p className={styles.answer}>
          <strong>{answer.value}</strong> <span>{answer.label}</span>
        </p>
      )}
      {thumbnail && (
        <ToolCurve
          className={styles.curve}
          thumbnail={thumbnail}
          {...(across && { across })}
          {...(up && { up })}
          {...(isLead && axes && { axes, names, ...(pointName && { pointName }) })}
        />
      )}
    </article>
  );
}
