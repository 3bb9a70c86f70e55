import { memo, useLayoutEffect, useRef } from 'react';
import type { Calculator } from '../../engineering/calculator.ts';
import { type CalculatorId, loadCalculator } from '../../engineering/calculators/index.ts';
import { useLabels } from '../site.ts';
import { Late, type LatePart, latePart } from '../ui/late.tsx';
import { anchorOf } from './anchor.ts';
import styles from './block.module.css';
import { useCalculatorData } from './data.tsx';
import type { CalculatorPanel } from './panel.tsx';
import { type EarlyActs, useEarlyActs } from './use-early-acts.ts';

export type CalculatorBlockProps = { id: CalculatorId };

/**
 * The prerendered page holds the worked example. Its code is fetched when it comes near the
 * viewport; until then, and when it does not come, React leaves the prerendered markup as it is.
 */
export function CalculatorBlock({ id }: CalculatorBlockProps) {
  return <LateForm id={id} part={panelOf(id)} />;
}

export type LateFormProps = { id: string; part: LatePart<PanelProps> };

/** A form that is prerendered and whose code comes later. */
export const LateForm = memo(({ id, part }: LateFormProps) => {
  const { failure } = useLabels();
  const place = useRef<HTMLDivElement>(null);
  const early = useEarlyActs(place, id);
  return (
    <div ref={place} id={anchorOf(id)} className={styles.block}>
      <Late part={part} props={{ early }} words={failure} placeholder={<Waiting early={early} />} />
    </div>
  );
});

/**
 * The page rendered again before the code was there, so React has taken the prerendered markup away:
 * it is put back, with what was entered. On a page that was not prerendered, an empty frame.
 */
function Waiting({ early }: { early: EarlyActs }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const markup = early.markup();
    if (markup) frame.current?.replaceChildren(markup);
  }, [early]);
  return <div ref={frame} className={styles.waiting} />;
}

export type PanelProps = { early: EarlyActs };

type LoadedPanelProps = PanelProps & {
  Panel: typeof CalculatorPanel;
  calculator: Calculator;
  id: CalculatorId;
};

function LoadedPanel({ Panel, calculator, id, early }: LoadedPanelProps) {
  const { page, verification } = useCalculatorData();
  return (
    <Panel calculator={calculator} verification={verification?.[id]} page={page} early={early} />
  );
}

const panels = new Map<CalculatorId, LatePart<PanelProps>>();

/** One component for each calculator, made once: React tells lazy components apart by identity. */
function panelOf(id: CalculatorId): LatePart<PanelProps> {
  const known = panels.get(id);
  if (known) return known;
  const panel = latePart<PanelProps>(
    async () => {
      const [{ CalculatorPanel }, calculator] = await Promise.all([
        import('./panel.tsx'),
        loadCalculator(id),
      ]);
      return ({ early }: PanelProps) => (
        <LoadedPanel Panel={CalculatorPanel} calculator={calculator} id={id} early={early} />
      );
    },
    `#${anchorOf(id)}`,
  );
  panels.set(id, panel);
  return panel;
}
