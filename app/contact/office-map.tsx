import { useEffect, useState } from 'react';
import { useLabels } from '../site.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import type { MapLinks } from './map.ts';
import styles from './office-map.module.css';

export type OfficeMapProps = { title: string; map: MapLinks };

export function OfficeMap({ title, map }: OfficeMapProps) {
  const { contact } = useLabels();
  // Browsers fetch a lazy frame from thousands of pixels away: before the first paint if they may.
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  const frame = (
    <iframe
      className={styles.frame}
      title={contact.mapFrame}
      src={map.embed}
      height="400"
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
  return (
    <Section ground="warm" aria-labelledby="ubicacion" print="never">
      <div className={styles.head}>
        <h2 id="ubicacion">{title}</h2>
        <div className={styles.links}>
          <ButtonAnchor href={map.waze} target="_blank" rel="noopener">
            {contact.openWaze}
          </ButtonAnchor>
          <ButtonAnchor href={map.googleMaps} target="_blank" rel="noopener">
            {contact.openGoogleMaps}
          </ButtonAnchor>
        </div>
      </div>
      <div className={styles.place}>{painted ? frame : <noscript>{frame}</noscript>}</div>
    </Section>
  );
}
