import { isUse } from '../../engineering/plant/destinations.ts';
import { DESTINATION_WORDS } from '../../engineering/plant/losses.ts';
import type { Operation } from '../../engineering/plant/model.ts';
import { AppLink } from '../ui/app-link.tsx';
import { fill } from '../ui/fill.ts';
import { destinationsOf } from './fuel-destinations.ts';
import styles from './losses.module.css';
import { usePlantPage } from './plant-page.ts';
import { percent } from './readings.ts';

export type LossesProps = {
  operation: Operation;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
};

/** Every destination of the fuel with its figures; opened, it says what can be done. */
export function Losses({ operation, open, onOpen }: LossesProps) {
  const { copy, links } = usePlantPage();
  const rows = destinationsOf(operation);
  const largest = Math.max(...rows.map(({ id, share }) => (isUse(id) ? 0 : share)));
  return (
    <>
      <p className={styles.head}>
        <span>{copy.sankey.power}</span> <span>{copy.sankey.share}</span>{' '}
        <span>{copy.scenarios.yearly}</span>
      </p>
      <ul className={styles.losses} aria-label={copy.sankey.list}>
        {rows.map(({ id, share, power, cost }) => {
          const { label, advice, page } = DESTINATION_WORDS[id];
          return (
            <li key={id}>
              <details
                id={`destino-${id}`}
                name="destinos"
                open={open === id}
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open) onOpen(id);
                  else if (open === id) onOpen(undefined);
                }}
              >
                <summary>
                  <span className={styles.name}>{label}</span>{' '}
                  {/* Losses among themselves: beside the users the lesser ones would be dots. */}
                  <span className={styles.bar}>
                    {!isUse(id) && <span style={{ width: `${(100 * share) / largest}%` }} />}
                  </span>
                  <span>{power}</span> <span>{percent(share)}</span> <strong>{cost}</strong>
                </summary>
                <p>
                  {advice}{' '}
                  <AppLink to={page}>
                    {fill(copy.sankey.more, { page: links[page] ?? page })}
                  </AppLink>
                </p>
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}
