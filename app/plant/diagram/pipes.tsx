import { useMemo } from 'react';
import type { Operation } from '../../../engineering/plant/model.ts';
import { type Stream, streamsOf } from '../../../engineering/plant/streams.ts';
import { useRestedPlant } from '../plant-page.ts';
import { decimalsOf } from '../readings.ts';
import styles from './diagram.module.css';
import { HeatLegend } from './heat-legend.tsx';
import { useLayout } from './layout.ts';
import { MachineDrawing } from './machine-drawing.tsx';
import { absentParts, drawnParts } from './machines.ts';
import { lineWidth, StreamHop, StreamLine } from './stream-line.tsx';
import { Headers, Surroundings, Traps } from './surroundings.tsx';

/** The drawing without its figures: pipes, machines, and what is around them. */
export function Pipes({ operation }: { operation: Operation }) {
  const { plant } = operation;
  const streams = streamsOf(operation);
  const { units } = useRestedPlant();
  const decimals = decimalsOf(streams, operation.site, units);
  const absent = absentParts(operation);
  const lines = useLines(operation);
  const idle = (plant.low ? (['highUse', 'letDown', 'lowUse'] as const) : []).filter((id) =>
    streams.every((stream) => stream.id !== id),
  );
  const isTurbine = Boolean(plant.low?.turbine);
  const most = Math.max(...streams.map(({ flow }) => flow));
  const enthalpies = streams.map(({ enthalpy }) => enthalpy);
  const [least, greatest] = [Math.min(...enthalpies), Math.max(...enthalpies)];
  const heatOf = ({ enthalpy }: Stream) => (enthalpy - least) / (greatest - least || 1);
  return (
    <>
      <Surroundings operation={operation} decimals={decimals} />
      <HeatLegend least={least} greatest={greatest} decimals={decimals} />
      {/* A closed valve, users that take nothing: their pipe is there. */}
      <g className={styles.machine} data-absent="true">
        {idle.map((id) => (
          <path key={id} d={lines[id].path} />
        ))}
      </g>
      {[StreamLine, StreamHop].map((Part) =>
        streams.map((stream) => (
          <Part
            key={stream.id}
            line={lines[stream.id]}
            width={lineWidth(stream.flow / most)}
            heat={Math.round(100 * heatOf(stream))}
          />
        )),
      )}
      <Headers operation={operation} decimals={decimals} />
      <Traps streams={streams} />
      {drawnParts.map((part) => (
        <MachineDrawing key={part} part={part} isAbsent={absent.has(part)} isTurbine={isTurbine} />
      ))}
    </>
  );
}

export function useLines({ plant }: Operation) {
  const { lines } = useLayout();
  const [low, economizer] = [plant.low !== null, plant.boiler.economizer > 0];
  return useMemo(() => lines({ low, economizer }), [lines, low, economizer]);
}
