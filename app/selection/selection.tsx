import type { InputEvent } from 'react';
import type { Selection } from '../content.server/schema/selection.ts';
import { useLabels } from '../site.ts';
import { HashLink } from '../ui/app-link.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { Chooser } from './chooser.tsx';
import { nameOf } from './conditions.tsx';
import styles from './selection.module.css';
import type { SizeRange } from './size-range.ts';

const anchor = 'elegir';

export type SelectionSectionProps = { selection: Selection; ranges: SizeRange[]; page: string };

/** What there is to choose from, as tables that one's own conditions narrow down. */
export function SelectionSection({ selection, ranges, page }: SelectionSectionProps) {
  const { selection: words } = useLabels();
  return (
    <Section
      ground="warm"
      id={anchor}
      aria-labelledby="elegir-titulo"
      onInput={(event) => carryOn(selection, event)}
    >
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
function carryOn({ tables }: Selection, { target, currentTarget }: InputEvent<HTMLElement>) {
  const typed = target as HTMLInputElement;
  const fields = tables.flatMap((table) =>
    table.conditions.map(({ ask }, index) => ({ ask, name: nameOf(table, index) })),
  );
  const from = fields.findIndex(({ name }) => name === typed.name);
  const next = fields.slice(from + 1).find(({ ask }) => ask === fields[from]?.ask);
  const field = next && currentTarget.querySelector<HTMLInputElement>(`[name=${next.name}]`);
  if (!field || field.value !== (field.dataset.carried ?? '')) return;
  field.value = typed.value;
  field.dataset.carried = typed.value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function SelectionJump({ selection }: { selection: Selection }) {
  return <HashLink hash={anchor}>{selection.title}</HashLink>;
}
