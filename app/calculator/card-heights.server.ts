import type {
  Calculator,
  Choice,
  Comparison,
  Evaluation,
  Input,
  Output,
} from '../../engineering/calculator.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { solved } from '../../engineering/solved.ts';
import { formatOutput, isSentence } from './case.ts';
import { fieldsOf, freeCells, isChoice, pairsOf, thirdsOf } from './cells.ts';
import { rowsAlone, type ShownOutput, shownOutputs } from './shown-outputs.ts';

type Abreast = 2 | 3 | 4;

/** About how high the parts of the card are where they are so wide, all in pixels. */
export type CardHeights = {
  /** So many in a row; with the limits in what the last one leaves free, or without. */
  entries: (width: number, abreast: Abreast, isWithin: boolean) => number;
  /** Its rows in so many columns. */
  answer: (width: number, columns: 1 | 2) => number;
  limits: (width: number) => number;
  entryRows: (abreast: Abreast) => number;
  /** How many cells their last row leaves free. */
  free: (abreast: Abreast) => number;
  /** How many the answer has. */
  rows: number;
};

/** A letter's width and a line's height, in the sizes of app/styles/tokens.css. */
const text = {
  caption: { letter: 6.2, line: 18.5 },
  small: { letter: 7.3, line: 21 },
  note: { letter: 6.2, line: 21 },
  label: { letter: 7.9, line: 19 },
  main: { letter: 14.5, line: 36 },
};
const gap = 24;
/** Between the two columns of a wide answer's rows. */
const columnGap = 40;

function heightOf(words: string, width: number, { letter, line }: typeof text.label): number {
  return line * Math.max(1, Math.ceil((words.length * letter) / width));
}

function tallest(heights: readonly number[]): number {
  return Math.max(0, ...heights);
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}

/** Side by side as long as they fit. */
function inLines<Item>(items: readonly Item[], needed: (item: Item) => number, width: number) {
  const lines: Item[][] = [];
  let room = 0;
  for (const item of items) {
    if (needed(item) > room) {
      lines.push([]);
      room = width;
    }
    lines.at(-1)?.push(item);
    room -= needed(item) + gap;
  }
  return lines;
}

export function cardHeights(calculator: Calculator, isFilled: boolean): CardHeights {
  const state = defaultState(calculator);
  const { first, details } = fieldsOf(calculator, state);
  const fields = [...first, ...details].map(([, field]) => field);
  const evaluation = solved(calculator.run(state));
  const thirds = thirdsOf(calculator, state, isFilled);
  const pairs = pairsOf(calculator, state);
  const spansOf = (abreast: Abreast) => (abreast === 3 ? thirds : pairs);
  const free = (abreast: Abreast) => freeCells(spansOf(abreast), abreast);
  const limits = (width: number) =>
    19 + sum(calculator.limits.map((limit) => 4 + heightOf(limit, width - 18, text.caption)));
  const outputs = shownOutputs(calculator, evaluation).filter(({ output }) => !output.main);
  return {
    entries: (width, abreast, isWithin) => {
      const room = (width * free(abreast)) / abreast - gap;
      const inLastRow = isWithin ? limits(room) : 0;
      return entriesHeight(fields, width, abreast, spansOf(abreast), inLastRow);
    },
    entryRows: (abreast) => linesOf(fields, 900, abreast, spansOf(abreast)).length,
    free,
    rows: outputs.length + (calculator.comparison?.rows.length ?? 0),
    answer: (width, columns) => answerHeight(calculator, evaluation, width, columns),
    limits,
  };
}

function entriesHeight(
  fields: readonly (Choice | Input)[],
  width: number,
  abreast: number,
  spans: readonly number[],
  inLastRow: number,
) {
  const wide = wideOf(width, abreast);
  const rows = linesOf(fields, width, abreast, spans);
  const heights = rows.map((row, place) => {
    const height = (word: 'label' | 'help', size: typeof text.label) =>
      tallest(row.map(({ field, span }) => heightOf(field[word], wide(span), size)));
    const parts = tallest(row.map((cell) => cell.parts));
    const own = parts + height('label', text.label) + height('help', text.caption);
    return place === rows.length - 1 ? Math.max(own, inLastRow) : own;
  });
  return sum(heights) + gap * (rows.length - 1);
}

