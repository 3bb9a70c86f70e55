import type { ReactNode } from 'react';
import { useSite } from '../site.ts';
import { Icon, type IconProps } from '../ui/icon.tsx';
import { SampleMark } from '../ui/sample-mark.tsx';
import styles from './info.module.css';

export function ContactInfo() {
  const { company, labels } = useSite();
  const { address, phones, emails, hours, sample } = company.contactInfo;
  return (
    <div className={styles.cards}>
      <Card icon="pin" title={labels.contact.address}>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
      <Card icon="phone" title={labels.contact.phones}>
        {phones.map((phone) => (
          <p key={phone.number}>
            <a href={`tel:${phone.number}`}>{phone.label}</a>
          </p>
        ))}
        <p className={styles.hours}>
          {labels.contact.hours}: {hours}
        </p>
      </Card>
      <Card icon="mail" title={labels.contact.emails}>
        {emails.map((email) => (
          <p key={email}>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        ))}
      </Card>
      {sample && (
        <p className={styles.note}>
          <SampleMark>{labels.selection.sample}</SampleMark> {labels.contact.sampleNote}
        </p>
      )}
    </div>
  );
}

type CardProps = { icon: IconProps['name']; title: string; children: ReactNode };

function Card({ icon, title, children }: CardProps) {
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
