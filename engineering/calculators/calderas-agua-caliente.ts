import { defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { firing, fuelMassFlow, fuelVolumeFlow } from '../formulas/boiler.ts';
import { hotWaterPower, storage } from '../formulas/hot-water.ts';
import { absolute, of, type Quantity, si } from '../quantities.ts';
import { accept, atField } from '../result.ts';
import { mention, type Sentence, say } from '../sentence.ts';
import {
  FUEL_INPUTS,
  FUEL_SOURCES,
  HOT_WATER_FUEL_CHOICE,
  HOURS_INPUT,
  readFuel,
} from './parts/fuel.ts';
import { FUEL_LETTERS } from './parts/saving.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { steamPressure, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

/** The range that the company builds: 100 kWth to 10 MWth. */
const SMALLEST = of(100, 'kW');
const LARGEST = of(10, 'MW');

function rangeWarning(power: Quantity<'power'>, hasTank: boolean): readonly Sentence[] {
  if (power >= SMALLEST && power <= LARGEST) return [];
  return [
    say`El generador, de ${mention(power, 'kW', 3)}${hasTank ? ' con el tanque' : ''}, queda fuera de la gama de 100 kWth a 10 MWth; consúltenos.`,
  ];
}

const YEAR = of(8760, 'h');

/** Every hour of peak brings its share of recovery. */
function crowdedYear(
  hours: Quantity<'time'>,
  peak: Quantity<'time'>,
  recovery: Quantity<'time'>,
): readonly Sentence[] {
  const most = si('time', (YEAR * peak) / (peak + recovery));
  if (hours <= most) return [];
  return [
    say`Con esa recuperación no caben tantas horas de pico en un año: a lo sumo ${mention(most, 'h', 3)}.`,
  ];
}

export const calculator = defineCalculator({
  id: 'calderas-agua-caliente',
  title: 'Potencia, combustible y acumulación de agua caliente',
  summary:
    'La potencia que pide un caudal de agua caliente, y cuánto la reduce un tanque de acumulación.',
  purpose: 'generar',
  example:
    'Llevar {flow} de {cold} a {hot} pide {power}. Con un pico de {peak} y {recovery} para recargar el tanque, basta un generador de {storagePower} con {volume} de acumulación, con {usable} útil.',
  related: [
    '/equipment/calderas-agua-caliente',
    '/tools/bombas-calor',
    '/tools/comparar-combustibles',
  ],
  inputs: {
    flow: input({
      label: 'Caudal de agua en el pico',
      help: 'Medido en la entrada de agua fría.',
      unit: 'm³/h',
      units: ['m³/h', 'L/s', 'gpm'],
      value: 10,
      min: 0.1,
      max: 500,
      step: 0.5,
    }),
    cold: temperature('Agua fría', 25, 'Red o retorno.', 1, 150),
    hot: temperature('Agua caliente', 65, 'Salida del generador.', 10, 160),
    pressure: steamPressure('Presión del circuito', 3, 'Debe mantener el agua líquida.', 0.5, 16),
    peak: input({
      label: 'Duración del pico',
      help: 'Tiempo seguido a ese caudal.',
      unit: 'h',
      units: ['h', 'min'],
      value: 1.5,
      min: 0.1,
      max: 24,
      step: 0.1,
    }),
    recovery: input({
      label: 'Tiempo de recuperación',
      help: 'Tiempo libre para recargar el tanque antes del pico siguiente; 0 si no hay tanque.',
      unit: 'h',
      units: ['h', 'min'],
      value: 4,
      min: 0,
      max: 24,
      step: 0.5,
    }),
    usable: input({
      label: 'Volumen útil del tanque',
      detail: true,
      help: 'Un tanque estratificado entrega cerca del 80 %.',
      unit: '%',
      value: 80,
      min: 50,
      max: 100,
      step: 1,
    }),
    hours: {
      ...HOURS_INPUT,
      label: 'Horas al año al caudal pico',
      help: 'La suma de los picos: tres de 1,5 h al día, 330\u00a0días, son unas 1 500 h.',
      value: 1500,
    },
    altitude: ALTITUDE_INPUT,
    ...FUEL_INPUTS,
    efficiency: {
      ...FUEL_INPUTS.efficiency,
      help: 'En la misma base que el poder calorífico: con diésel, 86 % del superior es 92 % del inferior.',
      value: 86,
    },
  },
  choices: { fuel: HOT_WATER_FUEL_CHOICE, site: SITE_CHOICE },
  outputs: {
    storagePower: output({
      label: 'Potencia con acumulación',
      short: 'Con tanque',
      unit: 'kW',
      units: ['kW', 'BHP', 'MMBtu/h', 'kcal/h'],
      digits: 4,
      main: true,
    }),
    volume: output({
      label: 'Tanque de acumulación',
      short: 'Tanque',
      unit: 'm³',
      units: ['m³', 'L', 'gal'],
      digits: 3,
      main: true,
    }),
    power: output({
      label: 'Potencia instantánea',
      short: 'Sin tanque',
      unit: 'kW',
      units: ['kW', 'BHP', 'MMBtu/h', 'kcal/h'],
      digits: 4,
      main: true,
    }),
    massFlow: output({
      label: 'Caudal de agua',
      unit: 'kg/h',
      units: ['kg/h', 't/h', 'lb/h'],
      digits: 4,
    }),
    storageVolume: output({
      label: 'Combustible con tanque, mientras trabaja',
      unit: 'L/h',
      units: ['L/h', 'gpm'],
      digits: 4,
    }),
    storageMass: output({
      label: 'Combustible con tanque, mientras trabaja',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h'],
      digits: 4,
    }),
    fuelVolume: output({
      label: 'Combustible en el pico, sin tanque',
      unit: 'L/h',
      units: ['L/h', 'gpm'],
      digits: 4,
    }),
    fuelMass: output({
      label: 'Combustible en el pico, sin tanque',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h'],
      digits: 4,
    }),
    costPerHour: output({ label: 'Costo por hora en el pico, sin tanque', unit: '₡/h', digits: 3 }),
    costPerYear: output({
      label: 'Costo por año, con\u00a0o\u00a0sin tanque',
      unit: '₡',
      digits: 3,
    }),
    carbon: output({ label: 'CO₂ por año, con\u00a0o\u00a0sin tanque', unit: 't CO₂', digits: 3 }),
    biogenic: output({
      label: 'CO₂ biogénico por año, con\u00a0o\u00a0sin tanque',
      unit: 't CO₂',
      digits: 3,
    }),
  },
  formulas: [
    formula('Q = ρ_f·V̇·(h_c − h_f)'),
    formula('P = {Q·t_p}/{t_p + t_r}'),
    formula('V = {(Q − P)·t_p}/{u·ρ_c·(h_c − h_f)}'),
    formula('costo = {Q·t}/{η·PC}·precio'),
  ],
  where: `Q potencia instantánea; V̇ caudal de agua, medido en frío; ρf y ρc densidad, hf y hc entalpía del agua fría y de la caliente; P potencia con tanque; tp y tr duración del pico y de la recuperación; V tanque, u su parte útil; ${FUEL_LETTERS}`,
  sources: ['Balance de energía con entalpías IAPWS-IF97.', ...FUEL_SOURCES],
  limits: [
    'El agua caliente queda por debajo de la ebullición a la presión del circuito.',
    'El caudal se mide en frío. Sin pérdidas del tanque ni de la recirculación: es un predimensionamiento.',
  ],
  topics: ['hot-water', 'if97'],
  nearestChecks: /^if97-r1-.*-[vh]$/,
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const demand = hotWaterPower({ ...inputs, pressure: absolute(inputs.pressure, site.value) });
    if (!demand.ok) return atField(demand, demand.field ?? 'hot');
    const tank = storage(demand.value, inputs.peak, inputs.recovery, inputs.usable);
    if (!tank.ok) return tank;
    const fuel = readFuel(inputs, choices.fuel);
    const burnt = firing(demand.value.power, inputs.efficiency, fuel);
    if (!burnt.ok) return burnt;
    const { fired, cost, carbon } = burnt.value;
    const yearly = si('carbon', carbon * inputs.hours);
    const stored = si('power', (fired * tank.value.power) / demand.value.power);
    const hasTank = inputs.recovery > 0;
    const byVolume = (heat: Quantity<'power'>) =>
      fuel.soldBy === 'volume' ? fuelVolumeFlow(heat, fuel.heatingValue) : null;
    const byMass = (heat: Quantity<'power'>) =>
      fuel.soldBy === 'mass' ? fuelMassFlow(heat, fuel.heatingValue) : null;
    return accept({
      outputs: {
        power: demand.value.power,
        storagePower: hasTank ? tank.value.power : null,
        volume: hasTank ? tank.value.volume : null,
        massFlow: demand.value.massFlow,
        storageVolume: hasTank ? byVolume(stored) : null,
        storageMass: hasTank ? byMass(stored) : null,
        fuelVolume: byVolume(fired),
        fuelMass: byMass(fired),
        costPerHour: cost,
        costPerYear: si('colones', cost * inputs.hours),
        carbon: fuel.biogenic ? null : yearly,
        biogenic: fuel.biogenic ? yearly : null,
      },
      warnings: [
        ...rangeWarning(tank.value.power, hasTank),
        ...crowdedYear(inputs.hours, inputs.peak, inputs.recovery),
      ],
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const demand = hotWaterPower({ ...inputs, pressure: absolute(inputs.pressure, site.value) });
    if (!demand.ok) return demand;
    return lineChart({
      title: 'Potencia del generador según el tiempo de recuperación',
      x: { label: 'Tiempo de recuperación', unit: 'h' },
      y: { label: 'Potencia', unit: 'kW' },
      series: 'Con acumulación',
      point: 'Su caso',
      from: of(0, 'h'),
      to: si('time', Math.max(of(12, 'h'), inputs.recovery)),
      at: inputs.recovery,
      formula: (recovery) => {
        const tank = storage(demand.value, inputs.peak, recovery, inputs.usable);
        return tank.ok ? accept(tank.value.power) : tank;
      },
    });
  },
});
