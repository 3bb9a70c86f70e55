import { Suspense, useMemo, useRef, useState } from 'react';
import type { PlantPart } from '../../engineering/plant/parts.ts';
import { PageTitle, type PageTitleProps } from '../layout/page-title.tsx';
import titleStyles from '../layout/tool-title.module.css';
import { Section, SectionHead, type SectionProps } from '../ui/section.tsx';
import { useInSight } from '../ui/use-in-sight.ts';
import { LiveDiagram, sideOf } from './diagram/live-diagram.tsx';
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
import { FoldedVerification } from './verification-table.tsx';

export type PlantToolProps = PlantPageData & Pick<PageTitleProps, 'trail'>;

/** A steam plant that one sees, changes and understands. */
export function PlantTool({ copy, links, verification, properties, page, trail }: PlantToolProps) {
  const data = useMemo(
    () => ({ copy, links, verification, properties, page }),
    [copy, links, verification, properties, page],
  );
  return (
    <PlantProvider data={data}>
      <PageTitle
        title={copy.title}
        trail={trail}
        kind="tool"
        look={titleStyles.title}
        below={<Stage />}
      >
        {copy.lead}
      </PageTitle>
      <AnswerSection id="combustible" ground="warm" words={copy.sankey}>
        <WhereTheFuelGoes />
      </AnswerSection>
      <AnswerSection id="escenarios" print="never" words={copy.scenarios}>
        <Scenarios />
      </AnswerSection>
      <AnswerSection id="corrientes" ground="warm" words={copy.streams}>
        <UnitChoices />
        <StreamsTable />
      </AnswerSection>
      <Section print="never" aria-labelledby="contraste">
        <SectionHead id="contraste" title={copy.verification.title}>
          {copy.verification.lead}
        </SectionHead>
        <FoldedVerification />
      </Section>
      <Section ground="warm" print="never" aria-labelledby="metodo">
        <SectionHead id="metodo" title={copy.method.title} />
        <ul className={styles.points}>
          {copy.method.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
    </PlantProvider>
  );
}

/** What the plant comes to, what one knows of it, and its drawing: all that answers a slider. */
function Stage() {
  const { diagram } = usePlantPage().copy;
  return (
    <div className={styles.stage}>
      <Suspense>
        <LiveFigures />
      </Suspense>
      <Refusal />
      <Suspense>
        <Start />
      </Suspense>
      <Suspense>
        <Answer>
          <div className={styles.heading} data-print="never">
            <h2 id="diagrama">{diagram.title}</h2>
            <p className={styles.lead}>{diagram.lead}</p>
          </div>
          <Machines />
          <Toolbar />
        </Answer>
      </Suspense>
    </div>
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
  const { solution, alone } = useRestedPlant();
  const operation = useDrawn('figures', (drawn) => (isInSight ? drawn : solution));
  const isStale = useLivePlant(({ problem }) => problem !== undefined);
  return (
    <Figures
      ref={list}
      operation={operation}
      marginal={solution.marginal}
      best={alone[0]}
      isStale={isStale}
    />
  );
}

/** The drawing, the inputs of the machine that was pressed, and the machines as a list. */
function Machines() {
  const [part, setPart] = useState<PlantPart>();
  return (
    <>
      <div className={styles.drawing}>
        <div className={styles.diagram}>
          <LiveDiagram open={part} onOpen={setPart} />
        </div>
        {part && (
          <MachinePanel part={part} side={sideOf(part)} onClose={() => setPart(undefined)} />
        )}
      </div>
      <MachineList onOpen={setPart} />
    </>
  );
}

function WhereTheFuelGoes() {
  const { name, note } = usePlantPage().copy.sankey;
  const { solution } = useRestedPlant();
  const [loss, setLoss] = useState<string>();
  const shared = { operation: solution, name, onPress: setLoss };
  return (
    <>
      <div className={styles.wide} data-drawn-for="desk">
        <FuelSankey {...shared} />
      </div>
      <div className={styles.middle} data-drawn-for="tablet">
        <FuelSankey {...shared} drawnFor="tablet" />
      </div>
      <div className={styles.narrow} data-drawn-for="phone">
        <FuelSankey {...shared} drawnFor="phone" />
      </div>
      <Losses operation={solution} open={loss} onOpen={setLoss} />
      <p className={styles.note} data-print="never">
        {note}
      </p>
    </>
  );
}

type AnswerSectionProps = Pick<SectionProps, 'ground' | 'print' | 'children'> & {
  id: string;
  words: { title: string; lead: string };
};

function AnswerSection({ id, words, children, ...rest }: AnswerSectionProps) {
  return (
    <Section {...rest} aria-labelledby={id}>
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
