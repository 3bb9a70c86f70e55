import type { ServiceCard } from '../pages/service/cards.server.ts';
import { useLabels } from '../site.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { ServiceDrawing, type ServiceDrawingProps } from './service-drawing.tsx';
import styles from './services-grid.module.css';

export type ServicesGridProps = Pick<ServiceDrawingProps, 'drawn'> & { services: ServiceCard[] };

const skeletons = ['uno', 'dos', 'tres'];

/**
 * Three skeleton cards for the first three seconds, which are a CSS animation: they start with the
 * page, need no script, and end even if a script fails. The real cards keep their place from the start.
 */
export function ServicesGrid({ services, drawn }: ServicesGridProps) {
  const labels = useLabels().services;
  return (
    <div className={styles.stage}>
      <div className={styles.skeletons} role="status" data-skeletons>
        <span className={styles.status}>{labels.loading}</span>
        {skeletons.map((name) => (
          <span key={name} className={styles.skeleton} data-skeleton />
        ))}
      </div>
      <ul className={styles.grid} data-cards>
        {services.map((service) => (
          <li key={service.id} className={styles.card}>
            <ServiceDrawing icon={service.icon} drawn={drawn} />
            <h3 className={styles.title}>{service.title}</h3>
            <p>{service.description}</p>
            <ul className={styles.topics}>
              {service.topics.map((topic) => (
                <li key={topic.id}>{topic.name}</li>
              ))}
            </ul>
            <ActionLink to={service.link} aria-label={`${labels.readMore}: ${service.title}`}>
              {labels.readMore}
            </ActionLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
