import { defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { firing } from '../formulas/boiler.ts';
import {
  capacityRate,
  guardDewPoint,
  guardSteaming,
  heatByEffectiveness,
  heatFromGases,
  ruleOfThumbSaving,
} from '../formulas/economizer.ts';
import { COMBUSTION, excessAir, flueGasFlow } from '../formulas/flue-gas.ts';
import { stateAtEnthalpy } from '../if97/from-enthalpy.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { liquidAt } from '../if97/states.ts';
import { absolute, of, type Quantity, si, toColones } from '../quantities.ts';
import { accept, blame, type Result, refuse } from '../result.ts';
import {
  BURNT_FUEL_CHOICE,
  BURNT_FUEL_INPUTS,
  FUEL_SOURCES,
  HOURS_INPUT,
  readBurntFuel,
} from './parts/fuel.ts';
import { SAVING_OUTPUTS, yearOfHeat } from './parts/saving.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, steamPressure, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

/** Exit temperatures a little above the dew-point guard of each fuel. */
const STACK_OUT = { diesel: 160, bunker: 185, glp: 130, madera: 160 } as const;

const FUEL_OPTIONS = BURNT_FUEL_CHOICE.options.map((option) => ({
  ...option,
  presets: { ...option.presets, stackOut: { value: STACK_OUT[option.id], unit: '°C' as const } },
}));

/** Heat capacity of the stack gases of a boiler that delivers this heat. */
function stackCapacity(
  heat: Quantity<'power'>,
  efficiency: Quantity<'ratio'>,
  oxygen: Quantity<'ratio'>,
  fuel: keyof typeof STACK_OUT,
): Result<{ flow: Quantity<'massFlow'>; rate: Quantity<'heatCapacityRate'> }> {
  const combustion = COMBUSTION[fuel];
  const excess = excessAir(oxygen, combustion);
  if (!excess.ok) return excess;
  const flow = flueGasFlow(si('power', heat / efficiency), excess.value, combustion);
  return accept({ flow, rate: capacityRate(flow, combustion.specificHeat) });
}

export const calculator = defineCalculator({
  id: 'economizadores',
  purpose: 'recuperar',
  example:
    'Una caldera de {heat} con gases a {stackIn} que salen a {stackOut} recupera {recovered} y ahorra el {share} del combustible.',
  related: [
    '/equipment/economizadores',
    '/tools/eficiencia-chimenea',
    '/tools/economizador-condensacion',
  ],
  title: 'Calor recuperado por un economizador',
  summary:
    'El calor de los gases que puede volver al agua de alimentación, lo que ahorra y en cuánto se paga.',
  inputs: {
    heat: input({
      label: 'Potencia útil de la caldera',
      help: 'Calor que entrega en vapor; 2 000 kg/h a 7 barg son unos 1 340 kW.',
      unit: 'kW',
      units: ['kW', 'BHP', 'MMBtu/h'],
      value: 1340,
      min: 50,
      max: 25_000,
      step: 10,
    }),
    stackIn: temperature(
      'Gases antes del economizador',
      240,
      'Temperatura de chimenea medida hoy.',
      120,
      450,
    ),
    stackOut: temperature(
      'Gases después',
      160,
      'No por debajo del punto de rocío ácido.',
      100,
      400,
    ),
    oxygen: input({
      label: 'Oxígeno en los gases secos',
      help: 'Del analizador de combustión; 3 a 6 % con líquidos.',
      unit: '%',
      value: 5,
      min: 0,
      max: 15,
      step: 0.1,
    }),
    feedFlow: massFlow('Agua por el economizador', 2080, 'Vapor más purga.', 50, 40_000),
    feedTemperature: temperature('Agua a la entrada', 80, 'Del desaireador o del tanque.', 20, 200),
    pressure: steamPressure('Presión de la caldera', 7, 'Fija a qué temperatura herviría el agua.'),
    hours: HOURS_INPUT,
    investment: input({
      label: 'Inversión',
      help: 'Equipo e instalación; valor de ejemplo.',
      unit: 'US$',
      value: 35_000,
      min: 0,
      max: 5_000_000,
      step: 500,
    }),
    exchange: input({
      label: 'Tipo de cambio',
      detail: true,
      help: 'El que usted use; valor de ejemplo, no es el vigente.',
      unit: '₡/US$',
      value: 510,
      min: 100,
      max: 2000,
      step: 1,
    }),
    altitude: ALTITUDE_INPUT,
    ...BURNT_FUEL_INPUTS,
  },
  choices: { fuel: { ...BURNT_FUEL_CHOICE, options: FUEL_OPTIONS }, site: SITE_CHOICE },
  outputs: {
    recovered: output({
      label: 'Calor recuperado',
      unit: 'kW',
      units: ['kW', 'BHP', 'MMBtu/h'],
      digits: 3,
      main: true,
    }),
    ...SAVING_OUTPUTS,
    payback: output({
      label: 'Periodo de recuperación simple',
      unit: 'meses',
      units: ['meses', 'años'],
      digits: 3,
      main: true,
    }),
    share: output({ label: 'Combustible ahorrado', unit: '%', digits: 3 }),
    ruleOfThumb: output({
      label: 'Regla práctica (1 % por 22 °C)',
      unit: '%',
      digits: 2,
      note: 'Solo para comparar.',
    }),
    waterOut: output({ label: 'Agua a la salida', unit: '°C', units: ['°C', '°F'], digits: 4 }),
    effectiveness: output({ label: 'Efectividad necesaria', unit: '%', digits: 3 }),
    gases: output({
      label: 'Gases de combustión',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h'],
      digits: 3,
    }),
    coldest: output({
      label: 'Salida mínima de gases',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
    }),
  },
  formulas: [
    formula('Q = ṁ_g·c_p·(T_ent − T_sal)'),
    formula('ahorro = Q/η'),
    formula('ε = Q/{C_mín·(T_ent − T_agua)}'),
  ],
  sources: [
    'US DOE, Steam Tip Sheet 3: salida mínima de gases y regla práctica. Gases por estequiometría del combustible.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'Gases a 121 °C o más con GLP, 149 °C con diésel y madera, 177 °C con búnker (azufre).',
    'Agua al menos 15 K por debajo de la saturación. Es un predimensionamiento.',
  ],
  topics: ['economizer', 'boiler'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const pressure = absolute(inputs.pressure, site.value);
    const boiling = saturationTemperature(pressure);
    if (!boiling.ok) return boiling;
    const { coldestStack } = COMBUSTION[choices.fuel];
    const guarded = guardDewPoint(inputs.stackOut, coldestStack);
    if (!guarded.ok) return blame(guarded, 'stackOut');
    const gases = stackCapacity(inputs.heat, inputs.efficiency, inputs.oxygen, choices.fuel);
    if (!gases.ok) return gases;
    const recovered = heatFromGases(gases.value.rate, inputs.stackIn, inputs.stackOut);
    if (!recovered.ok) return blame(recovered, 'stackOut');
    const cold = liquidAt(pressure, inputs.feedTemperature);
    if (!cold.ok) return blame(cold, 'feedTemperature');
    const water = capacityRate(inputs.feedFlow, cold.value.cp);
    const largest = heatByEffectiveness(
      of(1, '1'),
      gases.value.rate,
      water,
      inputs.stackIn,
      inputs.feedTemperature,
    );
    if (!largest.ok) return largest;
    if (!(recovered.value < largest.value)) {
      return refuse(
        'Ningún intercambiador puede pasar tanto calor: los gases saldrían más fríos que el agua que entra. Suba la temperatura de salida de los gases.',
        'stackOut',
      );
    }
    const heated = si('specificEnergy', cold.value.h + recovered.value / inputs.feedFlow);
    const warm = stateAtEnthalpy(pressure, heated);
    if (!warm.ok) return warm;
    const waterOut = warm.value.T;
    const calm = guardSteaming(waterOut, boiling.value);
    if (!calm.ok) return calm;
    const fuel = readBurntFuel(inputs, choices.fuel);
    const saving = yearOfHeat(recovered.value, inputs.efficiency, fuel, inputs.hours);
    if (!saving.ok) return saving;
    const burnt = firing(inputs.heat, inputs.efficiency, fuel);
    if (!burnt.ok) return burnt;
    const effectiveness = si('ratio', largest.value > 0 ? recovered.value / largest.value : 0);
    const yearly = saving.value.cost;
    const years = yearly > 0 ? toColones(inputs.investment, inputs.exchange) / yearly : null;
    return accept({
      outputs: {
        recovered: recovered.value,
        ...saving.value,
        payback: years === null ? null : of(years, 'años'),
        share: si('ratio', recovered.value / inputs.efficiency / burnt.value.fired),
        ruleOfThumb: ruleOfThumbSaving(inputs.stackIn, inputs.stackOut),
        waterOut,
        effectiveness,
        gases: gases.value.flow,
        coldest: coldestStack,
      },
      warnings:
        effectiveness > 0.8
          ? [
              'La efectividad pasa de 80 %: el economizador sería grande y caro; enfríe menos los gases.',
            ]
          : [],
    });
  },
  curve(inputs, choices) {
    const gases = stackCapacity(inputs.heat, inputs.efficiency, inputs.oxygen, choices.fuel);
    if (!gases.ok) return gases;
    return lineChart({
      title: 'Calor recuperado según la salida de los gases',
      x: { label: 'Gases después del economizador', unit: '°C' },
      y: { label: 'Calor recuperado', unit: 'kW' },
      series: 'Desde el punto de rocío ácido',
      point: 'Su caso',
      from: COMBUSTION[choices.fuel].coldestStack,
      to: inputs.stackIn,
      at: inputs.stackOut,
      formula: (outlet) => heatFromGases(gases.value.rate, inputs.stackIn, outlet),
    });
  },
});
