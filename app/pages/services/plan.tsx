import { ServiceDrawing, type ServiceDrawingProps } from '../../sections/service-drawing.tsx';
import { useLabels } from '../../site.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { ColumnHeads } from '../../ui/column-heads.tsx';
import { fill } from '../../ui/fill.ts';
import { reveal } from '../../ui/reveal.ts';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import tableStyles from '../../ui/table.module.css';
import type { PlannedService } from './page.server.ts';
import styles from './plan.module.css';

export type PlanProps = Pick<ServiceDrawingProps, 'drawn'> & {
  title: string;
  words: { sample: boolean } & Record<'topic' | 'receives' | 'takes' | 'who' | 'note', string>;
  services: PlannedService[];
};

/** The services whole: what one receives of each topic, in how long, and who coordinates it. */
export function Plan({ title, words, services, drawn }: PlanProps) {
  const labels = useLabels();
  return (
    <Section ground="warm" aria-labelledby="lista">
      <SectionHead id="lista" title={title} />
      <ul className={styles.services}>
        {services.map(({ id, icon, role, link, rows, ...service }, position) => (
          <li key={id} className={styles.service} {...reveal(position)}>
            <div className={styles.words}>
              <ServiceDrawing icon={icon} drawn={drawn} />
              <h3>{service.title}</h3>
              <p>{service.description}</p>
              {role && <p>{fill(words.who, { role })}</p>}
              <ActionLink to={link} aria-label={`${labels.services.readMore}: ${service.title}`}>
                {labels.services.readMore}
              </ActionLink>
            </div>
            <table className={tableStyles.table}>
              <caption>{service.title}</caption>
              <ColumnHeads
                heads={[words.topic, words.receives, words.takes].map((name) => ({
                  id: name,
                  name,
                }))}
              />
              <tbody>
                {rows.map(({ id: topic, name, receives, takes }) => (
                  <tr key={topic}>
                    <th scope="row">
                      <AppLink to={`${link}#${topic}`}>{name}</AppLink>
                    </th>
                    <td>{receives}</td>
                    <td>{takes}</td>
                  </tr>
                ))}
              </tbody>
            </table>
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
