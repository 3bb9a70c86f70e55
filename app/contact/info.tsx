import type { ReactNode } from 'react';
import type { Labels } from '../content.server/load.ts';
import { useSite } from '../site.ts';
import { Icon, type IconProps } from '../ui/icon.tsx';
import styles from './info.module.css';

export function ContactInfo({ words }: { words: Labels['contact'] }) {
  const { company } = useSite();
  const { address, phones, emails, whatsapp } = company.contactInfo;
  return (
    <div className={styles.cards}>
      <InfoCard icon="pin" title={words.address}>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </InfoCard>
      <InfoCard icon="phone" title={words.phones}>
        {phones.map((phone) => (
          <p key={phone.number}>
            <a href={`tel:${phone.number}`}>{phone.label}</a>
            {phone.number === whatsapp && ' · WhatsApp'}
          </p>
        ))}
      </InfoCard>
      <InfoCard icon="mail" title={words.emails}>
        {emails.map((email) => (
          <p key={email}>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        ))}
      </InfoCard>
    </div>
  );
}

export type InfoCardProps = { icon: IconProps['name']; title: string; children: ReactNode };

export function InfoCard({ icon, title, children }: InfoCardProps) {
  return (
    <div className={styles.card}>
      <Icon name={icon} className={styles.icon} width="32" height="32" />
      <div>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </div>
  );
}
