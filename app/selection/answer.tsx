import { quoteLink } from '../contact/quote-link.ts';
import type { SelectionColumn, SelectionTable } from '../content.server/schema/selection.ts';
import { useLabels } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DefinitionRows } from '../ui/definition-rows.tsx';
import { fill } from '../ui/fill.ts';
import styles from './answer.module.css';
import { type Asked, decidingColumns, type Row } from './match.ts';
import { cellText, columnName, describeAsked, describeRow, inSentence, tidyCell } from './words.ts';

export type AnswerProps = {
  table: SelectionTable;
  /** The least row that fits; none, where none does. */
  row: Row | undefined;
  own: readonly SelectionColumn[];
  /** Nothing in the example, which nobody asked for. */
  asked: Asked;
  page: string;
};

/** Figures that an answer tells. */
const most = 6;

/** The answer to what was asked: the smallest that does it, or who to ask; and the way there. */
export function Answer({ table, row, own, asked, page }: AnswerProps) {
  const { selection: words, catalogue } = useLabels();
  const to = (message: string) => quoteLink(catalogue.quoteSubject, page, message);
  if (!row) {
    return (
      <div className={styles.answer}>
        <p>{words.none}</p>
        <ButtonLink to={to(describeAsked(words, table, asked))}>{words.propose}</ButtonLink>
      </div>
    );
  }
  const name = cellText(row[0]);
  const figures = decidingColumns(table, own, most).map(
    (column) => [columnName(table, column), tidyCell(table, row, column)] as const,
  );
  return (
    <div className={styles.answer}>
      <p>
        {words.smallest} <strong>{name}</strong>
      </p>
      <dl>
        <DefinitionRows rows={figures} />
      </dl>
      <ButtonLink to={to(asked.length ? describeRow(words, table, row, asked) : name)}>
        {fill(words.quoteOf, { row: inSentence(name) })}
      </ButtonLink>
    </div>
  );
}
