import { defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { deaeratorBalance } from '../formulas/deaerator.ts';
import { dissolvedOxygen } from '../formulas/dissolved-oxygen.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { liquidAt, wetSteam } from '../if97/states.ts';
import { absolute, of, si } from '../quantities.ts';
import { accept, atField, refuse } from '../result.ts';
import { mentionPlain, say } from '../sentence.ts';
import { HOURS_INPUT } from './parts/fuel.ts';
import { STEAM_PRICE_INPUT } from './parts/prices.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { DRYNESS_INPUT, massFlow, steamPressure, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const LEAST_VENT = of(0.1, '%');

export const calculator = defineCalculator({
  id: 'desaireadores',
  title: 'Vapor, venteo y oxígeno de un desaireador',
  summary:
    'El vapor que pide el desaireador, lo que cuesta el venteo y el oxígeno que trae el agua.',
  alsoCalled: ['desgasificador', 'oxígeno disuelto'],
  purpose: 'generar',
  example:
    'Desairear a {pressure} {feedwater} de agua que llega a {waterTemperature}, con vapor a {steamPressure} (título\u00a0{dryness}) y un venteo de {vent}, consume {steam} de vapor; sin desairear, el agua traería {oxygen} de oxígeno.',
  related: ['/equipment/desaireadores', '/tools/npsh-bomba', '/tools/purga-caldera'],
  inputs: {
    feedwater: massFlow('Agua de alimentación', 5000, 'Lo que sale hacia la caldera.', 100, 60_000),
    waterTemperature: temperature(
      'Agua que entra',
      60,
      'Mezcla de condensado y reposición.',
      5,
      140,
    ),
    pressure: steamPressure('Presión del desaireador', 0.2, 'De 0,2 a 0,5 barg es usual.', 0.05, 5),
    vent: input({
      label: 'Venteo',
      help: 'Vapor que arrastra los gases, como parte del agua de alimentación; 0,1 a 0,5 %.',
      unit: '%',
      value: 0.2,
      min: 0,
      max: 2,
      step: 0.05,
    }),
    steamPressure: steamPressure(
      'Presión del vapor',
      7,
      'Del de calentamiento, antes de la reductora.',
      0.1,
      25,
    ),
    dryness: DRYNESS_INPUT,
    steamPrice: STEAM_PRICE_INPUT,
    hours: HOURS_INPUT,
    altitude: ALTITUDE_INPUT,
  },
  choices: { site: SITE_CHOICE },
  outputs: {
    steam: output({
      label: 'Vapor al desaireador',
      short: 'Vapor',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h', 't/h'],
      digits: 4,
      main: true,
    }),
    oxygen: output({
      label: 'Oxígeno del agua que entra',
      short: 'Oxígeno al entrar',
      unit: 'mg/L',
      units: ['mg/L', 'µg/L'],
      digits: 2,
      main: true,
      note: 'En equilibrio con el aire. Un desaireador a presión bien operado entrega 0,007 mg/L (7 µg/L).',
    }),
    temperature: output({
      label: 'Temperatura del desaireador',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 4,
    }),
    water: output({
      label: 'Caudal de agua que entra',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h', 't/h'],
      digits: 4,
    }),
    vented: output({ label: 'Vapor venteado', unit: 'kg/h', units: ['kg/h', 'lb/h'], digits: 3 }),
    ventCost: output({ label: 'Costo del venteo al año', unit: '₡', digits: 3 }),
  },
  formulas: [
    formula('ṁ_v = {ṁ_a·h_f + ṁ_vt·h_g − (ṁ_a + ṁ_vt)·h_e}/{h_v − h_e}'),
    formula('costo = ṁ_vt·t·precio'),
    formula('C = 0,20946·{p_atm − p_s}/k_H·ρ·M_{O_2}/M_{H_2O}'),
  ],
  where:
    'ṁv vapor, ṁa agua y ṁvt venteo; hf agua desaireada, hg vapor venteado, he agua de entrada, hv vapor; C oxígeno disuelto; patm presión del sitio, ps la de vapor del agua, kH constante de Henry, ρ densidad, M masa molar; t horas al año; precio, el del vapor.',
  sources: [
    'Balance como en MEASUR (ORNL).',
    'Oxígeno: constante de Henry de Benson, Krause y Peterson (1979), base de EN 25814, hasta 60 °C; por encima, la curva de IAPWS G7-04.',
  ],
  limits: [
    'El agua entra por debajo de la temperatura del desaireador; venteo de 0 a 2 %.',
    'El oxígeno es el de equilibrio con aire a la presión del sitio (dentro del 0,2 % de EN 25814 hasta 40 °C).',
  ],
  topics: ['deaerator', 'dissolved-oxygen', 'if97'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const pressure = absolute(inputs.pressure, site.value);
    const supply = absolute(inputs.steamPressure, site.value);
    if (!(supply > pressure)) {
      return refuse(
        'El vapor de calentamiento debe llegar a más presión que el desaireador.',
        'steamPressure',
      );
    }
    const water = liquidAt(pressure, inputs.waterTemperature);
    if (!water.ok) return atField(water, 'waterTemperature');
    const steam = wetSteam(supply, inputs.dryness);
    if (!steam.ok) return steam;
    const balance = deaeratorBalance({
      pressure,
      feedwater: inputs.feedwater,
      vent: inputs.vent,
      waterEnthalpy: water.value.h,
      steamEnthalpy: steam.value.h,
    });
    if (!balance.ok) return balance;
    const oxygen = dissolvedOxygen(inputs.waterTemperature, site.value);
    if (!oxygen.ok) return oxygen;
    const { vented } = balance.value;
    return accept({
      outputs: {
        steam: balance.value.steam,
        oxygen: oxygen.value,
        temperature: balance.value.temperature,
        water: balance.value.water,
        vented,
        ventCost: si('colones', vented * inputs.hours * inputs.steamPrice),
      },
      warnings:
        inputs.vent < LEAST_VENT
          ? [
              say`Con un venteo menor de ${mentionPlain(LEAST_VENT, '%')} los gases no salen y el oxígeno se queda en el agua.`,
            ]
          : [],
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const pressure = absolute(inputs.pressure, site.value);
    const boiling = saturationTemperature(pressure);
    if (!boiling.ok) return boiling;
    const steam = wetSteam(absolute(inputs.steamPressure, site.value), inputs.dryness);
    if (!steam.ok) return steam;
    return lineChart({
      title: 'Vapor al desaireador según la temperatura del agua',
      x: { label: 'Agua que entra', unit: '°C' },
      y: { label: 'Vapor', unit: 'kg/h', fromZero: true },
      series: 'Vapor al desaireador',
      levels: [{ label: 'Venteo', at: si('massFlow', inputs.vent * inputs.feedwater) }],
      point: 'Su agua',
      from: of(5, '°C'),
      to: si('temperature', boiling.value - 1),
      at: inputs.waterTemperature,
      formula: (T) => {
        const water = liquidAt(pressure, T);
        if (!water.ok) return water;
        const balance = deaeratorBalance({
          pressure,
          feedwater: inputs.feedwater,
          vent: inputs.vent,
          waterEnthalpy: water.value.h,
          steamEnthalpy: steam.value.h,
        });
        return balance.ok ? accept(balance.value.steam) : balance;
      },
    });
  },
});
