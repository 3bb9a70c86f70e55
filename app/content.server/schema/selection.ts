import { z } from 'zod';
import { COLUMNS, type ColumnName } from '../../../engineering/selection/index.ts';
import { sample, slug, text } from './fields.ts';

const computedNames = Object.keys(COLUMNS) as ColumnName[];

/** Filled in by the engine, from other columns of the row (by id) and fixed figures, in their units. */
const computed = z.strictObject({
  by: z.enum(computedNames),
  from: z.array(z.union([slug, z.number()])).min(1),
  significant: z.number().int().min(1).max(6).default(3).describe('Cifras significativas'),
  method: text(200).describe('Norma o fórmula y supuestos, como se leen bajo la tabla'),
});

/**
 * Where the figures of a column come from, one of three: `source` cites a standard or a maker's sheet,
 * `computed` is our engine, `sample` is invented until the owner replaces it.
 */
const column = z
  .strictObject({
    id: slug,
    name: text(60),
    unit: text(12).optional().describe('Con unidad, las celdas son números; «1» es sin unidad'),
    at: z.number().optional().describe('Punto de «over» al que vale la columna'),
    source: text(200).optional(),
    computed: computed.optional(),
    sample,
  })
  .refine((one) => !one.computed || one.unit, {
    path: ['unit'],
    message: 'una columna calculada lleva unidad; «1» si no tiene',
  });

const condition = z.strictObject({
  ask: text(80).describe('Lo que se pregunta: «Carga de condensado con su factor»'),
  column: slug.optional().describe('Columna con la que se compara; sin ella, la serie de «over»'),
  fits: z
    .enum(['at-least', 'at-most', 'equal', 'over'], {
      error: 'escriba «at-least», «at-most», «equal» u «over»',
    })
    .describe('at-least: la fila llega a lo pedido; over: elige la columna de la serie'),
  help: text(160).optional(),
});

const cell = z.union([z.number(), text(120), z.null()]);

const rawTable = z.strictObject({
  id: slug,
  caption: text(120),
  lead: text(300).optional(),
  over: z
    .strictObject({
      name: text(60),
      unit: text(12),
      take: z
        .enum(['below', 'above'], { error: 'escriba «below» o «above»' })
        .describe('Entre dos puntos vale la columna del lado seguro'),
    })
    .optional()
    .describe('Variable de las columnas que llevan «at»'),
  columns: z.array(column).min(2),
  conditions: z.array(condition).max(4).default([]),
  rows: z
    .array(z.array(cell))
    .min(2, 'una tabla lleva al menos dos filas')
    .describe('Celdas en el orden de las columnas, sin las calculadas; null donde no aplica'),
  note: text(400).optional(),
});

type RawTable = z.infer<typeof rawTable>;
type Issue = { path: (string | number)[]; message: string };

const isTyped = ({ computed: by }: RawTable['columns'][number]) => !by;

function problemsOf(table: RawTable): Issue[] {
  const { columns, rows, conditions, over } = table;
  const ids = columns.map(({ id }) => id);
  const typed = columns.filter(isTyped);
  const problems: Issue[] = [];
  const tell = (path: (string | number)[], message: string) => problems.push({ path, message });
  if (new Set(ids).size < ids.length) tell(['columns'], 'dos columnas llevan el mismo «id»');
  for (const [index, { source, computed: by, sample: invented, at }] of columns.entries()) {
    const origins = [source, by, invented].filter(Boolean).length;
    if (index === 0 ? origins > 1 : origins !== 1) {
      tell(['columns', index], 'lleva «source», «computed» o «sample: true», uno de los tres');
    }
    if (at !== undefined && !over) tell(['columns', index, 'at'], 'falta «over» en la tabla');
    for (const from of by?.from ?? []) {
      if (typeof from === 'string' && !typed.some(({ id, unit }) => id === from && unit)) {
        tell(['columns', index, 'computed', 'from'], `«${from}» no es una columna con unidad`);
      }
    }
  }
  for (const [index, { column: id, fits }] of conditions.entries()) {
    if (id === undefined ? !over : !ids.includes(id)) {
      tell(['conditions', index, 'column'], 'no es una columna de la tabla, ni hay «over»');
    }
    if (fits === 'over' && id) tell(['conditions', index, 'column'], 'con «over» va sin columna');
  }
  const names = rows.map(([name]) => name);
  for (const [index, row] of rows.entries()) {
    if (row.length !== typed.length) {
      tell(['rows', index], `lleva ${typed.length} celdas, una por columna no calculada`);
    }
    if (names.indexOf(row[0] ?? null) < index) tell(['rows', index], 'otra fila se llama igual');
    for (const [place, { unit }] of typed.entries()) {
      const value = row[place];
      const isNumber = typeof value === 'number';
      if (value !== undefined && value !== null && isNumber !== Boolean(unit)) {
        tell(['rows', index, place], unit ? 'escriba un número o null' : 'escriba un texto');
      }
    }
  }
  return problems;
}

/** The cells that the engine fills, each at the place of its column. */
function filledRow(
  table: RawTable,
  typedCells: RawTable['rows'][number],
): RawTable['rows'][number] {
  const typed = table.columns.filter(isTyped);
  const figure = (from: string | number) =>
    typeof from === 'number' ? from : typedCells[typed.findIndex(({ id }) => id === from)];
  return table.columns.map((one) => {
    if (!one.computed) return typedCells[typed.indexOf(one)] ?? null;
    const figures = one.computed.from.map(figure);
    if (!figures.every((value) => typeof value === 'number')) return null;
    const fill: (...figures: number[]) => number = COLUMNS[one.computed.by];
    return Number(fill(...figures).toPrecision(one.computed.significant));
  });
}

const selectionTable = rawTable
  .superRefine((table, context) => {
    for (const { path, message } of problemsOf(table)) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .transform((table) => ({ ...table, rows: table.rows.map((row) => filledRow(table, row)) }));

/** What there is to choose from, with where each figure comes from. */
export const selection = z.strictObject({
  title: text(60),
  lead: text(300),
  tables: z.array(selectionTable).min(1),
});

export type Selection = z.infer<typeof selection>;
export type SelectionTable = Selection['tables'][number];
export type SelectionColumn = SelectionTable['columns'][number];
export type SelectionCondition = SelectionTable['conditions'][number];
export type SelectionCell = SelectionTable['rows'][number][number];
