import type { Operation } from '../../../engineering/plant/model.ts';
import { streamsOf } from '../../../engineering/plant/streams.ts';
import type { ShownUnits } from '../../calculator/state.ts';
import { decimalsOf, streamReadings } from '../readings.ts';
import styles from './diagram.module.css';
import { DiagramFrame } from './diagram.tsx';
import { type Layout, LayoutContext } from './layout.ts';
import { MachineButtons } from './machine-buttons.tsx';
import { Pipes, useLines } from './pipes.tsx';
import { leader } from './stream-line.tsx';
import { wide } from './wide.ts';

/** The letters are larger than a screen's. */
const paper: Layout = {
  ...wide,
  places: {
    ...wide.places,
    bare: { ...wide.places.bare, x: 384, width: 176 },
    traps: { ...wide.places.traps, x: 686, width: 144 },
  },
  words: { ...wide.words, fuel: [2, 374] },
  pumps: { ...wide.pumps, feedwater: { ...wide.pumps.feedwater, name: [334, 535] } },
};

export type NumberedDiagramProps = { operation: Operation; units: ShownUnits };

/** The plant on paper: each pipe has the number of its row in the table of streams, its flow and temperature. */
export function NumberedDiagram({ operation, units }: NumberedDiagramProps) {
  return (
    <LayoutContext value={paper}>
      <DiagramFrame
        pipes={<Pipes operation={operation} />}
        tags={<NumberedTags operation={operation} units={units} />}
        machines={<MachineButtons operation={operation} />}
      />
    </LayoutContext>
  );
}

/** So wide is the field of the number. */
const field = 30;

function NumberedTags({ operation, units }: NumberedDiagramProps) {
  const lines = useLines(operation);
  const { width, height } = paper.tag;
  const streams = streamsOf(operation);
  const decimals = decimalsOf(streams, operation.site, units);
  return streams.map((stream, place) => {
    const { tag } = lines[stream.id];
    const [x, y] = tag;
    const { flow, temperature } = streamReadings(stream, operation.site, units, decimals);
    return (
      <g key={stream.id} className={styles.tag}>
        <path d={leader(tag, paper.tag)} />
        <rect x={x} y={y} width={width} height={height} rx={2} />
        <path d={`M${x} ${y}h${field}v${height}h-${field}Z`} />
        <text x={x + field / 2} y={y + 25} textAnchor="middle" style={{ fill: 'white' }}>
          {place + 1}
        </text>
        <text x={x + field + 5} y={y + 16} className={styles.flow}>
          {flow}
        </text>
        <text x={x + field + 5} y={y + 33}>
          {temperature}
        </text>
      </g>
    );
  });
}
