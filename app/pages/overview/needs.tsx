import { AppLink } from '../../ui/app-link.tsx';
import type { Overview } from './page.server.ts';
import styles from './way-on.module.css';
import { useOverviewWords } from './words.ts';

const mostListed = 9;
/** A longer list has no room for the machines' names. */
const mostNamed = 5;

/** Leads from what a plant needs to what does it, and to the plant where one can reckon it. */
export function Needs({ items, plant }: Pick<Overview, 'items' | 'plant'>) {
  const words = useOverviewWords();
  return (
    <div className={styles.panel}>
      <h2>{words.needs}</h2>
      <ul className={styles.needs}>
        {items.slice(0, mostListed).map(({ slug, to, label, need = label }) => (
          <li key={slug}>
            <AppLink to={to}>{need}</AppLink>
            {items.length <= mostNamed && need !== label && <small>{label}</small>}
          </li>
        ))}
      </ul>
      <p>{words.modelWhat}</p>
      <div className={styles.ways}>
        <AppLink to={plant}>{words.modelOther}</AppLink>
      </div>
    </div>
  );
}
