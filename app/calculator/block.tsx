import { type ComponentType, lazy, memo, Suspense, useRef, useSyncExternalStore } from 'react';
import { type CalculatorId, loadCalculator } from '../../engineering/calculators/index.ts';
import { useLabels } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { anchorOf } from './anchor.ts';
import styles from './block.module.css';
import { keepChangedControls } from './changed-controls.ts';
import { useCalculatorData } from './data.tsx';
import { LateCode } from './late-code.ts';
import { type EarlyActs, useEarlyActs } from './use-early-acts.ts';

export type CalculatorBlockProps = { id: CalculatorId };

/**
 * The prerendered page holds the worked example. Its code is fetched when it comes near the
 * viewport; until then, and when it does not come, React leaves the prerendered markup as it is.
 */
export const CalculatorBlock = memo(({ id }: CalculatorBlockProps) => {
  const { code } = lateCalculator(id);
  return (
    <div id={anchorOf(id)} className={styles.block}>
      <MissingCode code={code} />
      <PrerenderedPanel id={id} />
    </div>
  );
});

/** On its own: a boundary that renders again before its code is there loses the prerendered markup. */
const PrerenderedPanel = memo(({ id }: CalculatorBlockProps) => {
  const { Panel } = lateCalculator(id);
  const place = useRef<HTMLDivElement>(null);
  const early = useEarlyActs(place, id);
  return (
    <div ref={place}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <Panel early={early} />
      </Suspense>
    </div>
  );
});

function MissingCode({ code }: { code: LateCode<PanelCode> }) {
  const { calculator: labels } = useLabels();
  const failed = useSyncExternalStore(code.subscribe, code.hasFailed, () => false);
  if (!failed) return null;
  return (
    <div role="alert" className={styles.failure}>
      <p>{labels.codeMissing}</p>
      <Button variant="quiet" onClick={code.retry}>
        {labels.retry}
      </Button>
    </div>
  );
}

type PanelProps = { early: EarlyActs };
type LateCalculator = { Panel: ComponentType<PanelProps>; code: LateCode<PanelCode> };
type PanelCode = Awaited<ReturnType<typeof importPanel>>;

const calculators = new Map<CalculatorId, LateCalculator>();

/** One component for each calculator, made once: React tells lazy components apart by identity. */
function lateCalculator(id: CalculatorId): LateCalculator {
  const known = calculators.get(id);
  if (known) return known;
  const code = new LateCode(
    () => importPanel(id),
    () => reload(id),
  );
  const Panel = lazy(async () => {
    await nearViewport(id);
    const [{ CalculatorPanel }, calculator] = await code.load();
    return {
      default: function LatePanel({ early }: PanelProps) {
        const { page, verification } = useCalculatorData();
        return (
          <CalculatorPanel
            calculator={calculator}
            verification={verification[id]}
            page={page}
            early={early}
          />
        );
      },
    };
  });
  const made = { Panel, code };
  calculators.set(id, made);
  return made;
}

/** The code has gone with an older deployment; a new document knows where the present one is. */
function reload(id: CalculatorId) {
  const form = document.getElementById(anchorOf(id))?.querySelector('form');
  if (form) keepChangedControls(id, form);
  location.reload();
}

function importPanel(id: CalculatorId) {
  return Promise.all([import('./panel.tsx'), loadCalculator(id)]);
}

async function nearViewport(id: CalculatorId): Promise<void> {
  if (typeof document === 'undefined') return;
  // React asks for the component before its place is in the document; one turn later it is.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const place = document.getElementById(anchorOf(id));
  if (!place) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '400px' },
    );
    observer.observe(place);
  });
}
