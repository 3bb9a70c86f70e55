import { ContactForm } from '../../contact/form.tsx';
import { InfoCard } from '../../contact/info.tsx';
import { NoScriptNote } from '../../contact/no-script-note.tsx';
import { OfficeMap } from '../../contact/office-map.tsx';
import { formId } from '../../contact/quote-link.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { unpack } from '../../packed.ts';
import { Steps } from '../../sections/steps.tsx';
import { useSite } from '../../site.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Caption } from '../../ui/caption.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import styles from './page.module.css';
import { load } from './page.server.ts';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, answer, words, places, trail, mail, privacy, map } = unpack(loaderData);
  const { company, labels } = useSite();
  const { phones, hours, whatsapp, sample } = company.contactInfo;
  const mark = sample && <SampleMark>{labels.selection.sample}</SampleMark>;
  return (
    <>
      <PageTitle title={page.title} trail={trail} look={styles.title}>
        {page.lead}
      </PageTitle>
      <Section aria-labelledby={formId} space="close">
        <div className={styles.columns}>
          <div className={styles.answer}>
            <p>
              <Caption>{page.answerTitle}</Caption> {mark}
            </p>
            <InfoCard icon="people" title={page.answers.who}>
              <p>{fill(page.answers.how, answer)}</p>
            </InfoCard>
            <InfoCard icon="clock" title={hours}>
              <p>{page.answers.when}</p>
            </InfoCard>
            <div>
              <ButtonAnchor href={`tel:${phones[0].number}`}>
                <Icon name="phone" width="20" height="20" />
                {phones[0].label}
              </ButtonAnchor>
              <ButtonAnchor href={`https://wa.me/${whatsapp.slice(1)}`}>
                <Icon name="chat" width="20" height="20" />
                WhatsApp
              </ButtonAnchor>
            </div>
          </div>
          <div className={styles.form}>
            <h2 id={formId}>{page.formTitle}</h2>
            <p className={styles.lead}>{page.formLead}</p>
            <NoScriptNote mail={mail} words={page.withoutScripts} />
            <ContactForm words={words} helps={page.helps} mail={mail} privacy={privacy} />
          </div>
          <section className={styles.next} aria-labelledby="despues">
            <h2 id="despues">
              {page.next.title} {mark}
            </h2>
            <Steps
              steps={page.next.steps.map(({ title, description, ...step }) => ({
                ...step,
                title: fill(title, answer),
                description: fill(description, answer),
              }))}
            />
          </section>
        </div>
      </Section>
      <OfficeMap words={places} title={page.mapTitle} map={map} />
    </>
  );
}
