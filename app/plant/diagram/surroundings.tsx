import { memo } from 'react';
import { DESTINATION_WORDS } from '../../../engineering/plant/losses.ts';
import type { Operation } from '../../../engineering/plant/model.ts';
import type { Stream, StreamId } from '../../../engineering/plant/streams.ts';
import { ventedFlash } from '../../../engineering/plant/vented-flash.ts';
import { gauge, si } from '../../../engineering/quantities.ts';
import { usePlantPage, useRestedPlant } from '../plant-page.ts';
import { type Decimals, kilowatts, shown } from '../readings.ts';
import styles from './diagram.module.css';
import { type Layout, type Pump, type Spot, useLayout } from './layout.ts';

type DrawnProps = { operation: Operation; decimals: Decimals };

/** Fuel, stack, drain and heat that passes without flow. */
export function Surroundings({ operation, decimals }: DrawnProps) {
  const { diagram } = usePlantPage().copy;
  const { units } = useRestedPlant();
  const { stack, burner, drain, preheat, plume, words, notReturned, tag } = useLayout();
  const { balance, destinations, plant } = operation;
  const { economizer, gasTemperature } = plant.boiler;
  const vented = ventedFlash(operation);
  const stackName = DESTINATION_WORDS.stack.label;
  const stackLines = tag.figures === 4 ? [stackName] : stackName.split(/ (?=y )/);
  return (
    <g className={styles.surroundings}>
      <path d={stack} />
      <path className={styles.heat} d={burner} />
      <Named at={words.fuel} name={diagram.fuel}>
        {kilowatts(balance.fuel)}
      </Named>
      {stackLines.map((line, row) => (
        <Word key={line} at={[words.stack[0], words.stack[1] + 16 * row]}>
          {line}
        </Word>
      ))}
      <Figure at={[words.stack[0], words.stack[1] + 16 * stackLines.length]}>
        {kilowatts(destinations.stack)}
      </Figure>
      {gasTemperature !== undefined && (
        <Word at={[words.stack[0], words.stack[1] + 16 * (stackLines.length + 1)]}>
          {shown(gasTemperature, 'temperature', units, decimals)}
        </Word>
      )}
      {economizer > 0 && (
        <Figure at={words.economizer}>{kilowatts(si('power', economizer * balance.fuel))}</Figure>
      )}
      <path d={drain} />
      <text x={words.drain[0]} y={words.drain[1]} textAnchor="middle">
        {diagram.drain}
      </text>
      {balance.preheat > 0 && (
        <>
          <path className={styles.heat} d={preheat} strokeDasharray="7 4" />
          <Figure at={words.preheat}>{kilowatts(balance.preheat)}</Figure>
        </>
      )}
      {/* Broken: the balance has all condensate come back; what the tank let go, make-up would replace. */}
      {vented > 0 && (
        <>
          <path d={plume} strokeDasharray="4 3" />
          <Named at={words.plume} name={diagram.vented}>
            {`+${shown(vented, 'flow', units, decimals)}`}
          </Named>
          <Word at={[words.plume[0], words.plume[1] + 32]}>{diagram.moreMakeup}</Word>
        </>
      )}
      {destinations.returnCooling > 0 && (
        <Named at={words.cooling} name={diagram.cooling} isOneLine={tag.figures === 2}>
          {kilowatts(destinations.returnCooling)}
        </Named>
      )}
      {plant.high.use > 0 && plant.high.returned < 1 && (
        <Word at={notReturned.high}>{diagram.notReturned}</Word>
      )}
      {plant.low && plant.low.use > 0 && plant.low.returned < 1 && (
        <Word at={notReturned.low}>{diagram.notReturned}</Word>
      )}
      {balance.electricity > 0 && (
        <Figure at={words.electricity}>{kilowatts(balance.electricity)}</Figure>
      )}
    </g>
  );
}

type FigureProps = {
  at: Spot;
  children: string;
};

function Word({ at: [x, y], children }: FigureProps) {
  return (
    <text x={x} y={y}>
      {children}
    </text>
  );
}

function Figure({ at: [x, y], children }: FigureProps) {
  return (
    <text x={x} y={y} className={styles.flow}>
      {children}
    </text>
  );
}

type NamedProps = FigureProps & { name: string; isOneLine?: boolean };

/** A figure under its name; in one line, which then ends where they are. */
function Named({ name, at, isOneLine, children }: NamedProps) {
  return isOneLine ? (
    <text x={at[0]} y={at[1]} textAnchor="end">
      {name} <tspan className={styles.flow}>{children}</tspan>
    </text>
  ) : (
    <>
      <Word at={at}>{name}</Word>
      <Figure at={[at[0], at[1] + 16]}>{children}</Figure>
    </>
  );
}

export function Headers({ operation, decimals }: DrawnProps) {
  const words = usePlantPage().copy.diagram;
  const { units } = useRestedPlant();
  const { headers, pumps } = useLayout();
  const { plant, site, balance } = operation;
  const nameOf = (name: string, pressure: typeof site) =>
    `${name} · ${shown(gauge(pressure, site), 'pressure', units, decimals)}`;
  return (
    <g className={styles.header}>
      <PumpSign pump={pumps.feedwater} name={words.pump} />
      {balance.returned > 0 && <PumpSign pump={pumps.condensate} name={words.pump} />}
      <Header bar={headers.high} name={nameOf(words.highHeader, plant.high.pressure)} />
      {plant.low && <Header bar={headers.low} name={nameOf(words.lowHeader, plant.low.pressure)} />}
    </g>
  );
}

function PumpSign({ pump: { at, turned, name: spot }, name }: { pump: Pump; name: string }) {
  return (
    <>
      <g transform={`translate(${at.join(' ')}) rotate(${turned})`}>
        <circle r={15} />
        <path d="M-12 9L0-14L12 9" />
      </g>
      <text x={spot[0]} y={spot[1]} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

const trapSize = 8;

/** A circle, its lower half full: what lets water pass and holds steam back. */
export function Traps({ streams }: { streams: readonly Stream[] }) {
  const spots: Partial<Record<StreamId, Spot>> = useLayout().traps;
  const d = `h${2 * trapSize}a${trapSize} ${trapSize} 0 0 1 -${2 * trapSize} 0`;
  return streams.map(({ id }) => {
    const [x, y] = spots[id] ?? [];
    if (x === undefined || y === undefined) return null;
    return (
      <g key={id} className={styles.trap}>
        <circle cx={x} cy={y} r={trapSize} />
        <path d={`M${x - trapSize} ${y}${d}`} />
      </g>
    );
  });
}

type HeaderProps = { bar: Layout['headers']['high']; name: string };

const Header = memo(function Header({ bar, name }: HeaderProps) {
  return (
    <>
      <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} rx={bar.height / 2} />
      <text x={bar.name[0]} y={bar.name[1]} textAnchor="middle">
        {name}
      </text>
    </>
  );
});
