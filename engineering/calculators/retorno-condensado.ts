import { defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { type CondensateReturn, returnSaving } from '../formulas/condensate-return.ts';
import { flash } from '../formulas/flash.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { absolute, of, type Quantity, si } from '../quantities.ts';
import { accept, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import { FUEL_CHOICE, FUEL_INPUTS, FUEL_SOURCES, HOURS_INPUT, readFuel } from './parts/fuel.ts';
import { WATER_PRICE_INPUT } from './parts/prices.ts';
import { FUEL_LETTERS, SAVING_OUTPUTS, yearOfHeat } from './parts/saving.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, steamPressure, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const HOTTEST = of(99, '°C');

interface Returned {
  readonly steam: Quantity<'massFlow'>;
  readonly recovered: Quantity<'ratio'>;
  readonly condensateTemperature: Quantity<'temperature'>;
  readonly makeupTemperature: Quantity<'temperature'>;
  readonly hours: Quantity<'time'>;
  readonly efficiency: Quantity<'ratio'>;
}

function condensateOf(inputs: Returned, flashFraction: Quantity<'ratio'>): CondensateReturn {
  return { ...inputs, condensate: si('massFlow', inputs.steam * inputs.recovered), flashFraction };
}

const { cost, ...saved } = SAVING_OUTPUTS;

export const calculator = defineCalculator({
  id: 'retorno-condensado',
  title: 'Ahorro por retornar condensado',
  summary:
    'El combustible y el agua que se dejan de gastar al devolver el condensado a la caldera.',
  alsoCalled: ['recuperar condensado'],
  purpose: 'recuperar',
  example:
    'De {steam} de vapor que condensa a {pressure} se recupera el {recovered}. Descontado el flash, vuelven {returned} a {condensateTemperature}: {heat} más que la reposición a {makeupTemperature}. En {hours}, con diésel de {heatPerVolume} a {pricePerVolume}, {efficiency} de eficiencia y agua a {waterPrice}, el retorno ahorra {total} al año.',
  related: [
    '/services/gestion-energia',
    '/tools/linea-condensado',
    '/tools/bombas-mecanicas-condensado',
  ],
  inputs: {
    steam: massFlow(
      'Vapor que condensa',
      2000,
      'Consumo de los equipos con condensado recuperable.',
      10,
      50_000,
    ),
    recovered: input({
      label: 'Condensado que se recuperaría',
      help: 'Parte que hoy se bota y podría volver.',
      unit: '%',
      value: 70,
      min: 1,
      max: 100,
      step: 1,
    }),
    pressure: steamPressure(
      'Presión de los equipos',
      3,
      'Antes de las trampas: fija el vapor flash.',
      0,
      20,
    ),
    condensateTemperature: temperature(
      'Condensado en el tanque',
      90,
      'Después de formar vapor flash: bajo la ebullición del sitio, 96 °C en San José.',
      20,
      99,
    ),
    makeupTemperature: temperature('Agua de reposición', 25, 'La que hoy entra fría.', 5, 60),
    waterPrice: WATER_PRICE_INPUT,
    hours: HOURS_INPUT,
    altitude: ALTITUDE_INPUT,
    ...FUEL_INPUTS,
  },
  choices: { fuel: FUEL_CHOICE, site: SITE_CHOICE },
  outputs: {
    total: output({ label: 'Ahorro total al año', unit: '₡', digits: 3, main: true }),
    cost: { ...cost, label: 'Ahorro en combustible al año', main: false },
    waterCost: output({ label: 'Ahorro en agua al año', unit: '₡', digits: 3 }),
    ...saved,
    water: output({
      label: 'Agua ahorrada al año',
      unit: 'm³',
      units: ['m³', 'L', 'gal'],
      digits: 4,
    }),
    heat: output({
      label: 'Calor recuperado',
      unit: 'kW',
      units: ['kW', 'MMBtu/h', 'kcal/h'],
      digits: 3,
    }),
    returned: output({
      label: 'Condensado que vuelve',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h', 't/h'],
      digits: 4,
    }),
    fraction: output({ label: 'Fracción de vapor flash', unit: '%', digits: 3 }),
  },
  formulas: [
    formula('Q = (1 − x)·ṁ·(h_c − h_r)'),
    formula('ahorro = {Q·t}/{η·PC}·precio + {(1 − x)·ṁ·t}/ρ·precio_agua'),
  ],
  where: `Q calor retornado; x parte que pasa a vapor flash; ṁ condensado recuperado; hc y hr entalpías del condensado y del agua de reposición; ρ densidad del agua; precio_agua el de un metro cúbico de agua; ${FUEL_LETTERS}`,
  sources: [
    'US DOE, Steam Tip Sheet 8 (retorno de condensado); entalpías IAPWS-IF97.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'Tanque atmosférico: el condensado llega por debajo de la ebullición del sitio y el vapor flash se ventea.',
    'Vale solo si el condensado llega más caliente que la reposición.',
  ],
  topics: ['condensate-return', 'flash', 'boiler', 'if97'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const boiling = saturationTemperature(site.value);
    if (!boiling.ok) return boiling;
    if (inputs.condensateTemperature > boiling.value) {
      return refuse(
        say`En este sitio el agua hierve a ${mention(boiling.value, '°C', 3)}: el condensado no llega más caliente a un tanque atmosférico. Escriba una temperatura menor.`,
        'condensateTemperature',
      );
    }
    const flashed = flash(absolute(inputs.pressure, site.value), site.value);
    if (!flashed.ok) return flashed;
    const { fraction } = flashed.value;
    const back = returnSaving(condensateOf(inputs, fraction));
    if (!back.ok) return back;
    const fuel = readFuel(inputs, choices.fuel);
    const saving = yearOfHeat(back.value.heat, inputs.efficiency, fuel, inputs.hours);
    if (!saving.ok) return saving;
    const waterCost = back.value.waterVolume * inputs.waterPrice;
    return accept({
      outputs: {
        total: si('colones', saving.value.cost + waterCost),
        ...saving.value,
        waterCost: si('colones', waterCost),
        water: back.value.waterVolume,
        heat: back.value.heat,
        returned: back.value.returned,
        fraction,
      },
      warnings: [],
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const flashed = flash(absolute(inputs.pressure, site.value), site.value);
    if (!flashed.ok) return flashed;
    const boiling = saturationTemperature(site.value);
    if (!boiling.ok) return boiling;
    const fuel = readFuel(inputs, choices.fuel);
    const here = returnSaving(condensateOf(inputs, flashed.value.fraction));
    if (!here.ok) return here;
    const onlyWater = si('colones', here.value.waterVolume * inputs.waterPrice);
    return lineChart({
      title: 'Ahorro según la temperatura del condensado',
      x: { label: 'Condensado en el tanque', unit: '°C', fromZero: false },
      y: { label: 'Ahorro total al año', unit: '₡', fromZero: true },
      series: 'Combustible y agua',
      // Not across the chart: no tank is hotter than the savings are drawn for.
      other: { label: 'Solo agua', formula: () => accept(onlyWater) },
      point: 'Su caso',
      from: si('temperature', Math.min(inputs.makeupTemperature + 5, inputs.condensateTemperature)),
      to: si('temperature', Math.min(boiling.value, HOTTEST)),
      at: inputs.condensateTemperature,
      formula: (condensateTemperature) => {
        const back = returnSaving(
          condensateOf({ ...inputs, condensateTemperature }, flashed.value.fraction),
        );
        if (!back.ok) return back;
        const saving = yearOfHeat(back.value.heat, inputs.efficiency, fuel, inputs.hours);
        if (!saving.ok) return saving;
        const water = back.value.waterVolume * inputs.waterPrice;
        return accept(si('colones', saving.value.cost + water));
      },
    });
  },
});
