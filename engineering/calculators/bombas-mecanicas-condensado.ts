import { defineCalculator, input, output, verdict } from '../define-calculator.ts';
import { formatQuantity } from '../format.ts';
import { formula } from '../formula.ts';
import {
  BAR_PER_METRE,
  LEAST_MARGIN,
  loadAfterFlash,
  pumpDuty,
} from '../formulas/condensate-pump.ts';
import { flash } from '../formulas/flash.ts';
import { absolute, of, si, valueIn } from '../quantities.ts';
import { accept } from '../result.ts';
import { mention, type Sentence, say } from '../sentence.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, steamPressure } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

/** So much over the recommended pressure that a reducer is worth its price. */
const AMPLE = of(1, 'barg');
/** As high as the tool lifts. */
const HIGHEST = of(60, 'm');

const GAUGE_UNITS = ['barg', 'psig', 'kPag'] as const;

export const calculator = defineCalculator({
  id: 'bombas-mecanicas-condensado',
  purpose: 'recuperar',
  example:
    'Elevar {lift} los {condensate} de condensado de equipos a {process}, contra un retorno a {returnPressure}, da {head} de contrapresión: la presión motriz de {motive} pasa de los {leastMotive} que hacen falta. La bomba se elige para {load}; en régimen mueve {running}, sin el vapor flash.',
  related: [
    '/products/bombas-mecanicas-condensado',
    '/tools/bloqueo-condensado',
    '/tools/linea-condensado',
  ],
  title: 'Carga y presión motriz de una bomba mecánica',
  summary:
    'Contra qué presión empuja la bomba, con qué carga se elige y qué presión motriz necesita.',
  inputs: {
    condensate: massFlow(
      'Condensado de los equipos',
      2000,
      'Todo el que llega, antes de formar vapor flash.',
      10,
      50_000,
    ),
    process: steamPressure(
      'Presión antes de las trampas',
      3,
      'La de los equipos que drenan al tanque.',
      0,
      20,
    ),
    lift: input({
      label: 'Elevación',
      help: 'Altura desde la bomba hasta el punto más alto del retorno.',
      unit: 'm',
      units: ['m', 'ft'],
      value: 10,
      min: 0,
      max: valueIn(HIGHEST, 'm'),
      step: 0.5,
    }),
    returnPressure: steamPressure(
      'Presión del retorno',
      1,
      'En la línea común, con la fricción incluida.',
      0,
      8,
    ),
    motive: steamPressure(
      'Presión motriz disponible',
      7,
      'Vapor o aire que acciona la bomba.',
      0.5,
      13.9,
    ),
    altitude: ALTITUDE_INPUT,
  },
  choices: { site: SITE_CHOICE },
  outputs: {
    head: output({
      label: 'Contrapresión total',
      short: 'Contrapresión',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
      main: true,
    }),
    load: output({
      label: 'Carga para elegir la bomba',
      short: 'Carga',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h', 't/h'],
      digits: 4,
      main: true,
      note: 'Todo el condensado: en un arranque en frío no se forma vapor flash.',
    }),
    verdict: verdict('Presión motriz', 'Alcanza'),
    running: output({
      label: 'Condensado en régimen, sin flash',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h', 't/h'],
      digits: 4,
    }),
    goodMotive: output({
      label: 'Presión motriz recomendada',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
    }),
    leastMotive: output({
      label: 'Presión motriz mínima',
      unit: 'barg',
      units: GAUGE_UNITS,
      digits: 3,
    }),
    fraction: output({ label: 'Fracción de vapor flash', unit: '%', digits: 3 }),
    flashed: output({
      label: 'Vapor que ventea el tanque',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h'],
      digits: 3,
    }),
  },
  formulas: [
    formula('H = 0,0981·z + p_ret'),
    formula('ṁ_rég = ṁ·(1 − x)'),
    formula('p_mot ≥ H + 0,6'),
    formula('p_rec = H + 1'),
  ],
  where:
    'H contrapresión total, pret presión en el retorno, pmot la motriz y prec la recomendada, las cuatro en barg; z altura de elevación, m; ṁ condensado, x su parte que pasa a vapor flash, ṁrég lo que la bomba mueve.',
  sources: [
    'Spirax Sarco, bombas PTF4: contrapresión y margen de 0,6 a 1 bar de la presión motriz. Vapor flash: IAPWS-IF97.',
  ],
  limits: [
    'Tanque recolector a presión atmosférica. Columna de agua fría: del lado seguro.',
    'La capacidad final se lee en la tabla del fabricante con esta contrapresión, esta presión motriz y la altura de llenado sobre la bomba: con menos altura, se llena más despacio y mueve menos.',
  ],
  topics: ['condensate-pump', 'flash'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const duty = pumpDuty(inputs.lift, inputs.returnPressure);
    if (!duty.ok) return duty;
    const flashed = flash(absolute(inputs.process, site.value), site.value);
    if (!flashed.ok) return flashed;
    const { fraction } = flashed.value;
    const running = loadAfterFlash(inputs.condensate, fraction);
    const { head, leastMotive, goodMotive } = duty.value;
    const warnings: (string | Sentence)[] = [];
    const isShort = inputs.motive < leastMotive;
    const isTight = inputs.motive < goodMotive;
    if (isShort) {
      warnings.push(
        say`La presión motriz no alcanza: hacen falta al menos ${mention(leastMotive, 'barg', 3)} para vencer ${mention(head, 'barg', 3)}.`,
      );
    } else if (isTight) {
      warnings.push('La presión motriz alcanza con poco margen: la bomba será lenta.');
    } else if (inputs.motive > goodMotive + AMPLE) {
      warnings.push(
        say`Hay presión de sobra. A unos ${mention(goodMotive, 'barg', 2)} cada ciclo gasta menos vapor, pero la bomba mueve menos: ponga una reductora solo si la tabla del fabricante todavía da la carga.`,
      );
    }
    return accept({
      outputs: {
        head,
        verdict: isShort ? 'No alcanza' : isTight ? 'Poco margen' : 'Alcanza',
        load: inputs.condensate,
        running,
        goodMotive,
        leastMotive,
        fraction,
        flashed: si('massFlow', inputs.condensate - running),
      },
      warnings,
    });
  },
  curve(inputs) {
    const most = si('gaugePressure', inputs.motive - LEAST_MARGIN);
    const lifted = si('gaugePressure', most - inputs.returnPressure);
    const reach = of(valueIn(lifted, 'barg') / BAR_PER_METRE, 'm');
    const to = si('length', Math.min(Math.max(of(10, 'm'), inputs.lift, 1.5 * reach), HIGHEST));
    return lineChart({
      title: 'Contrapresión según la elevación',
      x: { label: 'Elevación', unit: 'm' },
      y: { label: 'Contrapresión total', unit: 'barg', reaches: si('gaugePressure', 1.3 * most) },
      series: 'Contrapresión total',
      levels: [{ label: 'Máxima que vence la bomba', at: most }],
      zones:
        reach > 0 && reach < to
          ? [
              {
                label: `Hasta ${formatQuantity(reach, 'm', 3)}`,
                at: [reach, most],
                isPoint: true,
              },
            ]
          : [],
      point: 'Su caso',
      from: of(0, 'm'),
      to,
      at: inputs.lift,
      formula: (lift) => {
        const duty = pumpDuty(lift, inputs.returnPressure);
        return duty.ok ? accept(duty.value.head) : duty;
      },
    });
  },
});
