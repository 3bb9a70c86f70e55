import type { Operation } from '../../../engineering/plant/model.ts';
import { streamsOf } from '../../../engineering/plant/streams.ts';
import type { ShownUnits } from '../../calculator/state.ts';
import { decimalsOf, streamReadings } from '../readings.ts';
import { useLines } from './pipes.tsx';
import { StreamTag } from './stream-line.tsx';

export type TagsProps = {
  operation: Operation;
  units: ShownUnits;
  /** Every second one, from the first or the second. */
  only?: 0 | 1 | undefined;
};

/** The figures of the streams, each beside its pipe. */
export function Tags({ operation, units, only }: TagsProps) {
  const lines = useLines(operation);
  const streams = streamsOf(operation);
  const decimals = decimalsOf(streams, operation.site, units);
  return streams
    .filter((_, place) => only === undefined || place % 2 === only)
    .map((stream) => (
      <StreamTag
        key={stream.id}
        line={lines[stream.id]}
        {...streamReadings(stream, operation.site, units, decimals)}
      />
    ));
}
