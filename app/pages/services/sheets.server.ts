import { defaultState } from '../../../engineering/define-calculator.ts';
import { EXAMPLE_PLANT, solveOperation } from '../../../engineering/plant/model.ts';
import { measuresAlone } from '../../../engineering/plant/scenarios.ts';
import { solved } from '../../../engineering/solved.ts';
import { inputRows, resultRows } from '../../calculator/case.ts';
import { millions } from '../../plant/readings.ts';
import { definitionOf, pathOf, toolIds } from '../tool/definitions.server.ts';

type Row = readonly [label: string, value: string];

/** A page of what the client receives, made with the tool that anyone may use. */
export type SampleSheet = { name: string; rows: Row[]; to: string };

/** What an audit ends with; the other sheets are cases of calculators. */
const measures = 'medidas';
const most = 6;

export function isSheet(id: string): boolean {
  return id === measures || toolIds.includes(id);
}

export function sampleSheet(id: string, words: { measures: string }): SampleSheet {
  if (id === measures) {
    const today = solved(solveOperation(EXAMPLE_PLANT));
    const rows = measuresAlone(EXAMPLE_PLANT, today).map(
      ({ measure, saving }) => [measure.label, millions(saving.cost)] as const,
    );
    return { name: words.measures, rows: rows.slice(0, most), to: '/tools/planta-vapor' };
  }
  const calculator = definitionOf(id);
  const state = defaultState(calculator);
  const results = resultRows(calculator, {}, solved(calculator.run(state)));
  const choices = Object.keys(calculator.choices).length;
  const inputs = inputRows(calculator, state, {}).slice(choices, choices + 2);
  return {
    name: calculator.title,
    rows: [...inputs, ...results].slice(0, most),
    to: pathOf(id),
  };
}
