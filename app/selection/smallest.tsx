import { quoteLink } from '../contact/quote-link.ts';
import type { SelectionTable } from '../content.server/schema/selection.ts';
import { useLabels } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import type { Asked, Row } from './match.ts';
import { cellText, describeRow } from './words.ts';

export type SmallestProps = {
  table: SelectionTable;
  row: Row | undefined;
  asked: Asked;
  page: string;
  className: string | undefined;
};

/** The answer to what was asked: the smallest size that does it, and the way to have it. */
export function Smallest({ table, row, asked, page, className }: SmallestProps) {
  const { selection: words, catalogue } = useLabels();
  if (!row) return null;
  const name = cellText(row[0]);
  const message = describeRow(words, table, row, asked);
  return (
    <div className={className}>
      <p>
        {words.smallest} <strong>{name}</strong>
      </p>
      <ButtonLink to={quoteLink(catalogue.quoteSubject, page, message)}>
        {fill(words.quoteOf, { row: name })}
      </ButtonLink>
    </div>
  );
}
