import { type DestinationId, isUse } from '../../../engineering/plant/destinations.ts';
import { fuelFlows, type PassageId } from '../../../engineering/plant/fuel-flow.ts';
import type { Operation } from '../../../engineering/plant/model.ts';
import { si } from '../../../engineering/quantities.ts';
import { destinationsOf } from '../fuel-destinations.ts';
import { kilowattPlaces, percent, placedKilowatts } from '../readings.ts';
import { fuelWords, smallLosses } from './fuel-words.ts';
import type { Flow } from './layout.ts';

/**
 * Straight from the fuel, or from a passage that is kept, to where it ends: what was used first; below what leaves
 * the steam, what leaves the fuel. A narrow passage would have its name on the bands of others.
 */
export function fuelPaths(operation: Operation, kept: readonly PassageId[]): Flow[] {
  const flows = fuelFlows(operation);
  const hasAdded = flows.some(({ from }) => from === 'added');
  const source = hasAdded || kept.includes('boiler') ? 'boiler' : 'fuel';
  const shown = new Set<string>([...kept, ...(hasAdded ? ['added', 'boiler'] : [])]);
  const passages = new Set<string>(flows.map(({ from }) => from));
  const paths = flows
    .filter(({ to }) => shown.has(to) || !passages.has(to))
    .map((flow) => ({
      ...flow,
      from: flow.from === 'fuel' || shown.has(flow.from) ? flow.from : source,
    }));
  return withoutThreads(paths, source, operation.balance.fuel).toSorted(
    (a, b) => order(a, source) - order(b, source) || b.power - a.power,
  );
}

/** Losses so small that their bands would be threads are one band; the list below names each. */
function withoutThreads(paths: Flow[], source: string, fuel: number): Flow[] {
  const isThread = ({ from, to, power }: Flow) =>
    from === source && fuelWords(to).end === 'loss' && power < fuel / 50;
  const threads = paths.filter(isThread);
  const [first, ...others] = threads;
  if (!first || others.length === 0) return paths;
  const power = threads.reduce((sum, thread) => sum + thread.power, 0);
  return [...paths.filter((path) => !isThread(path)), { ...first, to: smallLosses, power }];
}

function order({ from, to }: Flow, source: string): number {
  const { end } = fuelWords(to);
  if (to === smallLosses) return 2.5;
  if (end === 'loss') return from === 'fuel' && source !== 'fuel' ? 3 : 2;
  return end === 'use' ? 1 : 0;
}

/** What is written below a name, with the places of the list; of the process and the small losses, the sum of their rows there. */
export function fuelFigures(operation: Operation, flows: readonly Flow[]) {
  const drawn = new Set(flows.map(({ to }) => to));
  const rows = destinationsOf(operation);
  const places = kilowattPlaces(rows.map(({ id }) => operation.destinations[id]));
  const sumOf = (isIn: (id: DestinationId) => boolean) =>
    rows.reduce((total, { id, roundedPower }) => total + (isIn(id) ? roundedPower : 0), 0);
  const sums: Record<string, number> = {
    process: sumOf(isUse),
    [smallLosses]: sumOf((id) => !drawn.has(id)),
  };
  return (power: number, id: string) => {
    const shown = placedKilowatts(si('power', sums[id] ?? power), places);
    return `${shown} · ${percent(power / operation.balance.fuel)}`;
  };
}
