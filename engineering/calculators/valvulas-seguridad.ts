import { chart, defineCalculator, output, text, verdict } from '../define-calculator.ts';
import { formatPlain, withUnit } from '../format.ts';
import { formula } from '../formula.ts';
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
import { SITE_CHOICE, sitePressure } from './parts/site.ts';
import { lineChart } from './parts/sweep.ts';

const SERVICE_CHOICE = {
  label: 'Qué protege',
  help: 'Una caldera se elige por capacidad certificada; un recipiente o una línea, por área.',
  initial: 'caldera',
  options: [
    { id: 'caldera', label: 'Caldera (ASME I)' },
    { id: 'recipiente', label: 'Recipiente o línea (API 520)' },
  ],
} as const;

/** Valves are whole, so what each has to pass goes down in steps; above them there is enough. */
function boilerCurve({ flow, certified, valves, surface }: ReliefValues) {
  const at = (count: number, each: number) =>
    [of(count, 'unidades'), si('massFlow', each)] as const;
  const steps = Array.from({ length: MOST_VALVES }, (_, index) => index + 1).flatMap((count) => [
    at(count - 0.5, flow / count),
    at(count + 0.5, flow / count),
  ]);
  const enough = steps.slice(surface > ONE_VALVE_UP_TO ? 2 : 0);
  const [from] = enough[0] ?? at(0.5, flow);
  const top = 1.2 * Math.max(flow, certified);
  return chart({
    title: 'Capacidad que pide cada válvula, si son iguales',
    x: { label: 'Válvulas', unit: 'unidades', scale: 'linear' },
    y: { label: 'Capacidad certificada por válvula', unit: 'kg/h', scale: 'linear' },
    series: [{ label: 'Lo que pide la caldera', points: steps }],
    area: { label: 'Alcanza', points: [at(from, top), ...enough, at(MOST_VALVES + 0.5, top)] },
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
    'En una caldera, si la capacidad certificada alcanza y a qué se ajusta; en un recipiente o una línea, el área y la letra de orificio.',
  alsoCalled: ['PSV', 'PRV', 'válvula de alivio', 'orificio API 526'],
  purpose: 'proteger',
  example:
    'Una caldera que evapora {flow} con una presión máxima admisible de {mawp} necesita {required} de capacidad certificada.',
  related: [
    '/products/valvulas-seguridad',
    '/tools/valvula-seguridad-sobrecalentado',
    '/tools/valvulas-reductoras',
  ],
  inputs: RELIEF_INPUTS,
  choices: { service: SERVICE_CHOICE, site: SITE_CHOICE },
  outputs: {
    verdict: verdict('Capacidad certificada', 'Alcanza'),
    letter: LETTER_OUTPUT,
    required: output({
      label: 'Capacidad certificada requerida',
      short: 'Requerida',
      unit: 'kg/h',
      units: RELIEF_FLOW_UNITS,
      digits: 4,
      main: true,
      note: 'Todo el vapor que la caldera puede generar.',
    }),
    area: AREA_OUTPUT,
    installed: output({
      label: 'Capacidad certificada instalada',
      unit: 'kg/h',
      units: RELIEF_FLOW_UNITS,
      digits: 4,
    }),
    least: text('Válvulas que pide ASME I'),
    lastSet: output({
      label: 'Ajuste máximo de las demás válvulas',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
      note: '3 % sobre la presión máxima admisible; la primera, en ella o por debajo.',
    }),
    highest: output({
      label: 'Presión máxima con todas abiertas',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
      note: '6 % sobre la presión máxima admisible.',
    }),
    ...ORIFICE_OUTPUTS,
  },
  formulas: [
    formula('Σ ṁ_cert ≥ ṁ_caldera'),
    formula('A = {190,5·W}/{P_1·K_d·K_b·K_c·K_N·K_SH}'),
    formula('P_1 = P_ajuste·(1 + s) + P_atm'),
  ],
  where:
    'ṁcert capacidad certificada de cada válvula y ṁcaldera toda la evaporación; A área, mm²; W caudal, kg/h; P1 presión de alivio, kPa a; s sobrepresión; Kd descarga, Kb contrapresión, Kc disco de ruptura, KN Napier, KSH sobrecalentamiento.',
  sources: [
    'Calderas: ASME BPVC I, PG-67 y siguientes. Desde 2021 la certificación y el marcado de los dispositivos de alivio están en ASME BPVC XIII.',
    'Recipientes y líneas: API 520-I, vapor saturado, Kd 0,975, sobrepresión de 10 %; áreas de orificio API 526.',
  ],
  limits: [
    'Caldera: sin sobrecalentador ni economizador aislable, que llevan su propia válvula. Una letra de API 526 no identifica una válvula de ASME I.',
    'Recipiente o línea: vapor saturado (KSH 1) que descarga a la atmósfera, sin contrapresión (Kb 1) ni disco de ruptura (Kc 1).',
    'Hasta 22 057 kPa a, con la corrección KN desde 10 339 kPa a. Para comprar rige la capacidad certificada del fabricante.',
  ],
  topics: ['safety-valve'],
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
      title: 'Área requerida según la presión de ajuste',
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
