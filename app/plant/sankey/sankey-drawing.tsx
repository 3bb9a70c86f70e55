import type { Link, NamedNode, Size } from './layout.ts';
import styles from './sankey.module.css';

export type SankeyDrawingProps = {
  nodes: readonly NamedNode[];
  links: readonly Link[];
  size: Pick<Size, 'width' | 'height'>;
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
          <Label node={node} />
        </g>
      ))}
    </svg>
  );
}

/** A letter of the drawing's size is about so wide. */
const letter = 7;
const plateHeight = 34;

function Label({ node }: { node: NamedNode }) {
  const { label, figures, end } = node;
  const x = node.x + node.width + 8;
  const middle = node.y + node.height / 2;
  // The words of a passage stand on the bands that leave it: in a broad one, or on a plate of their own.
  const isOnBand = !end && node.height > 60;
  const isOnPlate = !end && !isOnBand;
  return (
    <>
      {isOnPlate && (
        <rect
          className={styles.plate}
          x={x - 5}
          y={middle - plateHeight / 2}
          width={Math.max(label.length, figures.length) * letter + 10}
          height={plateHeight}
          rx={2}
        />
      )}
      <text x={x} y={isOnBand ? node.y + 20 : middle - 3} data-on-band={isOnBand}>
        <tspan className={styles.name}>{label}</tspan>
        <tspan x={x} dy="1.15em">
          {figures}
        </tspan>
      </text>
    </>
  );
}
