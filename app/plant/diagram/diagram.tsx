import type { Solution } from '../../../engineering/plant/model.ts';
import { PLANT_PARTS } from '../../../engineering/plant/parts.ts';
import { type Stream, streamsOf } from '../../../engineering/plant/streams.ts';
import { usePlantPage } from '../plant-page.ts';
import { kilowatts, streamReadings } from '../readings.ts';
import styles from './diagram.module.css';
import { drawing, linesOf } from './lines.ts';
import { MachineDrawing } from './machine-drawing.tsx';
import { type DrawnPart, drawnParts, places } from './machines.ts';
import { StreamLine, StreamTag } from './stream-line.tsx';

export type DiagramProps = {
  solution: Solution;
  /** Which machine's inputs are open. */
  open?: string | undefined;
  onOpen?: (part: DrawnPart) => void;
};

/** The plant as a drawing of pipes: thick where much flows, hot where the enthalpy is. */
export function Diagram({ solution, open, onOpen }: DiagramProps) {
  const { session, copy } = usePlantPage();
  const words = copy.diagram;
  const streams = streamsOf(solution);
  const absent = absentParts(solution);
  const lines = linesOf({
    low: solution.plant.low !== null,
    economizer: !absent.has('economizer'),
  });
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
        <Surroundings solution={solution} />
        {streams.map((stream) => (
          <StreamLine
            key={stream.id}
            line={lines[stream.id]}
            share={stream.flow / most}
            heat={heatOf(stream)}
          />
        ))}
        <Headers solution={solution} />
        {drawnParts.map((part) => (
          <MachineDrawing
            key={part}
            part={part}
            isAbsent={absent.has(part)}
            isTurbine={Boolean(solution.plant.low?.turbine)}
          />
        ))}
        {streams.map((stream) => (
          <StreamTag
            key={stream.id}
            line={lines[stream.id]}
            readings={streamReadings(stream, solution.site, session.units)}
          />
        ))}
      </g>
      {drawnParts.map((part) => {
        const { x, y, width, height } = places[part];
        const label = labelOf(part, solution, words);
        return (
          <foreignObject key={part} x={x} y={y} width={width} height={height}>
            <button
              type="button"
              className={styles.button}
              data-part={part}
              data-absent={absent.has(part)}
              data-turbine={part === 'letDown' && Boolean(solution.plant.low?.turbine)}
              aria-haspopup="dialog"
              aria-expanded={open === part}
              onClick={() => onOpen?.(part)}
            >
              {label}
              {absent.has(part) && (
                <small>{part === 'bare' || part === 'traps' ? words.none : words.absent}</small>
              )}
            </button>
          </foreignObject>
        );
      })}
    </svg>
  );
}

function labelOf(
  part: DrawnPart,
  { plant }: Solution,
  words: ReturnType<typeof usePlantPage>['copy']['diagram'],
): string {
  if (part === 'letDown' && plant.low) return plant.low.turbine ? words.turbine : words.valve;
  if (part === 'letDown' || (part === 'low' && !plant.low)) return words.lowHeader;
  return PLANT_PARTS[part].label;
}

/** What the plant could have and has not: drawn faintly, so that it can be put in. */
function absentParts({ plant, destinations }: Solution): ReadonlySet<DrawnPart> {
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

/** Fuel, stack, drain and heat that passes without flow. */
function Surroundings({ solution }: { solution: Solution }) {
  const words = usePlantPage().copy.diagram;
  const { balance, destinations } = solution;
  return (
    <g className={styles.surroundings}>
      <path d="M75 380V56M125 380V56M75 56h50" />
      <path className={styles.heat} d="M2 444H38" />
      <text x={2} y={342}>
        {words.fuel}
      </text>
      <text x={2} y={358} className={styles.flow}>
        {kilowatts(balance.fuel)}
      </text>
      <text x={134} y={62}>
        {words.stack}
      </text>
      <text x={134} y={78} className={styles.flow}>
        {kilowatts(destinations.stack)}
      </text>
      <path d="M150 630V668" />
      <text x={150} y={684} textAnchor="middle">
        {words.drain}
      </text>
      {balance.preheat > 0 && (
        <>
          <path className={styles.heat} d="M200 612H240V690H284" />
          <text x={246} y={654} className={styles.flow}>
            {kilowatts(balance.preheat)}
          </text>
        </>
      )}
      {destinations.bare > 0 && (
        <text x={516} y={52} className={styles.flow}>
          {kilowatts(destinations.bare)}
        </text>
      )}
      {balance.electricity > 0 && (
        <text x={728} y={170} className={styles.flow}>
          {kilowatts(balance.electricity)}
        </text>
      )}
    </g>
  );
}

function Headers({ solution }: { solution: Solution }) {
  const words = usePlantPage().copy.diagram;
  return (
    <g className={styles.header}>
      <rect x={300} y={81} width={840} height={18} rx={9} />
      <circle cx={340} cy={590} r={15} />
      <path d="M349 578L326 590L349 602" />
      <text x={340} y={566} textAnchor="middle">
        {words.pump}
      </text>
      <text x={985} y={72}>
        {words.highHeader}
      </text>
      {solution.plant.low && (
        <>
          <rect x={520} y={281} width={460} height={18} rx={9} />
          <text x={760} y={320}>
            {words.lowHeader}
          </text>
        </>
      )}
    </g>
  );
}
