import { PageCard } from '../../sections/page-card.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import styles from './card.module.css';
import type { Overview } from './page.server.ts';
import { useOverviewWords } from './words.ts';

/** Leads who found nothing that fits to whom to ask, and to the plant where one can reckon it. */
export function OtherCard({ plant }: Pick<Overview, 'plant'>) {
  const words = useOverviewWords();
  return (
    <PageCard page={{ ...plant, to: '/contact', label: words.other }} heading="h2">
      <p>{words.otherText}</p>
      <dl className={styles.figures}>
        {words.otherData.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <span aria-hidden>{words.askOther}</span>
        <AppLink to={plant.to}>{words.modelOther}</AppLink>
      </div>
    </PageCard>
  );
}
