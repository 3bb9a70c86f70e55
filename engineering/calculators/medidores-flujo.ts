import { chart, defineCalculator, input, output, text } from '../define-calculator.ts';
import { formatPlain, formatQuantity } from '../format.ts';
import { formula } from '../formula.ts';
import {
  densityError,
  massFromVolume,
  TYPICAL_TURNDOWN,
  turndown,
} from '../formulas/flow-meter.ts';
import { vortexLimits } from '../formulas/vortex-meter.ts';
import { wetSteam } from '../if97/states.ts';
import { absolute, of, type Quantity, si } from '../quantities.ts';
import { accept, atField, type Result } from '../result.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { DRYNESS_INPUT, massFlow, steamPressure } from './parts/steam.ts';
import { sweep } from './parts/sweep.ts';

function densityAt(
  gauge: Quantity<'gaugePressure'>,
  site: Quantity<'pressure'>,
  dryness: Quantity<'ratio'>,
): Result<Quantity<'density'>> {
  const steam = wetSteam(absolute(gauge, site), dryness);
  return steam.ok ? accept(si('density', 1 / steam.value.v)) : steam;
}

/** The velocity at the largest flow from which a vortex meter reads the smallest one. */
function vortexNeeds(needed: Quantity<'ratio'>, density: Quantity<'density'>): string {
  const { least, most } = vortexLimits(density);
  const velocity = si('velocity', needed * least);
  return velocity > most ? 'No alcanza' : `Desde ${formatQuantity(velocity, 'm/s', 3)}`;
}

