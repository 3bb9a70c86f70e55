import { useMemo, useRef, useState } from 'react';
import type { PlantPart } from '../../engineering/plant/parts.ts';
import { Scroller } from '../ui/scroller.tsx';
import { Section, SectionHead, type SectionProps } from '../ui/section.tsx';
import { useInSight } from '../ui/use-in-sight.ts';
import { LiveDiagram } from './diagram/live-diagram.tsx';
import { places } from './diagram/machines.ts';
import { Figures } from './figures.tsx';
import { Losses } from './losses.tsx';
import { MachineList } from './machine-list.tsx';
import { MachinePanel } from './machine-panel.tsx';
import {
  type PlantPageData,
  useDrawn,
  useLivePlant,
  usePlantPage,
  useRestedPlant,
} from './plant-page.ts';
import { PlantProvider } from './plant-provider.tsx';
import styles from './plant-tool.module.css';
import { FuelSankey } from './sankey/fuel-sankey.tsx';
import { Scenarios } from './scenarios.tsx';
import { Start } from './start.tsx';
import { StreamsTable, UnitChoices } from './streams-table.tsx';
import { Toolbar } from './toolbar.tsx';
import { VerificationTable } from './verification-table.tsx';

export type PlantToolProps = PlantPageData;

/** A steam plant that one sees, changes and understands. */
export function PlantTool({ copy, links, verification, page }: PlantToolProps) {
  const data = useMemo(
    () => ({ copy, links, verification, page }),
    [copy, links, verification, page],
  );
  return (
    <PlantProvider data={data}>
      <Section aria-labelledby="planta">
        <SectionHead id="planta" title={copy.start.title}>
          {copy.start.lead}
        </SectionHead>
        <Start />
        <Refusal />
        <Answer>
          <LiveFigures />
          <div className={styles.heading}>
            <h2 id="diagrama">{copy.diagram.title}</h2>
            <UnitChoices />
          </div>
          <p className={styles.lead}>{copy.diagram.lead}</p>
          <Machines />
          <Toolbar />
        </Answer>
      </Section>
      <AnswerSection id="combustible" ground="warm" words={copy.sankey}>
        <WhereTheFuelGoes />
      </AnswerSection>
      <AnswerSection id="escenarios" words={copy.scenarios}>
        <Scenarios />
      </AnswerSection>
      <AnswerSection id="corrientes" ground="warm" words={copy.streams}>
        <StreamsTable />
      </AnswerSection>
      <Section aria-labelledby="contraste">
        <SectionHead id="contraste" title={copy.verification.title}>
          {copy.verification.lead}
        </SectionHead>
        <div className={styles.answer}>
          <VerificationTable />
          <h3>{copy.method.title}</h3>
          <ul className={styles.points}>
            {copy.method.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </Section>
    </PlantProvider>
  );
}

function Refusal() {
  const reason = useLivePlant(({ problem }) => problem?.reason);
  return (
    <div className={styles.sticky}>
      {/* Always there, so that what it says is announced when it comes. */}
      <p role="alert" className={styles.problem}>
        {reason}
      </p>
    </div>
  );
}

function LiveFigures() {
  const list = useRef<HTMLDListElement>(null);
  const isInSight = useInSight(list);
  const { solution } = useRestedPlant();
  const operation = useDrawn('figures', (drawn) => (isInSight ? drawn : solution));
  return <Figures ref={list} operation={operation} marginal={solution.marginal} />;
}

/** The drawing, the inputs of the machine that was pressed, and the machines as a list. */
function Machines() {
  const [part, setPart] = useState<PlantPart>();
  const scroller = useRef<HTMLElement>(null);
  const side = part === undefined || part === 'prices' ? 'right' : places[part].side;
  return (
    <>
      <div className={styles.stage}>
        <Scroller ref={scroller} className={styles.scroller} aria-labelledby="diagrama">
          <LiveDiagram scroller={scroller} open={part} onOpen={setPart} />
        </Scroller>
        {part && <MachinePanel part={part} side={side} onClose={() => setPart(undefined)} />}
      </div>
      <MachineList onOpen={setPart} />
    </>
  );
}

function WhereTheFuelGoes() {
  const { copy } = usePlantPage();
  const { solution } = useRestedPlant();
  const [loss, setLoss] = useState<string>();
  return (
    <>
      <Scroller className={styles.scroller} aria-label={copy.sankey.name}>
        <div className={styles.sankey}>
          <FuelSankey operation={solution} name={copy.sankey.name} onPress={setLoss} />
        </div>
      </Scroller>
      <Losses operation={solution} open={loss} onOpen={setLoss} />
      <p className={styles.note}>{copy.sankey.note}</p>
    </>
  );
}

type AnswerSectionProps = Pick<SectionProps, 'ground' | 'children'> & {
  id: string;
  words: { title: string; lead: string };
};

function AnswerSection({ id, ground, words, children }: AnswerSectionProps) {
  return (
    <Section {...(ground ? { ground } : {})} aria-labelledby={id}>
      <SectionHead id={id} title={words.title}>
        {words.lead}
      </SectionHead>
      <Answer>{children}</Answer>
    </Section>
  );
}

/** Greyed while the entries have no answer: what is shown then is the last one. */
function Answer({ children }: Pick<SectionProps, 'children'>) {
  const isStale = useLivePlant(({ problem }) => problem !== undefined);
  return (
    <div className={styles.answer} data-stale={isStale}>
      {children}
    </div>
  );
}
