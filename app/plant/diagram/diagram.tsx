import { useMemo } from 'react';
import type { Operation } from '../../../engineering/plant/model.ts';
import { PLANT_PARTS } from '../../../engineering/plant/parts.ts';
import { type Stream, streamsOf } from '../../../engineering/plant/streams.ts';
import type { ShownUnits } from '../../calculator/state.ts';
import { usePlantPage } from '../plant-page.ts';
import { streamReadings } from '../readings.ts';
import styles from './diagram.module.css';
import { drawing, type Line, linesOf, tagSize } from './lines.ts';
import { MachineButton } from './machine-button.tsx';
import { MachineDrawing } from './machine-drawing.tsx';
import { type DrawnPart, drawnParts } from './machines.ts';
import { lineWidth, StreamLine, StreamTag } from './stream-line.tsx';
import { Headers, Surroundings } from './surroundings.tsx';
import type { SeenPart } from './use-seen-part.ts';

export type DiagramProps = {
  operation: Operation;
  units: ShownUnits;
  /** While a slider moves, the figures out of sight stay those of this one. */
  resting?: Operation;
  seen?: SeenPart | undefined;
  /** Which machine's inputs are open. */
  open?: string | undefined;
  /** Without it, as on paper, the machines cannot be pressed. */
  onOpen?: ((part: DrawnPart) => void) | undefined;
};

/** The plant as a drawing of pipes: thick where much flows, hot where the enthalpy is. */
export function Diagram(props: DiagramProps) {
  const { operation, units, resting: rested = operation, seen, open, onOpen } = props;
  const words = usePlantPage().copy.diagram;
  const streams = useMemo(() => streamsOf(operation), [operation]);
  const resting = useMemo(() => readingsOf(rested, units), [rested, units]);
  const absent = absentParts(operation);
  const low = operation.plant.low !== null;
  const economizer = !absent.has('economizer');
  const isTurbine = Boolean(operation.plant.low?.turbine);
  const lines = useMemo(() => linesOf({ low, economizer }), [low, economizer]);
  const most = Math.max(...streams.map(({ flow }) => flow));
  const heatOf = heatScale(streams);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      className={styles.diagram}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="group"
      aria-label={words.name}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
      <g aria-hidden="true">
        <Surroundings operation={operation} />
        {streams.map((stream) => (
          <StreamLine
            key={stream.id}
            line={lines[stream.id]}
            width={lineWidth(stream.flow / most)}
            heat={Math.round(100 * heatOf(stream))}
          />
        ))}
        <Headers low={low} />
        {drawnParts.map((part) => (
          <MachineDrawing
            key={part}
            part={part}
            isAbsent={absent.has(part)}
            isTurbine={isTurbine}
          />
        ))}
        {streams.map((stream) => (
          <StreamTag
            key={stream.id}
            line={lines[stream.id]}
            {...((isSeen(lines[stream.id], seen) ? undefined : resting.get(stream.id)) ??
              streamReadings(stream, operation.site, units))}
          />
        ))}
      </g>
      {drawnParts.map((part) => (
        <MachineButton
          key={part}
          part={part}
          label={labelOf(part, operation, words)}
          absent={absent.has(part) ? absence(part, words) : undefined}
          isTurbine={part === 'letDown' && isTurbine}
          isOpen={open === part}
          onOpen={onOpen}
        />
      ))}
    </svg>
  );
}

function isSeen({ tag: [x] }: Line, seen: SeenPart | undefined): boolean {
  return !seen || (x < seen.to && x + tagSize.width > seen.from);
}

function readingsOf(operation: Operation, units: ShownUnits) {
  return new Map(
    streamsOf(operation).map((stream) => [
      stream.id,
      streamReadings(stream, operation.site, units),
    ]),
  );
}

type Words = ReturnType<typeof usePlantPage>['copy']['diagram'];

function absence(part: DrawnPart, words: Words): string {
  return part === 'bare' || part === 'traps' ? words.none : words.absent;
}

function labelOf(part: DrawnPart, { plant }: Operation, words: Words): string {
  if (part === 'letDown' && plant.low) return plant.low.turbine ? words.turbine : words.valve;
  if (part === 'letDown' || (part === 'low' && !plant.low)) return words.lowHeader;
  return PLANT_PARTS[part].label;
}

/** What the plant could have and has not: drawn faintly, so that it can be put in. */
function absentParts({ plant, destinations }: Operation): ReadonlySet<DrawnPart> {
  const absent: [DrawnPart, boolean][] = [
    ['economizer', plant.boiler.economizer === 0],
    ['letDown', plant.low === null],
    ['low', plant.low === null],
    ['bare', destinations.bare === 0],
    ['traps', destinations.leaks === 0],
  ];
  return new Set(absent.filter(([, isAbsent]) => isAbsent).map(([part]) => part));
}

function heatScale(streams: readonly Stream[]) {
  const enthalpies = streams.map(({ enthalpy }) => enthalpy);
  const [least, greatest] = [Math.min(...enthalpies), Math.max(...enthalpies)];
  return ({ enthalpy }: Stream) => (enthalpy - least) / (greatest - least || 1);
}
