import { chart, defineCalculator, output, text, verdict } from '../define-calculator.ts';
import { formatPlain, withUnit } from '../format.ts';
import { ONE_VALVE_UP_TO } from '../formulas/boiler-safety-valve.ts';
import { reliefArea, relievingPressure } from '../formulas/safety-valve.ts';
import { of, si } from '../quantities.ts';
import { accept } from '../result.ts';
import {
  AREA_OUTPUT,
  boilerAnswer,
  LETTER_OUTPUT,
  MOST_VALVES,
  ORIFICE_OUTPUTS,
  RELIEF_FLOW_UNITS,
  RELIEF_INPUTS,
  type ReliefValues,
  VESSEL_OVERPRESSURE,
  vesselAnswer,
} from './parts/relief.ts';
import { BOILER_METHOD, VESSEL_LETTERS, VESSEL_METHOD } from './parts/relief-methods.ts';
import { SITE_CHOICE, sitePressure } from './parts/site.ts';
import { lineChart } from './parts/sweep.ts';

const SERVICE_CHOICE = {
  label: 'Equipo protegido',
  help: 'Caldera, por capacidad certificada; recipiente o línea, por área.',
  initial: 'caldera',
  options: [
    { id: 'caldera', label: 'Caldera (ASME I)' },
    { id: 'recipiente', label: 'Recipiente o línea (API 520)' },
  ],
} as const;

/** Valves are whole, so what each has to pass goes down in steps, after a wall at the fewest that ASME I allows. */
function boilerCurve({ flow, certified, valves, surface }: ReliefValues) {
  const at = (count: number, each: number) =>
    [of(count, 'unidades'), si('massFlow', each)] as const;
  const steps = Array.from({ length: MOST_VALVES }, (_, index) => index + 1).flatMap((count) => [
    at(count - 0.5, flow / count),
    at(count + 0.5, flow / count),
  ]);
  return chart({
    title: 'Capacidad de cada válvula, si son iguales',
    x: { label: 'Válvulas', unit: 'unidades', scale: 'linear' },
    y: { label: 'Capacidad por válvula', unit: 'kg/h', scale: 'linear' },
    series: [
      { label: 'Lo que pide la caldera', points: steps.slice(surface > ONE_VALVE_UP_TO ? 1 : 0) },
    ],
    zones: [
      { label: 'Alcanza', at: at(6, flow / 2) },
      { label: 'No alcanza', at: at(2, flow / 8) },
    ],
    point: { label: marginOf((certified * valves) / flow - 1), at: [valves, certified] },
  });
}

function marginOf(margin: number): string {
  const amount = withUnit(formatPlain(100 * Math.abs(margin), 2), '%');
  return `Sus válvulas: ${margin < 0 ? `falta ${amount}` : `${amount} de margen`}`;
}

const GAUGE_UNITS = ['barg', 'psig', 'kPag'] as const;

export const calculator = defineCalculator({
  id: 'valvulas-seguridad',
  title: 'Válvulas de seguridad para vapor saturado',
  summary:
    'En una caldera, si la capacidad certificada alcanza y a qué se ajusta; en un recipiente o línea, el área y la letra.',
  alsoCalled: ['PSV', 'PRV', 'válvula de alivio', 'orificio API 526'],
  purpose: 'proteger',
  example:
    'Una caldera que evapora {flow} lleva {valves}\u00a0válvulas de {certified}, que suman {installed}: alcanza. Con una presión máxima admisible de {mawp}, la primera se ajusta hasta ahí y la otra hasta {lastSet}.',
  related: [
    '/products/valvulas-seguridad',
    '/tools/valvula-seguridad-sobrecalentado',
    '/tools/valvulas-reductoras',
  ],
  inputs: RELIEF_INPUTS,
  choices: {
    service: SERVICE_CHOICE,
    site: SITE_CHOICE,
  },
  outputs: {
    verdict: { ...verdict('Capacidad y número de válvulas', 'Alcanza'), short: 'Sus válvulas' },
    letter: LETTER_OUTPUT,
    installed: output({
      label: 'Capacidad instalada',
      short: 'Instalada',
      unit: 'kg/h',
      units: RELIEF_FLOW_UNITS,
      digits: 4,
      main: true,
    }),
    area: AREA_OUTPUT,
    required: output({
      label: 'Capacidad requerida',
      unit: 'kg/h',
      units: RELIEF_FLOW_UNITS,
      digits: 4,
    }),
    margin: output({ label: 'Margen de capacidad', unit: '%', digits: 2, signed: true }),
    least: text('Válvulas que pide ASME I'),
    lastSet: output({
      label: 'Ajuste máximo de las demás válvulas',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
      note: '3\u00a0% sobre la MAWP; 10\u00a0% entre ajustes.',
    }),
    highest: output({
      label: 'Presión máxima permitida con todas abiertas',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
    }),
    ...ORIFICE_OUTPUTS,
  },
  formulas: [...BOILER_METHOD.formulas, ...VESSEL_METHOD.formulas],
  where: `${BOILER_METHOD.where}; ${VESSEL_LETTERS}`,
  sources: [...BOILER_METHOD.sources, ...VESSEL_METHOD.sources],
  limits: [...BOILER_METHOD.limits, ...VESSEL_METHOD.limits],
  methods: { choice: 'service', of: { caldera: BOILER_METHOD, recipiente: VESSEL_METHOD } },
  topics: ['boiler-relief', 'safety-valve'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    return choices.service === 'caldera' ? boilerAnswer(inputs) : vesselAnswer(inputs, site.value);
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const { flow } = inputs;
    if (choices.service === 'caldera') {
      return accept(boilerCurve(inputs));
    }
    return lineChart({
      title: 'Área según la presión de ajuste',
      x: { label: 'Presión de ajuste', unit: 'barg' },
      y: { label: 'Área requerida', unit: 'mm²' },
      series: 'Con este caudal',
      point: 'Su válvula',
      from: of(1, 'barg'),
      to: si('gaugePressure', Math.max(of(20, 'barg'), inputs.set)),
      at: inputs.set,
      formula: (set) =>
        reliefArea(
          flow,
          relievingPressure({
            flow,
            set,
            overpressure: VESSEL_OVERPRESSURE,
            atmosphere: site.value,
          }),
        ),
    });
  },
});
