import { AppLink } from '../../ui/app-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Overview } from './page.server.ts';
import styles from './way-on.module.css';
import { useOverviewWords } from './words.ts';

/** Leads who found nothing that fits to whom to ask, and to the plant where one can reckon it. */
export function OtherCase({ plant }: Pick<Overview, 'plant'>) {
  const words = useOverviewWords();
  return (
    <div className={styles.panel}>
      <h2>{words.other}</h2>
      <p>{words.otherText}</p>
      <div className={styles.ways}>
        <ButtonLink variant="quiet" to="/contact">
          {words.askOther}
        </ButtonLink>
        <AppLink to={plant}>{words.modelOther}</AppLink>
      </div>
    </div>
  );
}
