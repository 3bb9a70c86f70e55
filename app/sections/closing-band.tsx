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
  const { title, text, call, whatsapp: chat, write, onPaper } = labels.closing;
  const ways = [
    ['phone', `${call} ${phones[0].label}`, `tel:${phones[0].number}`, phones[0].label],
    [
      'chat',
      chat,
      `https://wa.me/${whatsapp.slice(1)}`,
      phones.find(({ number }) => number === whatsapp)?.label,
    ],
    ['mail', write, `mailto:${emails[0]}`, emails[0]],
  ] as const;
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
          {ways.map(([icon, words, href, value]) => (
            <ButtonAnchor key={icon} href={href} title={`${onPaper[icon]} ${value ?? ''}`}>
              <Icon name={icon} />
              {words}
            </ButtonAnchor>
          ))}
        </div>
      </div>
    </Section>
  );
}
