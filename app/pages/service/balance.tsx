import { SankeyDrawing } from '../../plant/sankey/sankey-drawing.tsx';
import { useLabels } from '../../site.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import styles from './balance.module.css';
import type { DrawnBalance } from './balance.server.ts';
import type { ServiceDetailItem } from './schema.ts';

export type BalanceProps = NonNullable<ServiceDetailItem['balance']> & { drawn: DrawnBalance };

/** The sheet that an audit or an analysis ends with; on a phone without what the heat passes. */
export function Balance({ title, note, link, to, measured, drawn }: BalanceProps) {
  const { sample } = useLabels().selection;
  return (
    <figure className={styles.balance} data-finding={measured && true}>
      <figcaption>
        <strong>{title}</strong>{' '}
        <span>
          {measured?.sample && <SampleMark>{sample}</SampleMark>} {note}
        </span>
      </figcaption>
      {(['desk', 'phone'] as const).map((drawnFor) => (
        <div key={drawnFor} data-drawn-for={drawnFor}>
          <SankeyDrawing {...drawn[drawnFor]} name={title} />
        </div>
      ))}
      <ActionLink to={to}>{link}</ActionLink>
    </figure>
  );
}
