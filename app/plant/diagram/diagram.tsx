import type { ReactNode } from 'react';
import { usePlantPage } from '../plant-page.ts';
import styles from './diagram.module.css';
import { useLayout } from './layout.ts';

export type DiagramFrameProps = Record<'pipes' | 'tags' | 'machines', ReactNode>;

/** The plant as a drawing of pipes: thick where much flows, hot where the enthalpy is. */
export function DiagramFrame({ pipes, tags, machines }: DiagramFrameProps) {
  const words = usePlantPage().copy.diagram;
  const { width, height } = useLayout();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      className={styles.diagram}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={words.name}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
      <g aria-hidden="true">
        {pipes}
        {tags}
      </g>
      {machines}
    </svg>
  );
}
