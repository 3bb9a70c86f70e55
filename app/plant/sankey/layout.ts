import { type SankeyLink, type SankeyNode, sankey, sankeyJustify } from 'd3-sankey';

export type Size = {
  width: number;
  height: number;
  labels: number;
  gap: number;
  /** The room for the name of a passage above it; it stands on its band unless said. */
  above?: number;
};

export type Flow = { from: string; to: string; power: number };

/** What the process took, or what was lost; a passage is neither. Many losses in one band cannot be pressed. */
export type Words = { label: string; end?: 'use' | 'loss' | undefined; isMany?: boolean };

type Node = Words & {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** It stands at the right end of the drawing. */
  isLast: boolean;
};

/** With what is written below its name. */
export type NamedNode = Node & { figures: string };

export type Link = { id: string; path: string; end: Words['end'] };

type Given = { id: string };

/** Where each band lies, for a width and height. Nodes keep the order in which the flows name them. */
export function sankeyLayout(
  flows: readonly Flow[],
  wordsOf: (id: string) => Words,
  figuresOf: (power: number, id: string) => string,
  size: Size,
): { nodes: NamedNode[]; links: Link[] } {
  const ids = [...new Set(flows.flatMap(({ from, to }) => [from, to]))];
  const layout = sankey<Given, object>()
    .nodeId(({ id }) => id)
    .nodeWidth(12)
    .nodePadding(size.gap)
    .nodeAlign(sankeyJustify)
    .nodeSort(null)
    .extent([
      [1, size.above ?? 8],
      [size.width - size.labels, size.height - 18],
    ]);
  const graph = layout({
    nodes: ids.map((id) => ({ id })),
    links: flows.map(({ from, to, power }) => ({ source: from, target: to, value: power })),
  });
  return {
    nodes: graph.nodes.map((node) => ({
      ...wordsOf(node.id),
      ...placeOf(node),
      isLast: (node.x1 ?? 0) >= size.width - size.labels - 1,
      figures: figuresOf(node.value ?? 0, node.id),
    })),
    links: graph.links.map((link) => ({
      id: `${idOf(link.source)}-${idOf(link.target)}`,
      path: ribbon(link),
      end: wordsOf(idOf(link.target)).end,
    })),
  };
}

/**
 * As high everywhere as its power: a stroke, which is as wide everywhere, would lie over its neighbours
 * where it is steep.
 */
function ribbon({ source, target, y0 = 0, y1 = 0, width = 0 }: SankeyLink<Given, object>): string {
  const [from, to] = [source, target] as SankeyNode<Given, object>[];
  const [start, end] = [tenths(from?.x1 ?? 0), tenths(to?.x0 ?? 0)];
  const half = Math.max(1, width) / 2;
  const middle = tenths((start + end) / 2);
  const edge = (x: number, y: number, toX: number, toY: number) =>
    `${x} ${tenths(y)}C${middle} ${tenths(y)} ${middle} ${tenths(toY)} ${toX} ${tenths(toY)}`;
  return `M${edge(start, y0 - half, end, y1 - half)}L${edge(end, y1 + half, start, y0 + half)}Z`;
}

/** Of a pixel: more is not seen. */
function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

function placeOf({ id, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }: SankeyNode<Given, object>) {
  const height = tenths(Math.max(1, y1 - y0));
  return { id, x: tenths(x0), y: tenths(y0), width: x1 - x0, height };
}

function idOf(end: SankeyLink<Given, object>['source']): string {
  return typeof end === 'object' ? end.id : String(end);
}
