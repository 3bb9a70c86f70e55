import { useState } from 'react';
import type { PlantPart } from '../../engineering/plant/parts.ts';
import { Section, SectionHead, type SectionProps } from '../ui/section.tsx';
import { Diagram } from './diagram/diagram.tsx';
import { places } from './diagram/machines.ts';
import { Figures } from './figures.tsx';
import { Losses } from './losses.tsx';
import { MachineList } from './machine-list.tsx';
import { MachinePanel } from './machine-panel.tsx';
import { type PlantPageData, PlantPageProvider } from './plant-page.ts';
import styles from './plant-tool.module.css';
import { FuelSankey } from './sankey/fuel-sankey.tsx';
import { Scenarios } from './scenarios.tsx';
import { Start } from './start.tsx';
import { StreamsTable, UnitChoices } from './streams-table.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePlant } from './use-plant.ts';
import { VerificationTable } from './verification-table.tsx';

export type PlantToolProps = PlantPageData;

/** A steam plant that one sees, changes and understands. */
export function PlantTool(data: PlantToolProps) {
  const session = usePlant();
  const [part, setPart] = useState<PlantPart>();
  const [loss, setLoss] = useState<string>();
  const { copy } = data;
  const { solution, problem } = session;
  const isStale = problem !== undefined;
  if (!solution) return null;
  const side = part === undefined || part === 'prices' ? 'right' : places[part].side;
  return (
    <PlantPageProvider value={{ ...data, session }}>
      <Section aria-labelledby="planta">
        <SectionHead id="planta" title={copy.start.title}>
          {copy.start.lead}
        </SectionHead>
        <Start />
        <div className={styles.sticky}>
          {/* Always there, so that what it says is announced when it comes. */}
          <p role="alert" className={styles.problem}>
            {problem?.reason}
          </p>
        </div>
        <div className={styles.answer} data-stale={isStale}>
          <Figures solution={solution} />
          <div className={styles.heading}>
            <h2 id="diagrama">{copy.diagram.title}</h2>
            <UnitChoices />
          </div>
          <p className={styles.lead}>{copy.diagram.lead}</p>
          <div className={styles.stage}>
            {/* A region that can scroll must be reachable by keyboard. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
            <section className={styles.scroller} aria-labelledby="diagrama" tabIndex={0}>
              <Diagram solution={solution} open={part} onOpen={setPart} />
            </section>
            {part && <MachinePanel part={part} side={side} onClose={() => setPart(undefined)} />}
          </div>
          <MachineList onOpen={setPart} />
          <Toolbar solution={solution} />
        </div>
      </Section>
      <AnswerSection id="combustible" ground="warm" words={copy.sankey} isStale={isStale}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
        <section className={styles.scroller} aria-label={copy.sankey.name} tabIndex={0}>
          <div className={styles.sankey}>
            <FuelSankey operation={solution} name={copy.sankey.name} onPress={setLoss} />
          </div>
        </section>
        <Losses operation={solution} open={loss} onOpen={setLoss} />
        <p className={styles.note}>{copy.sankey.note}</p>
      </AnswerSection>
      <AnswerSection id="escenarios" words={copy.scenarios} isStale={isStale}>
        <Scenarios solution={solution} />
      </AnswerSection>
      <AnswerSection id="corrientes" ground="warm" words={copy.streams} isStale={isStale}>
        <StreamsTable operation={solution} />
      </AnswerSection>
      <AnswerSection id="contraste" words={copy.verification} isStale={false}>
        <VerificationTable />
        <h3>{copy.method.title}</h3>
        <ul className={styles.points}>
          {copy.method.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </AnswerSection>
    </PlantPageProvider>
  );
}

type AnswerSectionProps = Pick<SectionProps, 'ground' | 'children'> & {
  id: string;
  words: { title: string; lead: string };
  /** The entries have no answer just now; what is shown is the last one. */
  isStale: boolean;
};

function AnswerSection({ id, ground, words, isStale, children }: AnswerSectionProps) {
  return (
    <Section {...(ground ? { ground } : {})} aria-labelledby={id}>
      <SectionHead id={id} title={words.title}>
        {words.lead}
      </SectionHead>
      <div className={styles.answer} data-stale={isStale}>
        {children}
      </div>
    </Section>
  );
}
