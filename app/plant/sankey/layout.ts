import {
  type SankeyLink,
  type SankeyNode,
  sankey,
  sankeyLeft,
  sankeyLinkHorizontal,
} from 'd3-sankey';
import { type DestinationId, isUse } from '../../../engineering/plant/destinations.ts';
import { fuelFlows, PASSAGES } from '../../../engineering/plant/fuel-flow.ts';
import { DESTINATION_WORDS } from '../../../engineering/plant/losses.ts';
import type { Operation } from '../../../engineering/plant/model.ts';

export type Size = { width: number; height: number; labels: number; gap: number };

export type Node = {
  id: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  power: number;
  /** What the process took, or what was lost; a passage is neither. */
  end: 'use' | 'loss' | undefined;
};

export type Link = { id: string; path: string; width: number; end: Node['end'] };

type Given = { id: string };

/** Where each band of the Sankey lies, for a width and height. */
export function sankeyLayout(operation: Operation, size: Size): { nodes: Node[]; links: Link[] } {
  const flows = fuelFlows(operation);
  const ids = [...new Set(flows.flatMap(({ from, to }) => [from, to]))];
  const layout = sankey<Given, object>()
    .nodeId(({ id }) => id)
    .nodeWidth(12)
    .nodePadding(size.gap)
    // What leaves by the stack leaves early.
    .nodeAlign(sankeyLeft)
    // The order given: uses on top, then losses along the way of the steam.
    .nodeSort(null)
    .extent([
      [1, 8],
      [size.width - size.labels, size.height - 18],
    ]);
  const graph = layout({
    nodes: ids.map((id) => ({ id })),
    links: flows.map(({ from, to, power }) => ({ source: from, target: to, value: power })),
  });
  const path = sankeyLinkHorizontal<Given, object>();
  return {
    nodes: graph.nodes.map(toNode),
    links: graph.links.map((link) => ({
      id: `${idOf(link.source)}-${idOf(link.target)}`,
      path: path(link) ?? '',
      width: Math.max(1, link.width ?? 0),
      end: endOf(idOf(link.target)),
    })),
  };
}

function toNode(node: SankeyNode<Given, object>): Node {
  const { id, x0 = 0, x1 = 0, y0 = 0, y1 = 0, value = 0 } = node;
  const label = isDestination(id) ? DESTINATION_WORDS[id].label : PASSAGES[id as 'fuel'];
  const height = Math.max(1, y1 - y0);
  return { id, label, x: x0, y: y0, width: x1 - x0, height, power: value, end: endOf(id) };
}

function idOf(end: SankeyLink<Given, object>['source']): string {
  return typeof end === 'object' ? end.id : String(end);
}

export function isDestination(id: string): id is DestinationId {
  return Object.hasOwn(DESTINATION_WORDS, id);
}

function endOf(id: string): Node['end'] {
  if (!isDestination(id)) return undefined;
  return isUse(id) ? 'use' : 'loss';
}
