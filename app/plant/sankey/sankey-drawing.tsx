import type { Link, NamedNode, Size } from './layout.ts';
import styles from './sankey.module.css';

export type SankeyDrawingProps = {
  nodes: readonly NamedNode[];
  links: readonly Link[];
  size: Pick<Size, 'width' | 'height' | 'above'>;
  name: string;
  /** A loss that was pressed. */
  onPress?: ((id: string) => void) | undefined;
};

/** A layout that is known already, so that a page may be drawn when it is built. */
export function SankeyDrawing(props: SankeyDrawingProps) {
  const { nodes, links, size, name, onPress } = props;
  return (
    <svg
      className={styles.sankey}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={name}
    >
      {links.map(({ id, path, end }) => (
        <path key={id} className={styles.link} d={path} data-end={end} />
      ))}
      {nodes.map((node) => (
        // The list of destinations is the same for a keyboard; this only saves a pointer the way.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <g
          key={node.id}
          className={styles.node}
          data-end={node.end}
          data-pressed={onPress !== undefined && canPress(node)}
          onClick={canPress(node) && onPress ? () => onPress(node.id) : undefined}
        >
          <rect x={node.x} y={node.y} width={node.width} height={node.height} />
          {size.above && isMiddle(node) ? <Above node={node} /> : <Label node={node} />}
        </g>
      ))}
    </svg>
  );
}

function canPress({ end, isMany = false }: NamedNode): boolean {
  return end !== undefined && !isMany;
}

function isMiddle({ x, width, isLast }: NamedNode): boolean {
  return x > width && !isLast;
}

/** To its left, where no band passes. */
function Above({ node }: { node: NamedNode }) {
  const x = node.x + node.width;
  return (
    <text x={x} y={node.y - 21} textAnchor="end">
      <tspan className={styles.name}>{node.label}</tspan>
      <tspan x={x} dy="1.15em">
        {node.figures}
      </tspan>
    </text>
  );
}

/** Beside it at an end; of a passage, on the band that leaves it. */
function Label({ node }: { node: NamedNode }) {
  const { label, figures, isLast } = node;
  const isBroad = !node.end && node.height > 60;
  const x = node.x + node.width + 8;
  return (
    <text
      x={x}
      y={isBroad ? node.y + 6 : node.y + node.height / 2 - 3}
      dy={isBroad ? '.95em' : undefined}
      data-on-band={!isLast}
      data-over-band={!isLast && node.height < 34}
    >
      <tspan className={styles.name}>{label}</tspan>{' '}
      <tspan x={x} dy="1.15em">
        {figures}
      </tspan>
    </text>
  );
}
