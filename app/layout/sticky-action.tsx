import type { ReactNode } from 'react';
import { quoteLink } from '../contact/quote-link.ts';
import { useLabels } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './sticky-action.module.css';

export type StickyActionProps = { page: string; children: ReactNode };

/** On a phone the request for a quotation stays in reach along this part of a long page. */
export function StickyAction({ page, children }: StickyActionProps) {
  const { catalogue } = useLabels();
  return (
    <div>
      {children}
      <div className={styles.action}>
        <ButtonLink to={quoteLink(catalogue.quoteSubject, page)}>
          {catalogue.requestQuote}
        </ButtonLink>
      </div>
    </div>
  );
}