export const calculator = defineCalculator({
  id: 'medidores-flujo',
  title: 'Masa de vapor y error por no compensar la densidad',
  summary:
    'Los kilogramos que pasan de verdad y cuánto se equivoca un medidor calibrado a otra presión.',
  alsoCalled: ['vórtice', 'caudalímetro'],
  purpose: 'medir',
  example:
    'Un vórtice calibrado a {calibrated} que trabaja a {actual}, con vapor de {dryness} de título ({density}), ve {flow}: pasan {mass} y sin compensar indica {reading}, {vortex} de más. Uno de presión diferencial, {differential} de más.',
  related: ['/products/medidores-flujo', '/tools/tamano-medidor', '/tools/totalizadores'],
  inputs: {
    flow: input({
      label: 'Caudal volumétrico',
      help: 'Lo que mide un medidor de velocidad (vórtice, turbina).',
      unit: 'm³/h',
      units: ['m³/h', 'L/s', 'm³/s'],
      value: 500,
      min: 1,
      max: 100_000,
      step: 10,
    }),
    calibrated: steamPressure('Presión de calibración', 7, 'La que el medidor da por buena.', 0.1),
    actual: steamPressure('Presión real', 6, 'La de la línea en este momento.', 0.1),
    dryness: DRYNESS_INPUT,
    largest: massFlow('Caudal máximo', 2000, 'Demanda pico de la línea.', 1, 100_000),
    smallest: massFlow('Caudal mínimo', 200, 'Demanda más baja que interesa medir.', 0.1, 100_000),
    altitude: ALTITUDE_INPUT,
  },
  choices: { site: SITE_CHOICE },
  outputs: {
    mass: output({
      label: 'Caudal másico real',
      short: 'Caudal real',
      unit: 'kg/h',
      units: ['kg/h', 't/h', 'lb/h'],
      digits: 4,
      main: true,
    }),
    vortex: output({
      label: 'Error de un vórtice sin compensar',
      short: 'Error del vórtice',
      unit: '%',
      digits: 3,
      signed: true,
      main: true,
    }),
    differential: output({
      label: 'Error de una placa de orificio sin compensar',
      short: 'Error de la placa',
      unit: '%',
      digits: 3,
      signed: true,
      main: true,
    }),
    reading: output({
      label: 'Lectura del vórtice sin compensar',
      unit: 'kg/h',
      units: ['kg/h', 't/h', 'lb/h'],
      digits: 4,
    }),
    density: output({ label: 'Densidad real', unit: 'kg/m³', digits: 4 }),
    turndown: { ...text('Rango de medición necesario'), note: 'Caudal máximo entre mínimo.' },
    vortexMeter: {
      ...text('Medidor vórtice'),
      note: 'Alcanza desde esta velocidad a caudal máximo. Una línea suele ir de 10 a 40 m/s; con reducciones corre más.',
    },
    orifice: text(`Placa de orificio, ${formatPlain(TYPICAL_TURNDOWN.orifice)}:1`),
    variableArea: text(`Área variable, ${formatPlain(TYPICAL_TURNDOWN.variableArea)}:1`),
  },
  formulas: [
    formula('ṁ = ρ·V̇'),
    formula('e_vórtice = ρ_cal/ρ_real − 1'),
    formula('e_Δp = √{ρ_cal/ρ_real} − 1'),
  ],
  where:
    'ṁ caudal másico; V̇ caudal volumétrico; ρ densidad del vapor, ρcal a la presión de calibración y ρreal a la real; e_vórtice y e_Δp error de la lectura con vórtice y con presión diferencial.',
  sources: [
    'Densidad IAPWS-IF97. Rangos de medición: Spirax Sarco, medición de vapor; el del vórtice, de √(54/ρ) a 76 m/s, con ρ en kg/m³ (Rosemount 8800).',
  ],
  limits: [
    'Vapor saturado de 0,1 a 25 barg y título de 80 a 100 %, el mismo en la calibración; si se calibró con vapor seco, un vórtice lee de menos en la proporción del título x, y uno de presión diferencial en la de √x.',
    'El vapor saturado también necesita compensación: su densidad sigue a la presión.',
  ],
  topics: ['flow-meter', 'saturated-steam', 'if97'],
  nearestChecks: /^spirax-.*-vg$|^if97-r2-.*-v$/,
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const actual = densityAt(inputs.actual, site.value, inputs.dryness);
    if (!actual.ok) return actual;
    const calibrated = densityAt(inputs.calibrated, site.value, inputs.dryness);
    if (!calibrated.ok) return calibrated;
    const error = densityError(calibrated.value, actual.value);
    if (!error.ok) return error;
    const needed = turndown(inputs.largest, inputs.smallest);
    if (!needed.ok) return atField(needed, 'smallest');
    const reaches = (turndownOf: Quantity<'ratio'>) =>
      turndownOf >= needed.value ? 'Alcanza' : 'No alcanza';
    return accept({
      outputs: {
        mass: massFromVolume(inputs.flow, actual.value),
        ...error.value,
        reading: massFromVolume(inputs.flow, calibrated.value),
        density: actual.value,
        turndown: `${formatPlain(needed.value, 3)}:1`,
        vortexMeter: vortexNeeds(needed.value, actual.value),
        orifice: reaches(TYPICAL_TURNDOWN.orifice),
        variableArea: reaches(TYPICAL_TURNDOWN.variableArea),
      },
      warnings:
        needed.value > TYPICAL_TURNDOWN.variableArea
          ? ['Ningún medidor de estos cubre ese rango: ponga dos o más en paralelo.']
          : [],
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const calibrated = densityAt(inputs.calibrated, site.value, inputs.dryness);
    if (!calibrated.ok) return calibrated;
    const errorAt = (meter: 'vortex' | 'differential') => (gauge: Quantity<'gaugePressure'>) => {
      const actual = densityAt(gauge, site.value, inputs.dryness);
      if (!actual.ok) return actual;
      const error = densityError(calibrated.value, actual.value);
      return error.ok ? accept(error.value[meter]) : error;
    };
    const present = errorAt('vortex')(inputs.actual);
    if (!present.ok) return present;
    const from = si('gaugePressure', Math.max(of(0.1, 'barg'), inputs.calibrated * 0.5));
    const to = si('gaugePressure', inputs.calibrated * 1.5);
    return accept(
      chart({
        title: 'Error según la presión real',
        x: { label: 'Presión real', unit: 'barg', scale: 'linear', fromZero: false },
        y: { label: 'Error de la lectura', unit: '%', scale: 'linear' },
        series: [
          { label: 'Vórtice', points: sweep(from, to, 40, errorAt('vortex')) },
          { label: 'Presión diferencial', points: sweep(from, to, 40, errorAt('differential')) },
        ],
        point: { label: 'Su línea', at: [inputs.actual, present.value] },
      }),
    );
  },
});
