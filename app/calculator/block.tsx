import { type ComponentType, lazy, Suspense } from 'react';
import { type CalculatorId, loadCalculator } from '../../engineering/calculators/index.ts';
import { anchorOf } from './anchor.ts';
import styles from './block.module.css';
import { type CalculatorData, useCalculatorData } from './data.ts';

export type CalculatorBlockProps = { id: CalculatorId };

/**
 * The prerendered page holds the worked example. Its code is fetched when it comes near the
 * viewport; until then React leaves the prerendered markup as it is.
 */
export function CalculatorBlock({ id }: CalculatorBlockProps) {
  const data = useCalculatorData();
  const Panel = panelOf(id);
  return (
    <div id={anchorOf(id)} className={styles.block}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <Panel {...data} />
      </Suspense>
    </div>
  );
}

const panels = new Map<CalculatorId, ComponentType<CalculatorData>>();

/** One component for each calculator, made once: React tells lazy components apart by identity. */
function panelOf(id: CalculatorId): ComponentType<CalculatorData> {
  const known = panels.get(id);
  if (known) return known;
  const panel = lazy(async () => {
    await nearViewport(id);
    const [{ CalculatorPanel }, calculator] = await Promise.all([
      import('./panel.tsx'),
      loadCalculator(id),
    ]);
    return {
      default: ({ page, verification }: CalculatorData) => (
        <CalculatorPanel calculator={calculator} verification={verification[id]} page={page} />
      ),
    };
  });
  panels.set(id, panel);
  return panel;
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
