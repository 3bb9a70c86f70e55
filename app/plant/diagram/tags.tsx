import { useMemo } from 'react';
import type { Operation } from '../../../engineering/plant/model.ts';
import { type Stream, streamsOf } from '../../../engineering/plant/streams.ts';
import type { ShownUnits } from '../../calculator/state.ts';
import { streamReadings } from '../readings.ts';
import { type Line, tagSize } from './lines.ts';
import { useLines } from './pipes.tsx';
import { StreamTag } from './stream-line.tsx';
import type { SeenPart } from './use-seen-part.ts';

export type TagsProps = {
  operation: Operation;
  units: ShownUnits;
  /** While a slider moves, the figures out of sight stay those of this one. */
  resting?: Operation;
  seen?: SeenPart;
  /** Every second one, from the first or the second. */
  only?: 0 | 1;
};

/** The figures of the streams, each beside its pipe. */
export function Tags({ operation, units, resting = operation, seen, only }: TagsProps) {
  const rested = useMemo(() => {
    const readings = (stream: Stream) => streamReadings(stream, resting.site, units);
    return new Map(streamsIn(resting, only).map((stream) => [stream.id, readings(stream)]));
  }, [resting, units, only]);
  const lines = useLines(operation);
  return streamsIn(operation, only).map((stream) => {
    const line = lines[stream.id];
    const readings =
      (isSeen(line, seen) ? undefined : rested.get(stream.id)) ??
      streamReadings(stream, operation.site, units);
    return <StreamTag key={stream.id} line={line} {...readings} />;
  });
}

function isSeen({ tag: [x] }: Line, seen: SeenPart | undefined): boolean {
  return !seen || (x < seen.to && x + tagSize.width > seen.from);
}

function streamsIn(operation: Operation, only: TagsProps['only']): Stream[] {
  return streamsOf(operation).filter((_, place) => only === undefined || place % 2 === only);
}
