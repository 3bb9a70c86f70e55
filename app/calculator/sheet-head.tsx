import { useSite } from '../site.ts';
import { longDate } from '../ui/long-date.ts';
import styles from './sheet-head.module.css';

/** Whose sheet it is, and of which day. */
export function SheetHead() {
  const { company } = useSite();
  const { phones, emails } = company.contactInfo;
  const today = longDate(new Date());
  return (
    <header className={styles.head}>
      {/* The page around it has it too, so that it is there when the sheet is printed. */}
      <svg width="28" height="28" aria-hidden="true">
        <image href={company.marks.light} width="28" height="28" />
      </svg>
      <p>
        <strong>{company.longName}</strong> · {phones[0].label} · {emails[0]}
      </p>
      <p>{today}</p>
    </header>
  );
}
