import { type Flow, type Node, type Size, sankeyLayout, type Words } from './layout.ts';
import styles from './sankey.module.css';

export type SankeyProps = {
  flows: readonly Flow[];
  wordsOf: (id: string) => Words;
  /** What is written below a name. */
  figuresOf: (power: number) => string;
  name: string;
  size: Size;
  /** A loss that was pressed. */
  onPress?: (id: string) => void;
};

/** Bands as wide as the power in them. What it shows is also told in words beside it. */
export function Sankey({ flows, wordsOf, figuresOf, name, size, onPress }: SankeyProps) {
  const { nodes, links } = sankeyLayout(flows, wordsOf, size);
  return (
    <svg
      className={styles.sankey}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={name}
    >
      {links.map(({ id, path, width, end }) => (
        <path key={id} className={styles.link} d={path} strokeWidth={width} data-end={end} />
      ))}
      {nodes.map((node) => (
        // The list of destinations is the same for a keyboard; this only saves a pointer the way.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <g
          key={node.id}
          className={styles.node}
          data-end={node.end}
          data-pressed={onPress !== undefined && node.end !== undefined}
          onClick={node.end && onPress ? () => onPress(node.id) : undefined}
        >
          <rect x={node.x} y={node.y} width={node.width} height={node.height} />
          <Label node={node} figures={figuresOf(node.power)} />
        </g>
      ))}
    </svg>
  );
}

function Label({ node, figures }: { node: Node; figures: string }) {
  const x = node.x + node.width + 8;
  // The words of a passage stand on the bands that leave it: in the upper one, not across their edges.
  const isOnBand = !node.end && node.height > 60;
  return (
    <text x={x} y={isOnBand ? node.y + 20 : node.y + node.height / 2 - 2}>
      <tspan className={styles.name}>{node.label}</tspan>
      <tspan x={x} dy="1.15em">
        {figures}
      </tspan>
    </text>
  );
}
