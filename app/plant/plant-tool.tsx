import { useState } from 'react';
import type { PlantPart } from '../../engineering/plant/parts.ts';
import { Section, SectionHead } from '../ui/section.tsx';
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
        <div className={styles.answer} data-stale={problem !== undefined}>
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
      <Section ground="warm" aria-labelledby="combustible">
        <SectionHead id="combustible" title={copy.sankey.title}>
          {copy.sankey.lead}
        </SectionHead>
        <div className={styles.answer} data-stale={problem !== undefined}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
          <section className={styles.scroller} aria-label={copy.sankey.name} tabIndex={0}>
            <div className={styles.sankey}>
              <FuelSankey operation={solution} name={copy.sankey.name} onPress={setLoss} />
            </div>
          </section>
          <Losses operation={solution} open={loss} onOpen={setLoss} />
          <p className={styles.note}>{copy.sankey.note}</p>
        </div>
      </Section>
      <Section aria-labelledby="escenarios">
        <SectionHead id="escenarios" title={copy.scenarios.title}>
          {copy.scenarios.lead}
        </SectionHead>
        <div className={styles.answer} data-stale={problem !== undefined}>
          <Scenarios solution={solution} />
        </div>
      </Section>
      <Section ground="warm" aria-labelledby="corrientes">
        <SectionHead id="corrientes" title={copy.streams.title}>
          {copy.streams.lead}
        </SectionHead>
        <div className={styles.answer} data-stale={problem !== undefined}>
          <StreamsTable operation={solution} />
        </div>
      </Section>
      <Section aria-labelledby="contraste">
        <SectionHead id="contraste" title={copy.verification.title}>
          {copy.verification.lead}
        </SectionHead>
        <VerificationTable />
        <h3 className={styles.method}>{copy.method.title}</h3>
        <ul className={styles.points}>
          {copy.method.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
    </PlantPageProvider>
  );
}
