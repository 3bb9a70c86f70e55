import { defineCalculator, output, text } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import {
  orificeCapacity,
  orificeFor,
  reliefArea,
  relievingPressure,
} from '../formulas/safety-valve.ts';
import { of, si } from '../quantities.ts';
import { accept, blame } from '../result.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, steamPressure } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const OVERPRESSURE = { 'asme-i': of(3, '%'), 'asme-viii': of(10, '%') } as const;

const CODE_CHOICE = {
  label: 'Sobrepresión admitida',
  help: 'Según el código del equipo protegido.',
  initial: 'asme-i',
  options: [
    { id: 'asme-i', label: '3 % (caldera, ASME I)' },
    { id: 'asme-viii', label: '10 % (recipiente o línea, ASME VIII)' },
  ],
} as const;

export const calculator = defineCalculator({
  id: 'valvulas-seguridad',
  title: 'Orificio de una válvula de seguridad para vapor',
  summary:
    'El área de descarga que exige el flujo por aliviar y la letra de orificio que la cubre.',
  purpose: 'proteger',
  example: 'Aliviar {flow} con la válvula ajustada a {set} pide {area} de descarga.',
  related: [
    '/products/valvulas-seguridad',
    '/tools/valvula-seguridad-sobrecalentado',
    '/tools/valvulas-reductoras',
  ],
  inputs: {
    flow: massFlow(
      'Flujo por aliviar',
      2000,
      'Toda la producción de la caldera o de la fuente.',
      10,
      200_000,
    ),
    set: steamPressure(
      'Presión de disparo',
      10,
      'No más que la presión máxima de trabajo del equipo.',
      1,
      100,
    ),
    altitude: ALTITUDE_INPUT,
  },
  choices: { code: CODE_CHOICE, site: SITE_CHOICE },
  outputs: {
    letter: text('Orificio API 526', true),
    area: output({
      label: 'Área requerida',
      unit: 'mm²',
      units: ['mm²', 'in²'],
      digits: 4,
      main: true,
    }),
    orifice: output({ label: 'Área del orificio', unit: 'mm²', units: ['mm²', 'in²'], digits: 4 }),
    capacity: output({
      label: 'Capacidad del orificio',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h', 't/h'],
      digits: 4,
    }),
    use: output({ label: 'Uso del orificio', unit: '%', digits: 3 }),
    relieving: output({
      label: 'Presión de alivio',
      unit: 'bar',
      units: ['bar', 'kPa', 'psi'],
      digits: 4,
    }),
  },
  formulas: [
    formula('A = {190,5·W}/{P_1·K_d·K_b·K_c·K_N·K_SH}'),
    formula('P_1 = P_disparo·(1 + s) + P_atm'),
  ],
  sources: ['API 520-I, vapor saturado, Kd 0,975; áreas de orificio API 526.'],
  limits: [
    'Vapor saturado que descarga a la atmósfera: sin contrapresión (Kb 1), sin disco de ruptura (Kc 1), seco (KSH 1).',
    'Hasta 22 057 kPa a, con la corrección KN desde 10 339 kPa a. Use la capacidad certificada del fabricante para comprar.',
  ],
  topics: ['safety-valve'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const relieving = relievingPressure({
      flow: inputs.flow,
      set: inputs.set,
      overpressure: OVERPRESSURE[choices.code],
      atmosphere: site.value,
    });
    const area = reliefArea(inputs.flow, relieving);
    if (!area.ok) return blame(area, 'set');
    const orifice = orificeFor(area.value);
    if (!orifice.ok) return blame(orifice, 'flow');
    return accept({
      outputs: {
        letter: orifice.value.letter,
        area: area.value,
        orifice: orifice.value.area,
        capacity: orificeCapacity(orifice.value.area, relieving),
        use: si('ratio', area.value / orifice.value.area),
        relieving,
      },
      warnings: [],
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const { flow } = inputs;
    const overpressure = OVERPRESSURE[choices.code];
    return lineChart({
      title: 'Área requerida según la presión de disparo',
      x: { label: 'Presión de disparo', unit: 'barg' },
      y: { label: 'Área requerida', unit: 'mm²' },
      series: 'Con este flujo',
      point: 'Su válvula',
      from: of(1, 'barg'),
      to: si('gaugePressure', Math.max(of(20, 'barg'), inputs.set)),
      at: inputs.set,
      formula: (set) =>
        reliefArea(flow, relievingPressure({ flow, set, overpressure, atmosphere: site.value })),
    });
  },
});
