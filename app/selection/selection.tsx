import type { Selection } from '../content.server/schema/selection.ts';
import { HashLink } from '../ui/app-link.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { Chooser } from './chooser.tsx';
import type { SizeRange } from './size-range.ts';

const anchor = 'elegir';

export type SelectionSectionProps = { selection: Selection; ranges: SizeRange[]; page: string };

/** What there is to choose from, as tables that one's own conditions narrow down. */
export function SelectionSection({ selection, ranges, page }: SelectionSectionProps) {
  return (
    <Section ground="warm" id={anchor} aria-labelledby="elegir-titulo">
      <SectionHead id="elegir-titulo" title={selection.title}>
        {selection.lead}
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

export function SelectionJump({ selection }: { selection: Selection }) {
  return <HashLink hash={anchor}>{selection.title}</HashLink>;
}
