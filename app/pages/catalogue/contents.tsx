import { CalculatorJump } from '../../calculator/calculators.tsx';
import { insideAnchor } from '../../explorer/anchor.ts';
import { headlineId } from '../../sections/headline-id.ts';
import { SelectionJump } from '../../selection/selection.tsx';
import { useLabels } from '../../site.ts';
import { HashLink } from '../../ui/app-link.tsx';
import styles from './contents.module.css';
import type { CatalogueItem } from './schema.ts';
import { supplyAnchor } from './supply.tsx';

export type ContentsProps = Pick<CatalogueItem, 'selection'> & {
  /** What it is called: it stands twice in the page, and one of both is seen. */
  name: string;
  /** The headlines of the page. */
  headlines: string[];
  hasCalculators: boolean;
  questionsTitle: string | undefined;
  /** The name of the part that tells how it works. */
  insideTitle: string | undefined;
  hasSupply: boolean;
};

/** The ways through the page: in a row under its head, in a column beside its text. */
export function Contents(props: ContentsProps) {
  const { name, headlines, selection, hasCalculators } = props;
  const { insideTitle, hasSupply, questionsTitle } = props;
  const { supply } = useLabels();
  if (headlines.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label={name}>
      <ul>
        {selection && (
          <li>
            <SelectionJump selection={selection} />
          </li>
        )}
        {insideTitle && (
          <li>
            <HashLink hash={insideAnchor}>{insideTitle}</HashLink>
          </li>
        )}
        {hasCalculators && (
          <li>
            <CalculatorJump />
          </li>
        )}
        {headlines.map((text) => (
          <li key={text}>
            <HashLink hash={headlineId(text)}>{text}</HashLink>
          </li>
        ))}
        {hasSupply && (
          <li>
            <HashLink hash={supplyAnchor}>{supply.title}</HashLink>
          </li>
        )}
        {questionsTitle && (
          <li>
            <HashLink hash={headlineId(questionsTitle)}>{questionsTitle}</HashLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
