import { TABLES, type TableName } from '../../engineering/tables/index.ts';
import { unitsInHeads } from './column-units.ts';

function isTable(name: unknown): name is TableName {
  return typeof name === 'string' && Object.hasOwn(TABLES, name);
}

/** Fills in the rows of every table that names a computed one, over any that are typed; units go to the heads. */
export function fillTables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fillTables);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fillTables(part)]),
  );
  if (filled.type !== 'table') return filled;
  if (!isTable(filled.computed)) return unitsInHeads(filled);
  return unitsInHeads({ ...filled, rows: TABLES[filled.computed]().map((row) => [...row]) });
}
