import type { InputEvent } from 'react';
import type { Selection } from '../content.server/schema/selection.ts';
import { useLabels } from '../site.ts';
import { HashLink } from '../ui/app-link.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { Chooser } from './chooser.tsx';
import styles from './selection.module.css';
import type { SizeRange } from './size-range.ts';

const anchor = 'elegir';

export type SelectionSectionProps = { selection: Selection; ranges: SizeRange[]; page: string };

/** What there is to choose from, as tables that one's own conditions narrow down. */
export function SelectionSection({ selection, ranges, page }: SelectionSectionProps) {
  const { selection: words } = useLabels();
  return (
    <Section ground="warm" id={anchor} aria-labelledby="elegir-titulo" onInput={carryOn}>
      <SectionHead
        id="elegir-titulo"
        title={
          <>
            <span className={styles.screen}>{selection.title}</span>
            <span className={styles.paper}>{words.onPaper}</span>
          </>
        }
      >
        <span className={styles.screen}>{selection.lead}</span>
      </SectionHead>
      {selection.tables.map((table) => (
        <Chooser
          key={table.id}
          table={table}
          range={ranges.find(({ sizes }) => sizes.table === table.id)}
          page={page}
        />
      ))}
    </Section>
  );
}

/** What a later table asks as well starts there with what was typed, until something else is. */
function carryOn({ target, currentTarget }: InputEvent<HTMLElement>) {
  const fields = [...currentTarget.querySelectorAll('input')];
  const typed = target as HTMLInputElement;
  const askOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent;
  const later = fields.slice(fields.indexOf(typed) + 1);
  const next = later.find((field) => askOf(field) === askOf(typed));
  if (!next || next.value !== next.defaultValue) return;
  next.defaultValue = typed.value;
  next.value = typed.value;
  next.dispatchEvent(new Event('input', { bubbles: true }));
}

export function SelectionJump({ selection }: { selection: Selection }) {
  return <HashLink hash={anchor}>{selection.title}</HashLink>;
}
