import { type DestinationId, isUse } from '../../engineering/plant/destinations.ts';
import { DESTINATION_WORDS } from '../../engineering/plant/losses.ts';
import type { Operation } from '../../engineering/plant/model.ts';
import { fuelTable } from './fuel-sums.ts';
import { usePlantPage } from './plant-page.ts';
import { ReportTable } from './report-table.tsx';

/** On paper: the losses beside what the process took, each with its sum, and both together. */
export function FuelTable({ operation }: { operation: Operation }) {
  const { copy } = usePlantPage();
  const words = copy.report;
  const { ids, sumOf, isOff } = fuelTable(operation);
  const heads = [words.power, words.share, words.millions];
  const rowsOf = (isMember: (id: DestinationId) => boolean) => [
    ...ids
      .filter(isMember)
      .map((id) => [DESTINATION_WORDS[id].label, ...sumOf((other) => other === id)]),
    [words.sum, ...sumOf(isMember)],
  ];
  return (
    <div className="report-columns">
      <ReportTable heads={[words.losses, ...heads]} rows={rowsOf((id) => !isUse(id))} sums={1} />
      <div>
        <ReportTable
          heads={[copy.figures.used, ...heads]}
          rows={[...rowsOf(isUse), [words.fuel, ...sumOf(() => true)]]}
          sums={2}
        />
        <p>
          {copy.sankey.note} {isOff && words.rounded}
        </p>
      </div>
    </div>
  );
}
