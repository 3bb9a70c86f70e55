import type { Operation } from '../../../engineering/plant/model.ts';
import { si } from '../../../engineering/quantities.ts';
import { kilowatts, percent } from '../readings.ts';
import { type Node, type Size, sankeyLayout } from './layout.ts';
import styles from './sankey.module.css';

export type SankeyProps = {
  operation: Operation;
  name: string;
  size?: Size;
  /** A loss that was pressed. */
  onPress?: (id: string) => void;
};

const usual: Size = { width: 1180, height: 560, labels: 270, gap: 26 };

/** From the fuel to what the process took: as wide as the power. The list beside it says the same. */
export function Sankey({ operation, name, size = usual, onPress }: SankeyProps) {
  const { nodes, links } = sankeyLayout(operation, size);
  const fuel = operation.balance.fuel;
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
          onClick={node.end && onPress ? () => onPress(node.id) : undefined}
        >
          <rect x={node.x} y={node.y} width={node.width} height={node.height} />
          <Label node={node} fuel={fuel} />
        </g>
      ))}
    </svg>
  );
}

function Label({ node, fuel }: { node: Node; fuel: number }) {
  const figures = `${kilowatts(si('power', node.power))} · ${percent(node.power / fuel)}`;
  const x = node.x + node.width + 8;
  const middle = node.y + node.height / 2;
  return (
    <text x={x} y={middle - 2}>
      <tspan className={styles.name}>{node.label}</tspan>
      <tspan x={x} dy="15">
        {figures}
      </tspan>
    </text>
  );
}
