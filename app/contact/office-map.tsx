import { useEffect, useState } from 'react';
import type { Labels } from '../content.server/load.ts';
import { useSite } from '../site.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { SampleMark } from '../ui/sample-mark.tsx';
import { Section } from '../ui/section.tsx';
import { ContactInfo } from './info.tsx';
import type { MapLinks } from './map.ts';
import { MapStandIn } from './map-stand-in.tsx';
import styles from './office-map.module.css';

export type OfficeMapProps = { words: Labels['contact']; title: string; map: MapLinks };

export function OfficeMap({ words: contact, title, map }: OfficeMapProps) {
  const { company, labels } = useSite();
  // Browsers fetch a lazy frame from thousands of pixels away: before the first paint if they may.
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  const [arrived, setArrived] = useState(false);
  const frame = (
    <iframe
      className={styles.frame}
      data-arrived={!painted || arrived}
      onLoad={() => answers(map.embed).then(setArrived)}
      title={contact.mapFrame}
      src={map.embed}
      height="400"
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
  return (
    <Section ground="warm" aria-labelledby="ubicacion" print="never">
      <div className={styles.columns}>
        <h2 id="ubicacion">
          {title} {company.contactInfo.sample && <SampleMark>{labels.selection.sample}</SampleMark>}
        </h2>
        <ContactInfo words={contact} />
        <div className={styles.links}>
          <ButtonAnchor href={map.waze} target="_blank" rel="noopener">
            {contact.openWaze}
          </ButtonAnchor>
          <ButtonAnchor href={map.googleMaps} target="_blank" rel="noopener">
            {contact.openGoogleMaps}
          </ButtonAnchor>
        </div>
        <div className={styles.place}>
          <MapStandIn name={company.name} degrees={map.degrees} around={map.around} />
          {painted ? frame : <noscript>{frame}</noscript>}
        </div>
      </div>
    </Section>
  );
}

/** A frame loads also where the browser shows its own failure in it; what is drawn says more. */
const answers = (address: string) =>
  fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
