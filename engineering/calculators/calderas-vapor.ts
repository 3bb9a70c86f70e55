import { defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { boilerHeat, firing, fuelMassFlow, fuelVolumeFlow } from '../formulas/boiler.ts';
import { liquidAt, saturatedAtPressure } from '../if97/states.ts';
import { absolute, of, type Quantity, si } from '../quantities.ts';
import { accept, refuse } from '../result.ts';
import { mention, mentionPlain, say } from '../sentence.ts';
import {
  FUEL_CHOICE,
  FUEL_INPUTS,
  FUEL_SOURCES,
  fuelName,
  HOURS_INPUT,
  readFuel,
} from './parts/fuel.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { DRYNESS_INPUT, massFlow, steamPressure, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

/** The range that the company builds: 100 to 25 000 kg/h at 1 to 20 barg. */
const SMALLEST = of(100, 'kg/h');
const LARGEST = of(25_000, 'kg/h');
const LOWEST = of(1, 'barg');
const HIGHEST = of(20, 'barg');

/** What boilers reach that do not condense the water of their gases, each on the heating value it is sold by. */
const BEST_EFFICIENCY = {
  diesel: of(90, '%'),
  bunker: of(90, '%'),
  glp: of(95, '%'),
  madera: of(90, '%'),
  electricidad: of(100, '%'),
} as const;

function outsideRange(flow: Quantity<'massFlow'>, pressure: Quantity<'gaugePressure'>): boolean {
  return flow < SMALLEST || flow > LARGEST || pressure < LOWEST || pressure > HIGHEST;
}

type SteamCase = {
  steamFlow: Quantity<'massFlow'>;
  pressure: Quantity<'gaugePressure'>;
  dryness: Quantity<'ratio'>;
  blowdown: Quantity<'ratio'>;
  feedTemperature: Quantity<'temperature'>;
  altitude: Quantity<'length'>;
};

/** What the steam takes up in the boiler, and where it boils. */
function heatNeeded(inputs: SteamCase, where: Parameters<typeof sitePressure>[0]) {
  const site = sitePressure(where, inputs.altitude);
  if (!site.ok) return site;
  const pressure = absolute(inputs.pressure, site.value);
  const line = saturatedAtPressure(pressure);
  if (!line.ok) return line;
  if (!(inputs.feedTemperature < line.value.T)) {
    return refuse(
      say`El agua de alimentación debe entrar por debajo de la saturación (${mention(line.value.T, '°C')} a ${mention(inputs.pressure, 'barg', 3)}); escriba una temperatura menor.`,
      'feedTemperature',
    );
  }
  const feed = liquidAt(pressure, inputs.feedTemperature);
  if (!feed.ok) return feed;
  const { steamFlow, dryness, blowdown } = inputs;
  const duty = boilerHeat({ steamFlow, pressure, dryness, blowdown, feedEnthalpy: feed.value.h });
  return duty.ok ? accept({ duty: duty.value, boiling: line.value.T }) : duty;
}

export const calculator = defineCalculator({
  id: 'calderas-vapor',
  title: 'Combustible, costo y CO₂ de una caldera de vapor',
  summary:
    'Cuánto combustible quema una caldera, cuánto cuesta cada tonelada de vapor y cuánto CO₂ emite.',
  alsoCalled: ['costo del vapor', 'diésel', 'búnker', 'GLP'],
  purpose: 'generar',
  example:
    'Producir {steamFlow} de vapor a {pressure} (título\u00a0{dryness}) con agua a {feedTemperature} y {blowdown} de purga pide {heat} útiles. Con {efficiency} de eficiencia y diésel de {heatPerVolume} a {pricePerVolume}, el vapor cuesta {costPerTonne}.',
  related: ['/equipment/calderas-vapor', '/tools/eficiencia-chimenea', '/tools/purga-caldera'],
  inputs: {
    steamFlow: massFlow(
      'Producción de vapor',
      2000,
      'Lo que la planta consume normalmente.',
      50,
      30_000,
    ),
    pressure: steamPressure('Presión del vapor', 7, 'Manométrica, en la caldera.'),
    dryness: DRYNESS_INPUT,
    feedTemperature: temperature(
      'Agua de alimentación',
      80,
      'Temperatura con que entra a la caldera.',
      5,
      220,
    ),
    blowdown: input({
      label: 'Purga',
      detail: true,
      help: 'Parte del agua de alimentación; usual: 3 a 8 %.',
      unit: '%',
      value: 4,
      min: 0,
      max: 15,
      step: 0.5,
    }),
    hours: HOURS_INPUT,
    altitude: ALTITUDE_INPUT,
    ...FUEL_INPUTS,
    // Its chart's own axis.
    efficiency: { ...FUEL_INPUTS.efficiency, detail: false },
  },
  choices: { fuel: FUEL_CHOICE, site: SITE_CHOICE },
  outputs: {
    costPerTonne: output({
      label: 'Costo por tonelada de vapor',
      short: 'Por tonelada',
      unit: '₡/t',
      digits: 3,
      main: true,
      note: 'Solo combustible: agua, químicos y mantenimiento van aparte.',
    }),
    heat: output({
      label: 'Potencia útil',
      unit: 'kW',
      units: ['kW', 'BHP', 'MMBtu/h', 'kcal/h'],
      digits: 4,
      main: true,
    }),
    fuelVolume: output({
      label: 'Consumo de combustible',
      unit: 'L/h',
      units: ['L/h', 'gpm', 'm³/h'],
      digits: 4,
    }),
    fuelMass: output({
      label: 'Consumo de combustible',
      unit: 'kg/h',
      units: ['kg/h', 't/h', 'lb/h'],
      digits: 4,
    }),
    fired: output({
      label: 'Potencia del combustible',
      unit: 'kW',
      units: ['kW', 'MMBtu/h', 'BHP'],
      digits: 4,
    }),
    costPerHour: output({ label: 'Costo por hora', unit: '₡/h', digits: 3 }),
    costPerYear: output({ label: 'Costo por año', unit: '₡', digits: 3 }),
    carbon: output({ label: 'CO₂ por año', unit: 't CO₂', digits: 4 }),
    biogenic: output({
      label: 'CO₂ biogénico por año',
      unit: 't CO₂',
      digits: 4,
      note: 'De biomasa: se informa aparte y no se suma al fósil.',
    }),
    feedwater: output({
      label: 'Caudal de agua de alimentación',
      unit: 'kg/h',
      units: ['kg/h', 't/h', 'lb/h'],
      digits: 4,
    }),
    boiling: output({ label: 'Temperatura del vapor', unit: '°C', units: ['°C', '°F'], digits: 4 }),
  },
  formulas: [
    formula('Q = ṁ_v·(h_f + x·h_fg) + b·ṁ_a·h_f − ṁ_a·h_a'),
    formula('ṁ_a = ṁ_v/{1 − b}'),
    formula('B = Q/{η·PC}'),
    formula('costo = {B·precio}/ṁ_v'),
    formula('CO_2 = B·factor·t'),
  ],
  where:
    'Q calor útil; ṁv y ṁa vapor y agua de alimentación; hf y hfg entalpías de saturación, ha la del agua de alimentación; x título; b purga; B combustible por hora; PC su poder calorífico, precio y factor de emisión, los tres por litro, kilogramo o kWh; η eficiencia; t horas al año.',
  sources: ['Balance de energía como en MEASUR (ORNL); propiedades IAPWS-IF97.', ...FUEL_SOURCES],
  limits: [
    'Título de 80 a 100 %, purga de 0 a 15 %, presión de 0 a 25 barg.',
    'El agua de alimentación entra por debajo de la saturación.',
    'La misma eficiencia todas las horas: a carga parcial y con arranques es menor que la nominal. Use la media del año, sin la purga, que aquí se cuenta aparte; es un predimensionamiento.',
  ],
  topics: ['boiler', 'saturated-steam', 'if97', 'atmosphere'],
  run(inputs, choices) {
    const needed = heatNeeded(inputs, choices.site);
    if (!needed.ok) return needed;
    const { duty, boiling } = needed.value;
    const { steamFlow, hours } = inputs;
    const fuel = readFuel(inputs, choices.fuel);
    const burnt = firing(duty.heat, inputs.efficiency, fuel);
    if (!burnt.ok) return burnt;
    const { fired, cost, carbon } = burnt.value;
    const yearly = si('carbon', carbon * hours);
    return accept({
      outputs: {
        costPerTonne: si('pricePerMass', cost / steamFlow),
        heat: duty.heat,
        fuelVolume: fuel.soldBy === 'volume' ? fuelVolumeFlow(fired, fuel.heatingValue) : null,
        fuelMass: fuel.soldBy === 'mass' ? fuelMassFlow(fired, fuel.heatingValue) : null,
        fired,
        costPerHour: cost,
        costPerYear: si('colones', cost * hours),
        carbon: fuel.biogenic ? null : yearly,
        biogenic: fuel.biogenic ? yearly : null,
        feedwater: duty.feedwater,
        boiling,
      },
      warnings: outsideRange(steamFlow, inputs.pressure)
        ? [
            say`Este punto queda fuera de la gama de ${mentionPlain(SMALLEST, 'kg/h', true)} a ${mentionPlain(LARGEST, 'kg/h')} y de ${mentionPlain(LOWEST, 'barg', true)} a ${mentionPlain(HIGHEST, 'barg')}; consúltenos.`,
          ]
        : [],
    });
  },
  curve(inputs, choices) {
    const needed = heatNeeded(inputs, choices.site);
    if (!needed.ok) return needed;
    const fuel = readFuel(inputs, choices.fuel);
    return lineChart({
      title: 'Costo del vapor según la eficiencia',
      x: { label: 'Eficiencia de la caldera', unit: '%' },
      y: { label: 'Costo por tonelada', unit: '₡/t', fromZero: true },
      series: fuelName(choices.fuel),
      point: 'Su caldera',
      from: of(60, '%'),
      to: si('ratio', Math.max(BEST_EFFICIENCY[choices.fuel], inputs.efficiency)),
      at: inputs.efficiency,
      formula(efficiency) {
        const burnt = firing(needed.value.duty.heat, efficiency, fuel);
        return burnt.ok ? accept(si('pricePerMass', burnt.value.cost / inputs.steamFlow)) : burnt;
      },
    });
  },
});