function wideOf(width: number, abreast: number) {
  const column = (width - gap * (abreast - 1)) / abreast;
  return (span: number) => column * span + gap * (span - 1);
}

function linesOf(
  fields: readonly (Choice | Input)[],
  width: number,
  abreast: number,
  spans: readonly number[],
) {
  const wide = wideOf(width, abreast);
  const cells = fields.map((field, place) => ({
    field,
    span: spans[place] ?? 1,
    parts: isChoice(field) ? 50 : 86,
  }));
  return inLines(cells, ({ span }) => wide(span) - 0.5, width);
}

function answerHeight(
  calculator: Calculator,
  evaluation: Evaluation,
  width: number,
  columns: number,
) {
  const { comparison } = calculator;
  const shown = shownOutputs(calculator, evaluation);
  const rows = shown.filter(({ output }) => !output.main);
  return (
    // Its padding, and what can be done with it.
    144 +
    (calculator.onward ? 85 : 0) +
    mainHeight(
      shown.filter(({ output }) => output.main),
      width,
    ) +
    rowsHeight(rows, width, columns) +
    (comparison ? comparisonHeight(comparison, width) : 0) +
    sum(evaluation.warnings.map((warning) => 16 + heightOf(warning, width - 19, text.small) * 1.1))
  );
}

/** Bars of its shares stand under its figures, if it is not plain. */
function comparisonHeight({ isPlain, columns, rows }: Comparison, width: number): number {
  if (!isPlain) return 96 + 48 * rows.length;
  const cell = width / (columns.length + 1);
  const head = tallest(columns.map((label) => heightOf(label, cell, text.caption)));
  return 54 + head + sum(rows.map(({ label }) => 17 + heightOf(label, cell, text.small)));
}

const hasUnits = (output: Output) => output.kind === 'quantity' && output.units.length > 1;

const unitWidth = (output: Output) => (hasUnits(output) ? 42 : 0);

const figureOf = ({ output, value }: ShownOutput) =>
  formatOutput(output, value, undefined, hasUnits(output));

const wholeFigure = ({ output, value }: ShownOutput) => formatOutput(output, value, undefined);

const angleWidth = (output: Output) => (hasUnits(output) ? 20 : 0);

function mainHeight(outputs: readonly ShownOutput[], width: number): number {
  const needed = (one: ShownOutput) => {
    if (isSentence(one.value) || (outputs.length === 3 && width < 520)) return width;
    const least = one.output.note ? 260 : 136;
    return Math.max(least, wholeFigure(one).length * text.main.letter + angleWidth(one.output));
  };
  const lines = inLines(outputs, needed, width).map((line) =>
    tallest(
      line.map(
        ({ output }) =>
          heightOf(output.label, width / line.length, text.caption) + noteHeight(output, width),
      ),
    ),
  );
  return sum(lines) + lines.length * (text.main.line + 16) - 16;
}

function noteHeight({ note }: Output, width: number): number {
  return note ? heightOf(note, width, text.caption) : 0;
}

function rowsHeight(rows: readonly ShownOutput[], width: number, columns: number): number {
  if (rows.length === 0) return 0;
  const alone = rowsAlone(rows);
  const cells = rows.map((row, place) => ({ row, isWide: columns === 1 || alone[place] }));
  const half = (width - columnGap) / 2;
  const lines = inLines(cells, ({ isWide }) => (isWide ? width : half - gap), width);
  const heights = lines.map((line) =>
    tallest(line.map(({ row, isWide }) => rowHeight(row, isWide ? width : half))),
  );
  return gap + sum(heights);
}

function rowHeight(one: ShownOutput, width: number): number {
  const { output, value } = one;
  const note = output.note ? heightOf(output.note, width, text.note) : 0;
  const figure = figureOf(one);
  if (isSentence(value)) return 64 + note;
  const name = Math.max(90, width - 34 - figure.length * 8.4 - unitWidth(output));
  return 15 + Math.max(28, 4 + heightOf(output.label, name, text.small)) + note;
}
