import { TABLES, type TableName } from '../../engineering/tables/index.ts';
import { unitsInHeads } from './column-units.ts';

function isTable(name: unknown): name is TableName {
  return typeof name === 'string' && Object.hasOwn(TABLES, name);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Fills in the rows of every table that names a computed one, over any that are typed. */
export function fillTables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fillTables);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fillTables(part)]),
  );
  const { type, computed, columns } = filled;
  if (type !== 'table' || !isTable(computed)) return filled;
  const rows = TABLES[computed]();
  return { ...filled, ...(isTexts(columns) ? unitsInHeads({ columns, rows }) : { rows }) };
}
