import { PageTitle } from '../layout/page-title.tsx';
import { contactPage } from '../model/site.server.ts';
import { ContactForm } from '../sections/contact-form.tsx';
import { ContactInfo } from '../sections/contact-info.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/contact';
import styles from './contact.module.css';
import { pageMeta } from './page-meta.ts';

export function loader() {
  return contactPage();
}

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
            <ContactForm mail={mail} privacy={privacy} />
          </div>
          <ContactInfo />
        </div>
      </Section>
      <OfficeMap title={page.mapTitle} map={map} />
    </>
  );
}
