import { availableParallelism } from 'node:os';

/** For work that keeps one core busy for each item: as many at a time as there are cores. */
export async function onAllCores<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
