import { formatDecimals, withUnit } from '../../../engineering/format.ts';
import { PASSAGES, type PassageId } from '../../../engineering/plant/fuel-flow.ts';
import { EXAMPLE_PLANT, solveOperation } from '../../../engineering/plant/model.ts';
import { solved } from '../../../engineering/solved.ts';
import { addedCosts } from '../../plant/added-costs.ts';
import { fuelPaths } from '../../plant/sankey/fuel-paths.ts';
import { fuelWords } from '../../plant/sankey/fuel-words.ts';
import { type Size, sankeyLayout } from '../../plant/sankey/layout.ts';
import type { MeasuredSteam } from './schema.ts';

export function drawnBalance(measured: MeasuredSteam | undefined): DrawnBalance {
  return measured ? steamBalance(measured) : exampleBalance();
}

/** What an analysis ends with: the steam of a header by branch, and whether what is left over can be told from nothing. */
export function steamBalance({ entry, branches, difference, accuracy }: MeasuredSteam) {
  const sum = branches.reduce((total, { kgh }) => total + kgh, 0);
  const rest = entry.kgh - sum;
  const uncertainty = (accuracy / 100) * Math.hypot(entry.kgh, ...branches.map(({ kgh }) => kgh));
  const flows = [...branches, { label: difference, kgh: rest }].map(({ label, kgh }) => ({
    from: entry.label,
    to: label,
    power: kgh,
  }));
  const drawn = (size: Size) => ({
    ...sankeyLayout(
      flows,
      (id) => ({ label: id, end: endOf(id) }),
      (power, id) => {
        const flow = `${formatDecimals(power, 0)}${id === difference ? ` ± ${formatDecimals(uncertainty, 0)}` : ''}`;
        return `${withUnit(flow, 'kg/h')} · ${percent(power / entry.kgh)}`;
      },
      size,
    ),
    size: { width: size.width, height: size.height },
  });
  const endOf = (id: string) =>
    id === entry.label ? undefined : id === difference ? 'loss' : 'use';
  return {
    desk: drawn({ width: 800, height: 420, labels: 240, gap: 54 }),
    phone: drawn({ width: 350, height: 370, labels: 190, gap: 36 }),
  };
}

/** What an audit ends with: the example plant's fuel, every loss with its share and price of a year. */
function exampleBalance() {
  const operation = solved(solveOperation(EXAMPLE_PLANT));
  const { fuel } = operation.balance;
  const ends = fuelPaths(operation, []).map(({ to, power }) => [to, power] as const);
  const { stack } = operation.destinations;
  const { fuelCost } = operation.year;
  const { boiler } = addedCosts({ stack, boiler: fuel - stack }, fuelCost);
  const { sum, ...ended } = addedCosts(Object.fromEntries(ends), fuelCost);
  const costs: Record<string, string | undefined> = { ...ended, fuel: sum, boiler };
  const drawn = (size: Size, kept: PassageId[]) => ({
    ...sankeyLayout(
      fuelPaths(operation, kept),
      (id) => (id === 'highUse' ? { label: PASSAGES.process, end: 'use' } : fuelWords(id)),
      // All of it is not told as a share too.
      (power, id) => [costs[id], ...(id === 'fuel' ? [] : [percent(power / fuel)])].join(' · '),
      size,
    ),
    size: { width: size.width, height: size.height },
  });
  return {
    desk: drawn({ width: 800, height: 460, labels: 290, gap: 46 }, ['boiler']),
    phone: drawn({ width: 350, height: 400, labels: 213, gap: 36 }, []),
  };
}

function percent(share: number): string {
  return withUnit(formatDecimals(100 * share, share < 1 ? 1 : 0), '%');
}

export type DrawnBalance = ReturnType<typeof steamBalance>;
