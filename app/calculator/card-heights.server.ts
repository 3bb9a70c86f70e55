import type {
  Calculator,
  Choice,
  Evaluation,
  Input,
  Output,
} from '../../engineering/calculator.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { solved } from '../../engineering/solved.ts';
import { formatOutput, isSentence } from './case.ts';
import { fieldsOf, isChoice, pairsOf, thirdsOf } from './cells.ts';
import { type ShownOutput, shownOutputs } from './shown-outputs.ts';

/** About how high the parts of the card are where they are so wide, all in pixels. */
export type CardHeights = {
  /** In threes or in pairs, with the limits in what the last row leaves free. */
  entries: (width: number, abreast: 2 | 3) => number;
  /** Its rows in so many columns. */
  answer: (width: number, columns: 1 | 2) => number;
  limits: (width: number) => number;
  /** How many rows the entries have, in threes or in pairs. */
  entryRows: (abreast: 2 | 3) => number;
  /** How many thirds of it the fields fill, and whether of pairs one is alone; the limits have what is left. */
  lastRow: number;
  isOdd: boolean;
  /** How many the answer has. */
  rows: number;
};

/** A letter's width and a line's height, in the sizes of app/styles/tokens.css. */
const text = {
  caption: { letter: 6.2, line: 18.5 },
  small: { letter: 7.3, line: 21 },
  label: { letter: 7.9, line: 19 },
  main: { letter: 14.5, line: 36 },
};
const gap = 24;

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
  const { spans, lastRow } = thirdsOf(calculator, state, isFilled);
  const pairs = pairsOf(calculator, state);
  const limits = (width: number) =>
    19 + sum(calculator.limits.map((limit) => 4 + heightOf(limit, width - 18, text.caption)));
  const outputs = shownOutputs(calculator, evaluation).filter(({ output }) => !output.main);
  return {
    entries: (width, abreast) => {
      const used = abreast === 3 ? lastRow : Number(pairs.isOdd);
      const free = used > 0 ? limits((width * (abreast - used)) / abreast - gap) : 0;
      const chosen = abreast === 3 ? spans : pairs.spans;
      return entriesHeight(fields, width, abreast, chosen, free);
    },
    entryRows: (abreast) =>
      linesOf(fields, 900, abreast, abreast === 3 ? spans : pairs.spans).length,
    lastRow,
    isOdd: pairs.isOdd,
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
  const rowWidth = (width - gap * (columns - 1)) / columns;
  return (
    // Its padding, and what can be done with it.
    156 +
    mainHeight(
      shown.filter(({ output }) => output.main),
      width,
    ) +
    (rows.length > 0 ? gap + sum(rows.map((one) => rowHeight(one, rowWidth))) / columns : 0) +
    (comparison ? 120 + 52 * comparison.rows.length : 0) +
    sum(evaluation.warnings.map((warning) => 16 + heightOf(warning, width - 19, text.small) * 1.1))
  );
}

const hasUnits = (output: Output) => output.kind === 'quantity' && output.units.length > 1;

const unitWidth = (output: Output) => (hasUnits(output) ? 60 : 0);

const figureOf = ({ output, value }: ShownOutput) =>
  formatOutput(output, value, undefined, hasUnits(output));

const wholeFigure = ({ output, value }: ShownOutput) => formatOutput(output, value, undefined);

const angleWidth = (output: Output) => (hasUnits(output) ? 20 : 0);

function mainHeight(outputs: readonly ShownOutput[], width: number): number {
  const needed = (one: ShownOutput) => {
    if (isSentence(one.value) || one.output.note) return width;
    return Math.max(136, wholeFigure(one).length * text.main.letter + angleWidth(one.output));
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

function rowHeight(one: ShownOutput, width: number): number {
  const { output } = one;
  const value = figureOf(one).length * 8.4 + unitWidth(output);
  const name = Math.max(90, width - 16 - value);
  const words = heightOf(output.label, name, text.small);
  return 15 + Math.max(hasUnits(output) ? 28 : 0, words) + noteHeight(output, width);
}
