import { memo } from 'react';
import type { Operation } from '../../../engineering/plant/model.ts';
import { usePlantPage } from '../plant-page.ts';
import { kilowatts } from '../readings.ts';
import styles from './diagram.module.css';

/** Fuel, stack, drain and heat that passes without flow. */
export function Surroundings({ operation }: { operation: Operation }) {
  const words = usePlantPage().copy.diagram;
  const { balance, destinations } = operation;
  return (
    <g className={styles.surroundings}>
      <path d="M81 380V56M131 380V56M81 56h50" />
      <path className={styles.heat} d="M2 444H38" />
      <text x={76} y={342} textAnchor="end">
        {words.fuel}
      </text>
      <text x={76} y={358} className={styles.flow} textAnchor="end">
        {kilowatts(balance.fuel)}
      </text>
      <text x={140} y={62}>
        {words.stack}
      </text>
      <text x={140} y={78} className={styles.flow}>
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

export const Headers = memo(function Headers({ low }: { low: boolean }) {
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
      {low && (
        <>
          <rect x={520} y={281} width={460} height={18} rx={9} />
          <text x={760} y={320}>
            {words.lowHeader}
          </text>
        </>
      )}
    </g>
  );
});
