import type { Calculator, Evaluation, Input, Output } from '../../engineering/calculator.ts';
import { defaultState, isShown } from '../../engineering/define-calculator.ts';
import { solved } from '../../engineering/solved.ts';
import { shownOutputs } from './shown-outputs.ts';

/**
 * About how high the parts of the card are, in pixels, in a window of 1280: with a narrow answer
 * beside wide entries, and with both about as wide, the answer's rows in two columns.
 */
export type CardHeights = Record<'narrow' | 'even', { entries: number; answer: number }> & {
  /** In this part of the width of the wide entries. */
  limits: (share: number) => number;
};

const line = 19;

/** How many letters a line holds. */
const letters = {
  label: 28,
  help: 36,
  choiceHelp: 48,
  name: 21,
  note: 26,
  warning: 38,
  limit: 105,
};

function lines(text: string, width: number): number {
  return Math.max(1, Math.ceil(text.length / width));
}

function tallest(heights: readonly number[]): number {
  return Math.max(0, ...heights);
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}

function inRows<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) =>
    items.slice(size * row, size * row + size),
  );
}

export function cardHeights(calculator: Calculator): CardHeights {
  const state = defaultState(calculator);
  const shown = Object.values(calculator.inputs).filter((input) => isShown(input, state.choices));
  const evaluation = solved(calculator.run(state));
  return {
    limits: (share) =>
      24 + sum(calculator.limits.map((limit) => 4 + line * lines(limit, share * letters.limit))),
    narrow: {
      entries: entriesHeight(calculator, shown, 3),
      answer: answerHeight(calculator, evaluation, 1),
    },
    even: {
      entries: entriesHeight(calculator, shown, 2),
      answer: answerHeight(calculator, evaluation, 2),
    },
  };
}

function entriesHeight({ choices }: Calculator, inputs: readonly Input[], abreast: number) {
  const choiceRows = inRows(Object.values(choices), abreast).map(
    (row) => 96 + line * tallest(row.map(({ help }) => lines(help, letters.choiceHelp))),
  );
  const inputRows = inRows(inputs, abreast).map(
    (row) =>
      110 +
      line * tallest(row.map(({ label }) => lines(label, letters.label))) +
      line * tallest(row.map(({ help }) => lines(help, letters.help))),
  );
  return sum([...choiceRows, ...inputRows]) - 44;
}

function answerHeight(calculator: Calculator, evaluation: Evaluation, columns: number) {
  const { comparison } = calculator;
  const shown = shownOutputs(calculator, evaluation).map(({ output }) => output);
  const mains = shown.filter(({ main }) => main).map(mainHeight);
  const rows = shown.filter(({ main }) => !main).map(rowHeight);
  return (
    156 +
    sum(mains) / columns +
    sum(rows) / columns +
    (rows.length > 0 ? 24 : 0) +
    (comparison ? 120 + 52 * comparison.rows.length : 0) +
    sum(evaluation.warnings.map((warning) => 16 + 24 * lines(warning, letters.warning)))
  );
}

function noteHeight({ note }: Output): number {
  return note ? line * lines(note, letters.note) : 0;
}

function mainHeight(output: Output): number {
  return 66 + (output.note ? line : 0);
}

function rowHeight(output: Output): number {
  return Math.max(53, 21 + 21 * lines(output.label, letters.name) + noteHeight(output));
}
