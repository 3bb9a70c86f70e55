import type { Calculator, Curve, Output, QuantityOutput } from '../../../engineering/calculator.ts';
import { sweep } from '../../../engineering/calculators/parts/sweep.ts';
import { defaultState } from '../../../engineering/define-calculator.ts';
import { of, type Quantity } from '../../../engineering/quantities.ts';
import { accept, refuse } from '../../../engineering/result.ts';
import { solved } from '../../../engineering/solved.ts';
import type { Dimension } from '../../../engineering/units.ts';
import { isClose } from '../../calculator/state.ts';

/** Where a tool's own chart shows another quantity: the input along which the list draws its first figure, or the one named. */
const along: Readonly<
  Record<string, { input: string; from: number; to: number; output?: string }>
> = {
  'bloqueo-condensado': { input: 'lift', from: 0, to: 10 },
  'comparar-combustibles': { input: 'woodPrice', from: 10, to: 150 },
  desaireadores: { input: 'waterTemperature', from: 20, to: 100 },
  economizadores: { input: 'stackOut', from: 150, to: 240 },
  'linea-condensado': { input: 'upstream', from: 1, to: 12 },
  'npsh-bomba': { input: 'water', from: 20, to: 95 },
  'tabla-vapor': { input: 'pressure', from: 0, to: 25 },
  totalizadores: { input: 'flow', from: 500, to: 4000 },
  'trampas-vapor': { input: 'pressure', from: 1, to: 12 },
  'valvula-seguridad-sobrecalentado': { input: 'steam', from: 200, to: 600 },
  'valvulas-control': { input: 'downstream', from: 0, to: 6.5 },
  'valvulas-corte': { input: 'thickness', from: 10, to: 100 },
  'valvulas-seguridad': { input: 'certified', from: 500, to: 2000, output: 'margin' },
  'valvulas-reductoras': { input: 'downstream', from: 0, to: 9 },
};

export type Shown = {
  output: Output;
  value: Quantity<Dimension> | string;
  curve?: Curve;
  /** The point is what one has, held against what the curve asks for. */
  isGiven?: boolean;
};

/** The figure of its worked example that stands for a tool, and the curve on which it is the point's height. */
export function shownOf(calculator: Calculator): Shown | undefined {
  const state = defaultState(calculator);
  const way = along[calculator.id];
  const first = firstFigure(calculator, way?.output);
  if (first && way) return { ...first, curve: sweptCurve(calculator, first, way) };
  const curve = calculator.curve && solved(calculator.curve(state));
  return curve ? plotted(calculator, curve) : first;
}

type First = Shown & { key: string };

/** The figure of this name, or the first of its main ones; where there is none, what it says in words. */
function firstFigure(calculator: Calculator, name?: string): First | undefined {
  const { outputs } = solved(calculator.run(defaultState(calculator)));
  const main = Object.entries(calculator.outputs).flatMap(([key, output]) => {
    const value = outputs[key];
    return (name ? key === name : output.main) && value !== null && value !== undefined
      ? [{ key, output, value }]
      : [];
  });
  return main.find(({ output }) => output.kind === 'quantity') ?? main[0];
}

/** What the point of its own chart stands for. */
function plotted(calculator: Calculator, curve: Curve): Shown {
  const { y, point } = curve;
  const [, value] = point.at;
  const { outputs } = solved(calculator.run(defaultState(calculator)));
  const isIt = ([, other]: [string, unknown]) => isClose(Number(other), value);
  const [key] = Object.entries(outputs).find(isIt) ?? [''];
  const output = calculator.outputs[key];
  if (output) return { output, value, curve };
  const [given = ''] = Object.entries(defaultState(calculator).values).find(isIt) ?? [];
  const { label = y.label } = calculator.inputs[given] ?? {};
  const named = { label, unit: y.unit, kind: 'quantity', digits: 4 } as QuantityOutput;
  return { output: named, value, curve: withoutWall(curve), isGiven: true };
}

/** So small, and without its words, a line straight up at the edge would say nothing. */
function withoutWall(curve: Curve): Curve {
  const series = curve.series.map((one) => {
    const [first, second] = one.points;
    return first?.[0] === second?.[0] ? { ...one, points: one.points.slice(1) } : one;
  });
  return { ...curve, series };
}

/** The calculator itself, asked again and again with another value of one input. */
function sweptCurve(
  calculator: Calculator,
  { key, output, value }: First,
  { input: name, from, to }: (typeof along)[string],
): Curve {
  const input = calculator.inputs[name];
  if (!input || output.kind !== 'quantity') throw new Error(`${calculator.id}: no ${name}`);
  const state = defaultState(calculator);
  const points = sweep(of(from, input.unit), of(to, input.unit), 24, (x: Quantity<Dimension>) => {
    const result = calculator.run({ ...state, values: { ...state.values, [name]: x } });
    if (!result.ok) return result;
    const y = result.value.outputs[key];
    return typeof y === 'number' ? accept(y) : refuse(output.label);
  });
  return {
    title: output.label,
    x: { label: input.label, unit: input.unit, scale: 'linear' },
    y: { label: output.label, unit: output.unit, scale: 'linear' },
    series: [{ label: output.label, points }],
    point: { label: '', at: [of(input.value, input.unit), value as Quantity<Dimension>] },
  };
}
