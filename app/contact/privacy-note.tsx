import { useSite } from '../site.ts';
import { fill } from '../ui/fill.ts';
import type { PrivacyNotice } from './privacy.ts';
import styles from './privacy-note.module.css';

export type PrivacyNoteProps = { notice: PrivacyNotice };

/** One line for everyone, and the whole text for who opens it. */
export function PrivacyNote({ notice }: PrivacyNoteProps) {
  const { longName, contactInfo } = useSite().company;
  const facts = {
    company: longName,
    address: contactInfo.address.join(', '),
    email: contactInfo.emails[0],
    phone: contactInfo.phones[0].label,
  };
  return (
    <div className={styles.note}>
      <p>{fill(notice.line, facts)}</p>
      <details>
        <summary>{notice.summary}</summary>
        <dl className={styles.points}>
          {notice.points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{fill(text, facts)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
