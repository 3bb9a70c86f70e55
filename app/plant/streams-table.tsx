import { STREAM_LABELS, streamsOf } from '../../engineering/plant/streams.ts';
import type { Unit } from '../../engineering/units.ts';
import { unitSymbol } from '../../engineering/units.ts';
import { useLabels } from '../site.ts';
import { fill } from '../ui/fill.ts';
import { ReadyFieldset } from '../ui/ready-fieldset.tsx';
import { Scroller } from '../ui/scroller.tsx';
import tableStyles from '../ui/table.module.css';
import { PlainSelect } from './plain-select.tsx';
import { usePlantPage, useRestedPlant } from './plant-page.ts';
import { type Reading, readings, streamReadings } from './readings.ts';
import styles from './streams-table.module.css';

const columns = Object.keys(readings) as Reading[];

export function StreamsTable() {
  const { copy } = usePlantPage();
  const { solution, units } = useRestedPlant();
  return (
    <Scroller className={styles.scroller} aria-label={copy.streams.table}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col">{copy.streams.stream}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-figure data-column={column}>
                {copy.diagram[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {streamsOf(solution).map((stream) => {
            const shown = streamReadings(stream, solution.site, units);
            return (
              <tr key={stream.id}>
                <th scope="row">{STREAM_LABELS[stream.id]}</th>
                {columns.map((column) => (
                  <td key={column} data-figure data-column={column}>
                    {shown[column]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
}

/** One choice of unit for each figure of the drawing and the table. */
export function UnitChoices() {
  const { copy, actions } = usePlantPage();
  const { units: shown } = useRestedPlant();
  const { calculator } = useLabels();
  return (
    <ReadyFieldset className={styles.units}>
      <legend>{copy.diagram.units}</legend>
      {columns.map((column) => {
        const { key, unit, units } = readings[column];
        return (
          <PlainSelect
            key={column}
            aria-label={fill(calculator.unitOf, { name: copy.diagram[column] })}
            value={shown[key] ?? unit}
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
