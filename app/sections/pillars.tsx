import type { Pillars as PillarsContent } from '../content.server/schema/bands.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { reveal } from '../ui/reveal.ts';
import { Section } from '../ui/section.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import styles from './pillars.module.css';

type Pillar = PillarsContent['altServicesData'][number] & {
  /** In what a client notices it: it is shown, and what the rule says is folded under it. */
  proof?: string | undefined;
};

export type PillarsProps = Omit<PillarsContent, 'altServicesData'> & {
  altServicesData: Pillar[];
};

/** The alternative services section: a fixed picture under what it is about, and the list of items. */
export function Pillars(props: PillarsProps) {
  const { title, introduction, imageSrc, imageAlt, altServicesData } = props;
  return (
    <Section id="alt-services" ground="dark" aria-labelledby="pilares">
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 id="pilares">{title}</h2>
          <p className={styles.introduction}>{introduction}</p>
        </div>
        <div className={styles.picture}>
          <Picture
            picture={imageSrc}
            alt={imageAlt}
            sizes={[
              { media: '(width >= 900px)', width: '54vw', crop: 16 / 9 },
              { width: '92vw', crop: 16 / 9 },
            ]}
          />
        </div>
        <ol className={styles.list}>
          {altServicesData.map((item, position) => (
            <li key={item.id} className={styles.item} {...reveal(position)}>
              <Icon name={item.icon} className={styles.icon} width="32" height="32" />
              {item.proof ? (
                <details name="regla">
                  <summary>
                    <h3>{item.title}</h3>
                    <span>
                      {item.proof} <Icon name="chevron" />
                    </span>
                  </summary>
                  <p>{item.description}</p>
                </details>
              ) : (
                <div>
                  <h3>{item.title}</h3>
                  <p>{unbroken(item.description)}</p>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
