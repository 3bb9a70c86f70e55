import { ContactForm } from '../../contact/form.tsx';
import { ContactInfo } from '../../contact/info.tsx';
import { NoScriptNote } from '../../contact/no-script-note.tsx';
import { OfficeMap } from '../../contact/office-map.tsx';
import { formId } from '../../contact/quote-link.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { unpack } from '../../packed.ts';
import { FactCard } from '../../sections/fact-card.tsx';
import { Steps } from '../../sections/steps.tsx';
import { useSite } from '../../site.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { fill } from '../../ui/fill.ts';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import styles from './page.module.css';
import { load } from './page.server.ts';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, trail, mail, privacy, map } = unpack(loaderData);
  const { company, labels } = useSite();
  const { phones, hours, whatsapp, answer, sample } = company.contactInfo;
  const mark = sample && <SampleMark>{labels.selection.sample}</SampleMark>;
  const called = (number: string) => phones.find((phone) => phone.number === number)?.label;
  return (
    <>
      <PageTitle
        title={page.title}
        trail={trail}
        kind="contact"
        below={
          <FactCard
            layout="row"
            title={
              <>
                {page.answerTitle} {mark}
              </>
            }
            facts={[
              { id: 'who', icon: 'people', title: page.answers.who, text: page.answers.how },
              { id: 'hours', icon: 'clock', title: hours, text: page.answers.when },
              {
                id: 'phone',
                icon: 'phone',
                title: <a href={`tel:${phones[0].number}`}>{labels.closing.call}</a>,
                text: phones[0].label,
              },
              {
                id: 'chat',
                icon: 'chat',
                title: <a href={`https://wa.me/${whatsapp.slice(1)}`}>{labels.closing.whatsapp}</a>,
                text: called(whatsapp),
              },
            ]}
          />
        }
      >
        {page.lead}
      </PageTitle>
      <Section aria-labelledby={formId}>
        <div className={styles.columns}>
          <div>
            <h2 id={formId}>{page.formTitle}</h2>
            <p className={styles.lead}>{page.formLead}</p>
            <NoScriptNote mail={mail} words={page.withoutScripts} />
            <ContactForm mail={mail} privacy={privacy} />
          </div>
          <div>
            <ContactInfo />
            <div className={styles.helps}>
              <h2>{page.helps.title}</h2>
              <CheckList points={page.helps.points} />
            </div>
          </div>
        </div>
      </Section>
      <Section ground="dark" aria-labelledby="despues" line="left">
        <SectionHead id="despues" title={page.next.title}>
          {mark && (
            <>
              {mark} {labels.contact.sampleNote}
            </>
          )}
        </SectionHead>
        <Steps
          steps={page.next.steps.map(({ title, description, ...step }) => ({
            ...step,
            title: fill(title, answer),
            description: fill(description, answer),
          }))}
        />
      </Section>
      <OfficeMap title={page.mapTitle} map={map} />
    </>
  );
}
