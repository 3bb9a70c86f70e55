import { ContactForm } from '../../contact/form.tsx';
import { ContactInfo } from '../../contact/info.tsx';
import { NoScriptNote } from '../../contact/no-script-note.tsx';
import { OfficeMap } from '../../contact/office-map.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import styles from './page.module.css';
import { load } from './page.server.ts';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, trail, mail, privacy, map } = loaderData;
  return (
    <>
      <PageTitle title={page.title} trail={trail}>
        {page.lead}
      </PageTitle>
      <Section aria-labelledby="formulario">
        <div className={styles.columns}>
          <div>
            <h2 id="formulario">{page.formTitle}</h2>
            <p className={styles.lead}>{page.formLead}</p>
            <NoScriptNote mail={mail} words={page.withoutScripts} />
            <ContactForm mail={mail} privacy={privacy} />
          </div>
          <ContactInfo />
        </div>
      </Section>
      <OfficeMap title={page.mapTitle} map={map} />
    </>
  );
}
