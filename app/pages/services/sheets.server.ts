import type { Calculator } from '../../../engineering/calculator.ts';
import { defaultState } from '../../../engineering/define-calculator.ts';
import { formatNumber, withUnit } from '../../../engineering/format.ts';
import { millions } from '../../../engineering/money.ts';
import { EXAMPLE_PLANT, solveOperation } from '../../../engineering/plant/model.ts';
import { measuresAlone, type Saving } from '../../../engineering/plant/scenarios.ts';
import { of } from '../../../engineering/quantities.ts';
import { solved } from '../../../engineering/solved.ts';
import { firstTwoTogether } from '../../../engineering/tables/plant-measures.ts';
import { formatOutput, inputRows } from '../../calculator/case.ts';
import { choose, toQuery } from '../../calculator/state.ts';
import { definitionOf, pathOf, toolIds } from '../tool/definitions.server.ts';

type Row = readonly [label: string, value: string, part?: number];

/** A page of what the client receives, made with the tool that anyone may use. */
export type SampleSheet = { name: string; note: string; rows: Row[]; to: string };

/** What an audit ends with; the other sheets are cases of calculators. */
const measures = 'medidas';
const most = 6;

/** A calculator's case that differs from its example, and the keys of the rows that are shown. */
type SampleCase = {
  values: { name: string; value: number }[];
  choices: { name: string; to: string }[];
  rows: string[];
};

type Sample = { sampleSheet: string; sampleCase?: SampleCase | undefined };

/** What is wrong with the sheet of a need, in the owner's words. */
export function sheetProblem({ sampleSheet: id, sampleCase }: Sample): string | undefined {
  if (id === measures) return;
  if (!toolIds.includes(id)) return `no hay calculadora «${id}»; puede ser también «${measures}»`;
  const { inputs, outputs, choices } = definitionOf(id);
  const { values = [], choices: chosen = [], rows = [] } = sampleCase ?? {};
  const unknown = [
    ...values.map(({ name }) => name).filter((key) => !inputs[key]),
    ...chosen.map(({ name }) => name).filter((key) => !choices[key]),
    ...rows.filter((key) => !inputs[key] && !outputs[key] && !choices[key]),
  ];
  return unknown.length > 0
    ? `la calculadora «${id}» no tiene «${unknown.join('», «')}»`
    : undefined;
}

export function sampleSheet(
  need: Sample,
  words: Record<'measures' | 'alone' | 'together' | 'example', string>,
): SampleSheet {
  const { sampleSheet: id, sampleCase } = need;
  if (id === measures) {
    const today = solved(solveOperation(EXAMPLE_PLANT));
    const alone = measuresAlone(EXAMPLE_PLANT, today).slice(0, most - 1);
    // The largest of the sheet.
    const both = firstTwoTogether(today, alone);
    const told = (label: string, { energy, cost }: Saving): Row => [
      label,
      `${millions(cost)} · ${withUnit(formatNumber((100 * energy) / today.year.fuelEnergy, 2), '%')}`,
      Number((cost / both.cost).toFixed(3)),
    ];
    const rows = [
      ...alone.map(({ measure, saving }) => told(measure.label, saving)),
      told(words.together, both),
    ];
    return { name: words.measures, note: words.alone, rows, to: '/tools/planta-vapor' };
  }
  const calculator = definitionOf(id);
  const state = stateOf(calculator, sampleCase);
  const { outputs } = solved(calculator.run(state));
  const keys = sampleCase?.rows ?? Object.keys(calculator.outputs);
  const rows = keys.flatMap((key): Row[] => {
    const { [key]: input } = calculator.inputs;
    const { [key]: choice } = calculator.choices;
    if (input || choice) {
      const inputs = input ? { [key]: input } : {};
      const choices = choice ? { [key]: choice } : {};
      return inputRows({ ...calculator, choices, inputs }, state, {});
    }
    const { [key]: output } = calculator.outputs;
    const value = outputs[key];
    if (!output || value === null || value === undefined) return [];
    // Sums of money in one form on every sheet.
    const isMoney = output.kind !== 'text' && output.unit === '₡' && typeof value === 'number';
    return [[output.label, isMoney ? millions(value) : formatOutput(output, value)]];
  });
  const query = toQuery(calculator, state, {});
  const to = query.size > 0 ? `${pathOf(id)}?${query}` : pathOf(id);
  return { name: calculator.title, note: words.example, rows: rows.slice(0, most), to };
}

function stateOf(calculator: Calculator, sampleCase: SampleCase | undefined) {
  const { choices = [], values = [] } = sampleCase ?? {};
  const chosen = choices.reduce(
    (state, { name, to }) => choose(calculator, state, name, to),
    defaultState(calculator),
  );
  const given = values.flatMap(({ name, value }) => {
    const input = calculator.inputs[name];
    return input ? [[name, of(value, input.unit)] as const] : [];
  });
  return { ...chosen, values: { ...chosen.values, ...Object.fromEntries(given) } };
}
