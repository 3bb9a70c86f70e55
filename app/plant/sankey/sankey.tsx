import { type Flow, type Size, sankeyLayout, type Words } from './layout.ts';
import { SankeyDrawing, type SankeyDrawingProps } from './sankey-drawing.tsx';

export type SankeyProps = Pick<SankeyDrawingProps, 'name' | 'onPress'> & {
  flows: readonly Flow[];
  wordsOf: (id: string) => Words;
  /** What is written below a name. */
  figuresOf: (power: number, id: string) => string;
  size: Size;
};

/** Bands as wide as the power in them. What it shows is also told in words beside it. */
export function Sankey({ flows, wordsOf, figuresOf, size, ...rest }: SankeyProps) {
  return <SankeyDrawing {...sankeyLayout(flows, wordsOf, figuresOf, size)} size={size} {...rest} />;
}
