import { quoteLink } from '../contact/quote-link.ts';
import { useSite } from '../site.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';
import styles from './closing-band.module.css';

export type ClosingBandProps = {
  /** What the quotation is for; without it the form opens empty. */
  page?: string;
};

export function ClosingBand({ page }: ClosingBandProps) {
  const { company, labels } = useSite();
  const { phones, emails, whatsapp } = company.contactInfo;
  const { title, text, call, whatsapp: chat, write } = labels.closing;
  return (
    <Section ground="dark" aria-labelledby="cierre">
      <div className={styles.columns}>
        <div>
          <h2 id="cierre">{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to={page ? quoteLink(labels.catalogue.quoteSubject, page) : '/contact'}>
            {labels.catalogue.requestQuote}
          </ButtonLink>
          <ButtonAnchor href={`tel:${phones[0].number}`}>
            <Icon name="phone" width="20" height="20" />
            {call} {phones[0].label}
          </ButtonAnchor>
          <ButtonAnchor href={`https://wa.me/${whatsapp.slice(1)}`}>
            <Icon name="chat" width="20" height="20" />
            {chat}
          </ButtonAnchor>
          <ButtonAnchor href={`mailto:${emails[0]}`} title={emails[0]}>
            <Icon name="mail" width="20" height="20" />
            {write}
          </ButtonAnchor>
        </div>
      </div>
    </Section>
  );
}
