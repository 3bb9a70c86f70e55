import { z } from 'zod';
import { COLUMNS, type ColumnName, computedCell } from '../../../engineering/selection/index.ts';
import { nameWith } from '../../../engineering/selection/naming.ts';
import { COLUMN_UNITS } from '../../../engineering/selection/units.ts';
import { sample, slug, text } from './fields.ts';

const computedNames = Object.keys(COLUMNS) as ColumnName[];

const typedFigure = z.strictObject({
  asked: text(80).describe('La condición que la da, como se lee en su «ask»'),
  usual: z.number().optional().describe('La que vale mientras nadie escribe otra'),
});

/**
 * Filled in by the engine, from other columns of the row (by id), fixed figures, the column's own point of
 * the series (`at`) and what the visitor types, in their units.
 */
const computed = z.strictObject({
  by: z.enum(computedNames),
  from: z.array(z.union([slug, z.number(), typedFigure])).min(1),
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
    name: text(60).describe('«{Presión de entrada}» es la cifra de esa condición'),
    unit: text(12).optional().describe('Con unidad, las celdas son números; «1» es sin unidad'),
    at: z.number().optional().describe('Punto de «over» al que vale la columna'),
    decides: z.boolean().optional().describe('Se lee también en un teléfono'),
    source: text(200).optional(),
    computed: computed.optional(),
    sample,
  })
  .superRefine(({ unit, computed: by }, context) => {
    const right = by && COLUMN_UNITS[by.by];
    if (!right || unit === right) return;
    const message = `lo que calcula «${by.by}» está en «${right}»: escriba esa unidad`;
    context.addIssue({ code: 'custom', path: ['unit'], message });
  });

const condition = z.strictObject({
  ask: text(80).describe('Lo que se pregunta: «Carga con su factor»'),
  column: slug.optional().describe('Columna con la que se compara; sin ella, la serie de «over»'),
  counted: slug
    .optional()
    .describe('Columna calculada que se compara en su lugar cuando se escribió de qué depende'),
  fits: z
    .enum(['at-least', 'at-most', 'equal', 'over', 'given'], {
      error: 'escriba «at-least», «at-most», «equal», «over» o «given»',
    })
    .describe(
      'at-least: la fila llega a lo pedido; over: elige la columna de la serie; given: solo entra en el cálculo',
    ),
  least: slug.optional().describe('Columna con lo menos que la fila da'),
  unit: text(12)
    .optional()
    .describe('La de lo que solo entra en el cálculo; las otras llevan la de su columna'),
  help: text(160).optional(),
});

const cell = z.union([z.number(), text(120), z.null()]);

const rawTable = z.strictObject({
  id: slug,
  caption: text(120),
  example: z
    .array(z.union([z.number(), text(60)]))
    .default([])
    .describe('El caso con que abre: una cifra o elección por condición, en su orden'),
  title: text(60).optional().describe('Donde hay varias tablas, lo que se elige con esta'),
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
  note: text(520).optional(),
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
      const isColumn = typed.some(({ id, unit }) => id === from && unit);
      if (typeof from === 'string' && !isColumn && !(from === 'at' && at !== undefined)) {
        tell(['columns', index, 'computed', 'from'], `«${from}» no es una columna con unidad`);
      }
      if (typeof from === 'object' && !conditions.some(({ ask }) => ask === from.asked)) {
        tell(['columns', index, 'computed', 'from'], `«${from.asked}» no es una condición`);
      }
    }
  }
  for (const [index, { column: id, fits, unit, ...others }] of conditions.entries()) {
    for (const other of ['least', 'counted'] as const) {
      if (!ids.includes(others[other] ?? ids[0] ?? '')) {
        tell(['conditions', index, other], 'no es una columna de la tabla');
      }
    }
    if (fits === 'given' && !unit) tell(['conditions', index, 'unit'], 'con «given» lleva unidad');
    if (id === undefined ? !over && fits !== 'given' : !ids.includes(id)) {
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
  return table.columns.map((one) => {
    if (!one.computed) return typedCells[typed.indexOf(one)] ?? null;
    const figures = one.computed.from.map((from) => {
      if (typeof from === 'number') return from;
      if (typeof from === 'object') return from.usual;
      return from === 'at' ? one.at : typedCells[typed.findIndex(({ id }) => id === from)];
    });
    return computedCell(one.computed, figures);
  });
}

/** A name with figures in it is read with the usual ones, and kept to be filled in again. */
function namedColumn(one: RawTable['columns'][number]): RawTable['columns'][number] & {
  pattern?: string;
} {
  const { name, computed: by } = one;
  if (!by || !name.includes('{')) return one;
  const typed = by.from.filter((from) => typeof from === 'object');
  const usualOf = (ask: string) => typed.find(({ asked }) => asked === ask)?.usual;
  return { ...one, name: nameWith(name, usualOf), pattern: name };
}

const selectionTable = rawTable
  .superRefine((table, context) => {
    for (const { path, message } of problemsOf(table)) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .transform((table) => ({
    ...table,
    columns: table.columns.map(namedColumn),
    rows: table.rows.map((row) => filledRow(table, row)),
  }));

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
