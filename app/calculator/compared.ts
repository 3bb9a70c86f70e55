import type {
  Calculator,
  Comparison,
  Evaluation,
  QuantityOutput,
} from '../../engineering/calculator.ts';
import type { Unit } from '../../engineering/units.ts';
import { inUnit, type ShownUnits } from './state.ts';

export type Compared = {
  comparison: Comparison;
  calculator: Pick<Calculator, 'outputs'>;
  evaluation: Evaluation;
  units: ShownUnits;
};

export type Cell = { key: string; output: QuantityOutput; unit: Unit; value: number };

/** What stands side by side, by columns of one unit each, and what is to be said of single figures. */
export function compared({ comparison, calculator, evaluation, units }: Compared) {
  const rows = comparison.rows.filter(({ outputs }) =>
    outputs.some((key) => typeof evaluation.outputs[key] === 'number'),
  );
  const columns = comparison.columns.map((label, index) => {
    const cells = rows.map(({ outputs }): Cell | undefined => {
      const key = outputs[index] ?? '';
      const output = calculator.outputs[key];
      const value = evaluation.outputs[key];
      if (output?.kind !== 'quantity' || typeof value !== 'number') return undefined;
      const unit = units[key] ?? output.unit;
      return { key, output, unit, value: inUnit(value, unit) };
    });
    const values = cells.flatMap((cell) => cell?.value ?? []);
    return { label, cells, most: Math.max(...values), least: Math.min(...values) };
  });
  const notes = columns
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => (cell?.output.note ? [`* ${cell.output.label}. ${cell.output.note}`] : []));
  return { columns, rows, notes };
}
