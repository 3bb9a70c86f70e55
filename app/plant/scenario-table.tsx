import { formatNumber, withUnit } from '../../engineering/format.ts';
import { millions } from '../../engineering/money.ts';
import type { Outcome } from '../../engineering/plant/scenarios.ts';
import { type Quantity, valueIn } from '../../engineering/quantities.ts';
import type { DimensionOf, Unit } from '../../engineering/units.ts';
import { usePlantPage } from './plant-page.ts';
import { ReportTable } from './report-table.tsx';
import { savedAndLeft, savedAndLeftColones } from './saving-figures.ts';

/** Today, after, and what lies between. */
export function ScenarioTable({ name, outcome }: { name: string; outcome: Outcome }) {
  const { scenarios, report } = usePlantPage().copy;
  return (
    <ReportTable
      heads={[scenarios.yearly, scenarios.today, name, report.saved]}
      rows={outcomeRows(outcome, scenarios)}
    />
  );
}

type Words = Record<'cost' | 'energy' | 'carbon' | 'water' | 'payback', string>;

export function outcomeRows({ year, saving, payback }: Outcome, words: Words): string[][] {
  const inUnit = <U extends Unit>(
    name: string,
    left: Quantity<DimensionOf<U>>,
    saved: Quantity<DimensionOf<U>>,
    digits: number,
    unit: U,
    written: Unit = unit,
  ) => {
    const today = valueIn(left, unit) + valueIn(saved, unit);
    const shown = savedAndLeft(today, valueIn(saved, unit), digits, written);
    return [name, withUnit(formatNumber(today, digits), written), shown.left, shown.saved];
  };
  const cost = year.cost + saving.cost;
  const colones = savedAndLeftColones(cost, saving.cost);
  return [
    [words.cost, millions(cost), colones.left, colones.saved],
    inUnit(words.energy, year.fuelEnergy, saving.energy, 4, 'MWh'),
    inUnit(words.carbon, year.carbon, saving.carbon, 3, 't CO₂', 't'),
    inUnit(words.water, year.water, saving.water, 4, 'm³'),
    ...(payback === null ? [] : [[words.payback, '', '', inMonthsOrYears(payback)]]),
  ];
}

function inMonthsOrYears(time: NonNullable<Outcome['payback']>): string {
  const years = valueIn(time, 'años');
  return years < 2
    ? withUnit(formatNumber(years * 12, 2), 'meses')
    : withUnit(formatNumber(years, 2), 'años');
}
