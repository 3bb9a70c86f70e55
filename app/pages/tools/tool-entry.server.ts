import type { Calculator, Curve } from '../../../engineering/calculator.ts';
import type { CalculatorId } from '../../../engineering/calculators/index.ts';
import { defaultState } from '../../../engineering/define-calculator.ts';
import { evenPlaces, formatPlain, withUnit } from '../../../engineering/format.ts';
import { inMillions } from '../../../engineering/money.ts';
import { solved } from '../../../engineering/solved.ts';
import { exampleSite } from '../../../engineering/worked-example.ts';
import { formatOutput } from '../../calculator/case.ts';
import { smallFirst } from '../../ui/small-first.ts';
import { definitionOf, pathOf } from '../tool/definitions.server.ts';
import { searchable } from './search.ts';
import { type Shown, shownOf } from './shown-curve.server.ts';
import {
  acrossRange,
  lineOfPoint,
  type Thumbnail,
  thumbnailAxes,
  thumbnailOf,
  upRange,
} from './thumbnail.server.ts';

export type ToolEntry = {
  to: string;
  label: string;
  summary: string;
  words: string;
  /** What its worked example comes to. */
  answer?: { label: string; value: string };
  thumbnail?: Thumbnail;
  /** What its chart shows: such a tool opens its group. */
  axes?: ReturnType<typeof thumbnailAxes>;
  /** What a small chart goes along, from where to where. */
  across?: { name: string; from: string; to: string };
  /** How far up it goes, from nothing: what its point is high stands beside it. */
  up?: string;
  /** The lines of its chart by name, where there are several, and what it fills. */
  names?: string[];
  /** What its point is, where it is not on a line. */
  pointName?: string;
};

/** What a small chart goes along, where the chart's own name for it is longer than its line. */
const shortNames: Readonly<Record<string, string>> = {
  'calderas-agua-caliente': 'Recuperación',
  'comparar-combustibles': 'Precio de madera',
  economizadores: 'Gases a la salida',
  'economizador-condensacion': 'Gases a la salida',
  'eficiencia-chimenea': 'Gases',
  'flash-trampas': 'Antes de la trampa',
  'linea-condensado': 'Antes de la trampa',
  'bloqueo-condensado': 'Elevación',
  'calderas-vapor': 'Eficiencia',
  'npsh-bomba': 'Agua',
  'purga-caldera': 'Ciclos',
  'retorno-condensado': 'Condensado',
  'tabla-vapor': 'Presión',
  totalizadores: 'Caudal medio',
  'valvula-seguridad-sobrecalentado': 'Vapor',
  'valvulas-corte': 'Espesor',
  'valvulas-seguridad': 'Capacidad',
};

export function entryOf(id: CalculatorId, { isLead }: { isLead: boolean }): ToolEntry {
  const calculator = definitionOf(id);
  const { title, summary, alsoCalled = [], inputs, outputs } = calculator;
  const fields = [...Object.values(inputs), ...Object.values(outputs)].map(({ label }) => label);
  const words = searchable([title, summary, ...alsoCalled, ...fields]);
  const shown = shownOf(calculator);
  const curve = shown?.curve;
  return {
    to: pathOf(id),
    label: title,
    summary,
    words,
    ...(shown && { answer: answerOf(calculator, shown) }),
    ...(curve && named(id, isLead ? largeOf(shown) : smallOf(curve))),
  };
}

function named(id: CalculatorId, { across, ...chart }: Partial<ToolEntry>): Partial<ToolEntry> {
  return {
    ...chart,
    ...(across && { across: { ...across, name: shortNames[id] ?? across.name } }),
  };
}

function answerOf(calculator: Calculator, { output, value }: Shown) {
  // The others stand at San José.
  const site = calculator.choices.site?.initial === 'mar' ? `, ${exampleSite(calculator)}` : '';
  const cheapest = solved(calculator.run(defaultState(calculator))).outputs.cheapest;
  const name = cheapest ? `: ${smallFirst(String(cheapest))}` : '';
  return { label: output.label + name + site, value: figureOf(output, value) };
}

/** A sum in millions, as the plant above has it. */
function figureOf(...[output, value]: Parameters<typeof formatOutput>): string {
  const sum = Number(value) / 1e6;
  return output.kind === 'quantity' && output.unit === '₡' && sum >= 1
    ? inMillions(Number(value), evenPlaces([sum], 3))
    : formatOutput(output, value);
}

/** The figure beside it names and measures its height, which therefore begins at nothing. */
function smallOf(curve: Curve): Partial<ToolEntry> {
  return chartOf({ ...fromZero(curve), series: [lineOfPoint(curve)] });
}

function largeOf({ curve: shown, isGiven }: Shown): Partial<ToolEntry> {
  if (!shown) return {};
  const curve = fromZero(shown);
  const named = curve.series.map(({ label }) => label);
  return {
    ...chartOf(curve),
    axes: thumbnailAxes(curve),
    ...((named.length > 1 || isGiven) && { names: named }),
    ...(isGiven && { pointName: curve.point.label }),
  };
}

/** Drawn from nothing up, and so never on a logarithmic scale, whatever the tool's own chart says. */
const fromZero = (curve: Curve): Curve => ({
  ...curve,
  y: { ...curve.y, fromZero: true },
});

const end = (value: number) => formatPlain(value, 3);

/** The drawing, and the ends of the very scale that it is drawn to. */
function chartOf(curve: Curve): Partial<ToolEntry> {
  const { x, y } = curve;
  const { min, max } = acrossRange(curve);
  const top = upRange(curve).max;
  return {
    thumbnail: thumbnailOf(curve),
    across: { name: x.label, from: end(min), to: withUnit(end(max), x.unit) },
    up: y.unit === '₡' && top >= 1e6 ? inMillions(top, 0) : withUnit(end(top), y.unit),
  };
}
