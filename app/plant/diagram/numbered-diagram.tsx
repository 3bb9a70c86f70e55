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
  words: { ...wide.words, fuel: [2, 371], plume: [712, 556] },
  // Ends before the figures of what does not return.
  headers: { ...wide.headers, low: { ...wide.headers.low, width: 368, name: [734, 295] } },
  lines: (fittings) => {
    const lines = wide.lines(fittings);
    return { ...lines, returned: { ...lines.returned, tag: [644, 480, 632] } };
  },
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

/** So wide is the field of the number, and a letter of the figures beside it. */
const field = 30;
const letter = 8.8;

function NumberedTags({ operation, units }: NumberedDiagramProps) {
  const lines = useLines(operation);
  const streams = streamsOf(operation);
  const decimals = decimalsOf(streams, operation.site, units);
  const rows = streams.map((stream) => streamReadings(stream, operation.site, units, decimals));
  const longest = Math.max(...rows.map(({ flow }) => flow.length));
  const width = Math.min(paper.tag.width, field + 10 + longest * letter);
  const height = paper.tag.height + 4;
  return streams.map((stream, place) => {
    const [left, top, ...pipe] = lines[stream.id].tag;
    // Left of its pipe it ends where a wide one does.
    const x = (pipe[0] ?? left) > left ? left + paper.tag.width - width : left;
    const y = top - 2;
    const tag = [x, y, ...pipe] as const;
    const { flow = '', temperature = '' } = rows[place] ?? {};
    return (
      <g key={stream.id} className={styles.tag}>
        <path d={leader(tag, { ...paper.tag, width, height })} />
        <rect x={x} y={y} width={width} height={height} rx={2} />
        <path d={`M${x} ${y}h${field}v${height}h-${field}Z`} />
        <text x={x + field / 2} y={y + 27} textAnchor="middle" style={{ fill: 'white' }}>
          {place + 1}
        </text>
        <text x={x + field + 5} y={y + 18} className={styles.flow}>
          {flow}
        </text>
        <text x={x + field + 5} y={y + 36}>
          {temperature}
        </text>
      </g>
    );
  });
}
