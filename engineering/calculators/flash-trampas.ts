import { defineCalculator, input, output } from '../define-calculator.ts';
import { formatPlain, withUnit } from '../format.ts';
import { formula } from '../formula.ts';
import { flash } from '../formulas/flash.ts';
import { failedTrapLoss } from '../formulas/steam-trap.ts';
import { absolute, of, si, valueIn } from '../quantities.ts';
import { accept, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import { HOURS_INPUT } from './parts/fuel.ts';
import { STEAM_PRICE_INPUT } from './parts/prices.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, steamPressure } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const FLOW_UNITS = ['kg/h', 'lb/h', 't/h'] as const;

export const calculator = defineCalculator({
  id: 'flash-trampas',
  title: 'Vapor flash y trampas falladas',
  summary:
    'El vapor que nace del condensado al bajar de presión, y el vapor vivo que escapa por trampas abiertas.',
  alsoCalled: ['revaporizado', 'fugas'],
  purpose: 'recuperar',
  example:
    'De {condensate} de condensado que bajan de {upstream} a {downstream} se hace vapor el {fraction}. Con orificio de {orifice}, {failed} trampas falladas pierden {perTrap} cada una: en {hours}, a {steamPrice}, {trapCost} al año.',
  related: ['/products/dispositivos-auxiliares', '/tools/trampas-vapor', '/tools/linea-condensado'],
  inputs: {
    condensate: massFlow('Condensado', 1000, 'Que pasa por las trampas.', 1, 100_000),
    upstream: steamPressure('Presión antes de la trampa', 7, 'La del equipo o la línea.', 0.8),
    downstream: steamPressure('Presión después', 0, 'Del retorno o del tanque flash.', 0, 15),
    orifice: input({
      label: 'Orificio de la trampa',
      help: '1/8 in (3,2 mm) es usual; véalo en la hoja técnica del modelo.',
      unit: 'mm',
      units: ['mm', 'in'],
      value: 3.2,
      min: 0.8,
      max: 15,
      step: 0.1,
    }),
    failed: input({
      label: 'Trampas falladas abiertas',
      help: 'Sin mantenimiento en tres a cinco años falla del 15 al 30 %.',
      unit: 'unidades',
      value: 5,
      min: 0,
      max: 1000,
      step: 1,
    }),
    steamPrice: STEAM_PRICE_INPUT,
    hours: HOURS_INPUT,
    altitude: ALTITUDE_INPUT,
  },
  choices: { site: SITE_CHOICE },
  outputs: {
    fraction: output({
      label: 'Fracción de vapor flash',
      short: 'Vapor flash',
      unit: '%',
      digits: 3,
      main: true,
    }),
    trapCost: output({
      label: 'Costo anual de las trampas falladas',
      short: 'Costo de trampas',
      unit: '₡',
      digits: 3,
      main: true,
    }),
    flashed: output({ label: 'Vapor flash', unit: 'kg/h', units: FLOW_UNITS, digits: 4 }),
    liquid: output({ label: 'Condensado que queda', unit: 'kg/h', units: FLOW_UNITS, digits: 4 }),
    perTrap: output({
      label: 'Pérdida por trampa fallada',
      unit: 'kg/h',
      units: FLOW_UNITS,
      digits: 3,
      note: 'Máxima: sin condensado en el orificio.',
    }),
    allTraps: output({ label: 'Pérdida de todas', unit: 'kg/h', units: FLOW_UNITS, digits: 3 }),
    flashValue: output({
      label: 'Valor máximo del vapor flash al año',
      unit: '₡',
      digits: 3,
      note: 'Si hoy se ventea. A presión atmosférica no empuja a ninguna línea: solo su calor sirve, para calentar agua; como vapor de baja presión, desde unos 0,5 barg después de la trampa.',
    }),
  },
  formulas: [
    formula('x = {h_{f1} − h_{f2}}/h_{fg2}'),
    formula('ṁ = 0,73·0,5244·A·p_1'),
    formula('costo = n·ṁ·t·precio'),
    formula('valor = x·ṁ_c·t·precio'),
  ],
  where:
    'x parte que pasa a vapor flash; h_f entalpía del agua y h_fg calor latente, 1\u00a0antes y 2\u00a0después de la trampa; ṁ vapor que fuga, kg/h; A área del orificio, mm²; p1 presión absoluta, bar; n trampas falladas; ṁc condensado; t horas al año; precio, el del vapor.',
  sources: [
    'Vapor flash: IAPWS-IF97. Trampas: Napier (0,5244 es su 51,43 lb/h por in² y psia) con coeficiente 0,73, que reproduce US DOE, Steam Tip Sheet 1.',
  ],
  limits: [
    'Condensado saturado antes de la trampa.',
    'Napier exige descarga crítica: contrapresión absoluta de hasta el 58 % de la entrada.',
  ],
  topics: ['flash', 'steam-trap', 'if97'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    if (inputs.downstream >= inputs.upstream) {
      return refuse(
        say`Después de la trampa debe haber menos presión que antes (${mention(inputs.upstream, 'barg', 3)}); si no, el condensado no pasa.`,
        'downstream',
      );
    }
    const p1 = absolute(inputs.upstream, site.value);
    const p2 = absolute(inputs.downstream, site.value);
    const flashed = flash(p1, p2);
    if (!flashed.ok) return flashed;
    // Flash does not depend on the trap: where Napier does not hold, only the loss is left out.
    const loss = failedTrapLoss(inputs.orifice, p1, p2);
    const perTrap = loss.ok ? loss.value : null;
    const { fraction } = flashed.value;
    const steam = inputs.condensate * fraction;
    const allTraps = perTrap === null ? null : si('massFlow', perTrap * inputs.failed);
    const worth = inputs.hours * inputs.steamPrice;
    return accept({
      outputs: {
        fraction,
        trapCost: allTraps === null ? null : si('colones', allTraps * worth),
        flashed: si('massFlow', steam),
        liquid: si('massFlow', inputs.condensate - steam),
        perTrap,
        allTraps,
        flashValue: si('colones', steam * worth),
      },
      warnings: loss.ok ? [] : [loss.sentence ?? loss.reason],
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const p2 = absolute(inputs.downstream, site.value);
    return lineChart({
      title: 'Vapor flash según la presión antes de la trampa',
      x: { label: 'Presión antes de la trampa', unit: 'barg' },
      y: { label: 'Vapor flash', unit: '%' },
      series: `Descarga a ${withUnit(formatPlain(valueIn(inputs.downstream, 'barg'), 3), 'barg')}`,
      point: 'Su caso',
      from: inputs.downstream,
      to: si('gaugePressure', Math.max(of(25, 'barg'), inputs.upstream)),
      at: inputs.upstream,
      formula: (gauge) => {
        const flashed = flash(absolute(gauge, site.value), p2);
        return flashed.ok ? accept(flashed.value.fraction) : flashed;
      },
    });
  },
});
