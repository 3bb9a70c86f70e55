import { formatDecimals } from '../../engineering/format.ts';
import type { Operation } from '../../engineering/plant/model.ts';
import {
  STREAM_LABELS,
  type Stream,
  type StreamId,
  streamsOf,
} from '../../engineering/plant/streams.ts';
import { ventedFlash } from '../../engineering/plant/vented-flash.ts';
import { si } from '../../engineering/quantities.ts';
import type { Unit } from '../../engineering/units.ts';
import { unitSymbol } from '../../engineering/units.ts';
import { useLabels } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { ReadyFieldset } from '../ui/ready-fieldset.tsx';
import { Scroller } from '../ui/scroller.tsx';
import tableStyles from '../ui/table.module.css';
import { PlainSelect } from './plain-select.tsx';
import { usePlantPage, useRestedPlant } from './plant-page.ts';
import {
  type Decimals,
  decimalsOf,
  percent,
  placed,
  type Reading,
  readings,
  shown,
  streamReadings,
  unitOf,
} from './readings.ts';
import styles from './streams-table.module.css';

const columns = Object.keys(readings) as Reading[];

/** The figures of the drawing; on paper its heads have the units. */
export function StreamsTable({ onPaper = false }: { onPaper?: boolean }) {
  const { copy } = usePlantPage();
  const { solution, units } = useRestedPlant();
  const streams = streamsOf(solution);
  const decimals = decimalsOf(streams, solution.site, units);
  const figure = onPaper ? placed : shown;
  const figures = streams.map((stream) =>
    streamReadings(stream, solution.site, units, decimals, figure),
  );
  return (
    <Scroller className={styles.scroller} aria-label={copy.streams.table}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col">{copy.streams.stream}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-figure>
                {copy.diagram[column]}
                {onPaper && `, ${unitSymbol(unitOf(column, units))}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {streams.map((stream, row) => (
            <tr key={stream.id}>
              <th scope="row">
                {onPaper && <b>{row + 1}</b>}
                {STREAM_LABELS[stream.id]}
                {isWet(stream) && (
                  <span>
                    {fill(copy.streams.quality, { quality: formatDecimals(stream.dryness, 2) })}
                  </span>
                )}
                <OpenTank id={stream.id} operation={solution} decimals={decimals} />
              </th>
              {columns.map((column) => (
                <td key={column} data-figure>
                  {figures[row]?.[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** Steam that carries water; condensate has none of it, and dry steam nothing to tell. */
const isWet = ({ dryness }: Stream) => dryness > 0.005 && dryness < 0.995;

type OpenTankProps = { id: StreamId; operation: Operation; decimals: Decimals };

/** What the balance does not take off the condensate, and what it would do to the make-up. */
function OpenTank({ id, operation, decimals }: OpenTankProps) {
  const { copy } = usePlantPage();
  const { units } = useRestedPlant();
  const { returned, makeup } = operation.balance;
  const vented = ventedFlash(operation);
  if (!(vented > 0) || (id !== 'returned' && id !== 'makeup')) return null;
  const told = id === 'makeup' ? si('massFlow', makeup + vented) : vented;
  return (
    <small>
      {fill(copy.streams[id], {
        flow: shown(told, 'flow', units, decimals),
        share: percent(vented / returned),
      })}
    </small>
  );
}

/** One choice of unit for each figure of the drawing and the table. */
export function UnitChoices() {
  const { copy, actions } = usePlantPage();
  const { units: chosen } = useRestedPlant();
  const { calculator } = useLabels();
  return (
    <ReadyFieldset className={styles.units} data-print="never">
      <legend>{copy.diagram.units}</legend>
      {columns.map((column) => {
        const { key, unit, units } = readings[column];
        return (
          <PlainSelect
            key={column}
            aria-label={fill(calculator.unitOf, { name: copy.diagram[column] })}
            value={chosen[key] ?? unit}
            onChange={(event) => actions.setUnit(key, event.target.value as Unit)}
          >
            {units.map((candidate) => (
              <option key={candidate} value={candidate}>
                {unitSymbol(candidate)}
              </option>
            ))}
          </PlainSelect>
        );
      })}
    </ReadyFieldset>
  );
}
