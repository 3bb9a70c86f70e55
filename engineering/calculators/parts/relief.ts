import type { InputValues } from '../../calculator.ts';
import { input, output, text } from '../../define-calculator.ts';
import { boilerRelief, ONE_VALVE_UP_TO } from '../../formulas/boiler-safety-valve.ts';
import {
  FULL_ORIFICE,
  ORIFICES,
  orificeCapacity,
  orificeFor,
  reliefArea,
  relievingPressure,
} from '../../formulas/safety-valve.ts';
import { of, type Quantity, si } from '../../quantities.ts';
import { accept, atField, type Result, refuse } from '../../result.ts';
import { mention, mentionPlain, type Sentence, say } from '../../sentence.ts';
import { ALTITUDE_INPUT } from './site.ts';
import { massFlow, steamPressure } from './steam.ts';

/** One valve on a vessel or a line, ASME VIII. */
export const VESSEL_OVERPRESSURE = of(10, '%');
export const MOST_VALVES = 8;

const OF_BOILER = { choice: 'service', is: ['caldera'] } as const;

export const RELIEF_INPUTS = {
  flow: massFlow(
    'Caudal por aliviar',
    2000,
    'Caldera: su evaporación máxima. Línea: lo que pasa la reductora abierta.',
    10,
    200_000,
  ),
  mawp: steamPressure(
    'Presión máxima admisible',
    10,
    'De trabajo: la MAWP de la placa.',
    1.04,
    100,
  ),
  set: steamPressure('Presión de ajuste', 10, 'No más que la admisible.', 1.04, 100),
  certified: {
    ...massFlow(
      'Capacidad por válvula',
      1200,
      'La certificada de su placa, para vapor saturado a ese ajuste.',
      10,
      200_000,
    ),
    shownWhen: OF_BOILER,
  },
  valves: input({
    label: 'Válvulas',
    help: 'Las que lleva la caldera.',
    unit: 'unidades',
    value: 2,
    min: 1,
    max: MOST_VALVES,
    step: 1,
    shownWhen: OF_BOILER,
  }),
  surface: input({
    label: 'Superficie de calefacción',
    help: 'Sobre 47 m² (o 1 100 kW eléctricos) ASME I pide dos válvulas o más.',
    unit: 'm²',
    units: ['m²', 'ft²'],
    value: 60,
    min: 1,
    max: 5000,
    step: 1,
    shownWhen: OF_BOILER,
  }),
  altitude: ALTITUDE_INPUT,
} as const;

export const RELIEF_FLOW_UNITS = ['kg/h', 'lb/h', 't/h'] as const;
const AREA_UNITS = ['mm²', 'in²'] as const;

export const LETTER_OUTPUT = text('Orificio API 526', true);
export const AREA_OUTPUT = output({
  label: 'Área requerida',
  unit: 'mm²',
  units: AREA_UNITS,
  digits: 4,
  main: true,
});
export const ORIFICE_OUTPUTS = {
  orifice: output({ label: 'Área del orificio', unit: 'mm²', units: AREA_UNITS, digits: 4 }),
  capacity: output({
    label: 'Capacidad del orificio',
    unit: 'kg/h',
    units: RELIEF_FLOW_UNITS,
    digits: 4,
  }),
  use: output({ label: 'Uso del orificio', unit: '%', digits: 3 }),
  relieving: output({
    label: 'Presión de alivio',
    unit: 'bar',
    units: ['bar', 'kPa', 'psi'],
    digits: 4,
  }),
} as const;

export type ReliefValues = InputValues<typeof RELIEF_INPUTS>;

export function boilerAnswer(inputs: ReliefValues) {
  const check = boilerRelief({ ...inputs, evaporation: inputs.flow });
  if (!check.ok) return check;
  const { installed, leastValves, lastSet, highest, enoughCapacity, enoughValves } = check.value;
  const warnings: Sentence[] = [];
  if (!enoughCapacity) {
    warnings.push(
      say`La capacidad certificada suma ${mention(installed, 'kg/h')} y la caldera evapora ${mention(inputs.flow, 'kg/h')}. No la opere así.`,
    );
  }
  if (!enoughValves) {
    warnings.push(
      say`Con más de ${mentionPlain(ONE_VALVE_UP_TO, 'm²')} ASME I pide dos válvulas o más.`,
    );
  }
  return accept({
    outputs: {
      ...NO_VESSEL,
      verdict: enoughCapacity && enoughValves ? 'Alcanza' : 'No alcanza',
      required: inputs.flow,
      installed,
      margin: si('ratio', installed / inputs.flow - 1),
      least: leastValves === 1 ? '1' : '2 o más',
      lastSet: inputs.valves < 2 ? null : lastSet,
      highest,
    },
    warnings,
  });
}

export function vesselAnswer(inputs: ReliefValues, atmosphere: Quantity<'pressure'>) {
  const { flow, set, mawp } = inputs;
  if (!(set <= mawp * (1 + 1e-9))) {
    return refuse(
      say`La válvula se ajusta a la presión máxima admisible (${mention(mawp, 'barg', 3)}) o por debajo.`,
      'set',
    );
  }
  const relieving = relievingPressure({ flow, set, overpressure: VESSEL_OVERPRESSURE, atmosphere });
  const area = reliefArea(flow, relieving);
  if (!area.ok) return atField(area, 'set');
  const chosen = chooseOrifice(area.value, relieving);
  if (!chosen.ok) return chosen;
  const { outputs, warnings } = chosen.value;
  return accept({ outputs: { ...NO_BOILER, ...outputs }, warnings });
}

interface ChosenOrifice {
  readonly outputs: {
    readonly letter: string;
    readonly area: Quantity<'area'>;
    readonly orifice: Quantity<'area'>;
    readonly capacity: Quantity<'massFlow'>;
    readonly use: Quantity<'ratio'>;
    readonly relieving: Quantity<'pressure'>;
  };
  readonly warnings: readonly Sentence[];
}

/** The letter of API 526 that covers an area; `superheat` is KSH, which lessens what it passes. */
export function chooseOrifice(
  area: Quantity<'area'>,
  relieving: Quantity<'pressure'>,
  superheat: Quantity<'ratio'> = of(1, '1'),
): Result<ChosenOrifice> {
  const found = orificeFor(area);
  if (!found.ok) return atField(found, 'flow');
  const { letter, area: orifice } = found.value;
  const use = si('ratio', area / orifice);
  const isLargest = orifice === ORIFICES.at(-1)?.area;
  const full = say`El orificio pasa del ${mentionPlain(FULL_ORIFICE, '%')} de su capacidad: use ${isLargest ? '' : 'la letra siguiente o '}dos válvulas.`;
  const capacity = si('massFlow', orificeCapacity(orifice, relieving) * superheat);
  return accept({
    outputs: { letter: `Letra ${letter}`, area, orifice, capacity, use, relieving },
    warnings: use > FULL_ORIFICE ? [full] : [],
  });
}

const NO_VESSEL = {
  letter: null,
  area: null,
  orifice: null,
  capacity: null,
  use: null,
  relieving: null,
};
const NO_BOILER = {
  verdict: null,
  required: null,
  installed: null,
  margin: null,
  least: null,
  lastSet: null,
  highest: null,
};
