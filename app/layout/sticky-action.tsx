import type { ReactNode } from 'react';
import { quoteLink } from '../contact/quote-link.ts';
import { useLabels } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './sticky-action.module.css';

export type QuoteBarProps = {
  /** What the quotation is for; without it the form opens empty. */
  page?: string | undefined;
};

/** On a phone the request for a quotation stays in reach down to here, from where its parent begins. */
export function QuoteBar({ page }: QuoteBarProps) {
  const { quoteSubject, requestQuote } = useLabels().catalogue;
  return (
    <div className={styles.action}>
      <ButtonLink to={page ? quoteLink(quoteSubject, page) : '/contact'}>{requestQuote}</ButtonLink>
    </div>
  );
}

export type StickyActionProps = QuoteBarProps & { children: ReactNode };

/** The same along one part of a long page. */
export function StickyAction({ page, children }: StickyActionProps) {
  return (
    <div className={styles.along}>
      {children}
      <QuoteBar page={page} />
    </div>
  );
}
