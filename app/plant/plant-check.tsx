import type { PlantCheck as Words } from '../pages/home/schema.ts';
import { useLabels } from '../site.ts';
import { Late, latePart } from '../ui/late.tsx';
import styles from './plant-check.module.css';

export type PlantCheckProps = Words;

const anchor = 'compruebelo';

const part = latePart<PlantCheckProps>(async () => {
  await seen();
  const { SmallPlant } = await import('./small-plant.tsx');
  return SmallPlant;
});

/** The claim about lost heat, to be tried: prerendered with an example, its code comes when it is seen. */
export function PlantCheck(words: PlantCheckProps) {
  const { failure } = useLabels();
  return (
    <div id={anchor} className={styles.check}>
      <Late part={part} props={words} words={failure} />
    </div>
  );
}

async function seen(): Promise<void> {
  if (typeof document === 'undefined') return;
  // React asks for the component before its place is in the document; one turn later it is.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const place = document.getElementById(anchor);
  if (!place) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
  });
  observer.observe(place);
  await promise;
  observer.disconnect();
}
