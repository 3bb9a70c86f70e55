import { SankeyDrawing } from '../../plant/sankey/sankey-drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FigureList } from '../../ui/figure-list.tsx';
import styles from './plant-band.module.css';
import type { PlantExample } from './plant-example.server.ts';

export type PlantBandProps = {
  words: Record<'title' | 'action' | 'example' | 'change' | 'drawing', string>;
  labels: Record<keyof PlantExample['figures'], string>;
  plant: PlantExample & { to: string; summary: string };
};

/** The one tool that holds the others: its drawing and figures are those that it opens with. */
export function PlantBand({ words, labels, plant }: PlantBandProps) {
  const figures = Object.entries(labels) as [keyof PlantExample['figures'], string][];
  return (
    <section className={styles.band} data-ground="dark" aria-labelledby="planta-entera">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="planta-entera" data-path={plant.to}>
            {words.title}
          </h2>
          <p>{plant.summary}</p>
          <ButtonLink to={plant.to}>{words.action}</ButtonLink>
        </div>
        <div className={styles.drawing}>
          <SankeyDrawing {...plant.drawing} name={words.drawing} />
        </div>
        <FigureList
          className={styles.figures}
          rows={figures.map(([key, label]) => [label, plant.figures[key]])}
        />
        <p className={styles.example}>
          {words.example} <span>{words.change}</span>
        </p>
      </div>
    </section>
  );
}
