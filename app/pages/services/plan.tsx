import { ContentTable } from '../../sections/content-table.tsx';
import { useLabels } from '../../site.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { reveal } from '../../ui/reveal.ts';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { PlannedService } from './page.server.ts';
import styles from './plan.module.css';

export type PlanProps = {
  title: string;
  words: { sample: boolean } & Record<'topic' | 'receives' | 'takes' | 'who' | 'note', string>;
  services: PlannedService[];
};

/** The services whole: what one receives of each topic, in how long, and who answers for it. */
export function Plan({ title, words, services }: PlanProps) {
  const labels = useLabels();
  return (
    <Section ground="warm" aria-labelledby="lista">
      <SectionHead id="lista" title={title} />
      <ul className={styles.services}>
        {services.map(({ id, icon, role, link, rows, ...service }, position) => (
          <li key={id} className={styles.service} {...reveal(position)}>
            <div className={styles.words}>
              <Icon name={icon} width="40" height="40" />
              <h3>{service.title}</h3>
              <p>{service.description}</p>
              {role && <p>{fill(words.who, { role })}</p>}
              <AppLink to={link} aria-label={`${labels.services.readMore}: ${service.title}`}>
                {labels.services.readMore}
              </AppLink>
            </div>
            <ContentTable
              type="table"
              caption={service.title}
              columns={[words.topic, words.receives, words.takes]}
              rows={rows}
            />
          </li>
        ))}
      </ul>
      {words.sample && (
        <p className={styles.note}>
          <SampleMark>{labels.selection.sample}</SampleMark> {words.note}
        </p>
      )}
    </Section>
  );
}
