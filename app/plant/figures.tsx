import type { Ref } from 'react';
import { formatNumber, formatQuantity, withUnit } from '../../engineering/format.ts';
import { millions } from '../../engineering/money.ts';
import { isUse } from '../../engineering/plant/destinations.ts';
import { DESTINATION_WORDS } from '../../engineering/plant/losses.ts';
import type { Operation, Solution } from '../../engineering/plant/model.ts';
import type { measuresAlone } from '../../engineering/plant/scenarios.ts';
import { valueIn } from '../../engineering/quantities.ts';
import { FigureList } from '../ui/figure-list.tsx';
import { fill } from '../ui/fill.ts';
import styles from './figures.module.css';
import { destinationsOf } from './fuel-destinations.ts';
import { usePlantPage } from './plant-page.ts';
import { percent } from './readings.ts';

type Row = readonly [label: string, value: string];

export type FiguresProps = {
  operation: Operation;
  marginal: Solution['marginal'];
  /** The measure that saves most by itself, where one saves anything. */
  best?: ReturnType<typeof measuresAlone>[0] | undefined;
};

/** What the plant comes to, and what it could save. */
export function figuresOf(
  { operation, marginal, best }: FiguresProps,
  words: ReturnType<typeof usePlantPage>['copy']['figures'],
): Row[] {
  const { year } = operation;
  const rows = destinationsOf(operation);
  const used = rows.filter(({ id }) => isUse(id)).reduce((sum, { share }) => sum + share, 0);
  const [largest] = rows;
  const isBiogenic = year.biogenic > 0;
  return [
    [words.cost, millions(year.cost)],
    [words.used, percent(used)],
    ...(best && best.saving.cost > 0
      ? [
          [
            fill(words.saving, { name: best.measure.label.toLowerCase() }),
            millions(best.saving.cost),
          ] as const,
        ]
      : []),
    ...(largest && !isUse(largest.id)
      ? [
          [
            fill(words.largest, { name: DESTINATION_WORDS[largest.id].label.toLowerCase() }),
            millions(largest.share * year.fuelCost),
          ] as const,
        ]
      : []),
    ...(marginal.high === null
      ? []
      : [[words.marginal, formatQuantity(marginal.high, '₡/t', 3)] as const]),
    [
      isBiogenic ? words.biogenic : words.carbon,
      withUnit(formatNumber(valueIn(isBiogenic ? year.biogenic : year.carbon, 't CO₂'), 3), 't'),
    ],
    ...(year.electricity > 0
      ? [[words.electricity, formatQuantity(year.electricity, 'MWh', 3)] as const]
      : []),
  ];
}

/** The two that matter most stay in sight on a phone while an entry is moved. */
const kept = 2;

type ShownFiguresProps = FiguresProps & {
  ref?: Ref<HTMLDListElement>;
  /** The entries have no answer: these are the last figures that were. */
  isStale?: boolean;
};

export function Figures({ ref, isStale = false, ...props }: ShownFiguresProps) {
  const { copy } = usePlantPage();
  const rows = figuresOf(props, copy.figures);
  return (
    <div className={styles.figures} data-ground="dark" data-stale={isStale}>
      <FigureList ref={ref} className={styles.main} rows={rows.slice(0, kept)} />
      <FigureList className={styles.rest} rows={rows.slice(kept)} />
    </div>
  );
}
