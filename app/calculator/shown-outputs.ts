import type { Calculator, Evaluation, Output } from '../../engineering/calculator.ts';
import { isSentence } from './case.ts';

export type ShownOutput = {
  name: string;
  output: Output;
  value: NonNullable<Evaluation['outputs'][string]>;
};

/** What has a value and a place of its own: what is compared stands in the comparison, a main answer in both. */
export function shownOutputs(
  { outputs, comparison }: Pick<Calculator, 'outputs' | 'comparison'>,
  evaluation: Evaluation,
): ShownOutput[] {
  const compared = new Set(comparison?.rows.flatMap((row) => row.outputs));
  return Object.entries(outputs).flatMap(([name, output]) => {
    const value = evaluation.outputs[name];
    if (value === null || value === undefined || (compared.has(name) && !output.main)) return [];
    return [{ name, output, value }];
  });
}

/** Where rows stand in pairs: which have a line for themselves, for their words or because they have no partner. */
export function rowsAlone(rows: readonly ShownOutput[]): boolean[] {
  let isSecond = false;
  return rows.map(({ value }, place) => {
    const next = rows[place + 1];
    const isWhole = isSentence(value) || (!isSecond && (!next || isSentence(next.value)));
    isSecond = !isWhole && !isSecond;
    return isWhole;
  });
}
