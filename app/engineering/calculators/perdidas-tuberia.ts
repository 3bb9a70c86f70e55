import { chart, defineCalculator, input, output } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import {
  BARE_STEEL,
  bareLoss,
  CLADDING,
  insulatedLoss,
  type Surroundings,
} from '../formulas/heat-loss.ts';
import { pipeOfSize } from '../formulas/pipe-sizes.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { absolute, of, type Quantity, si } from '../quantities.ts';
import { accept, refuse } from '../result.ts';
import { FUEL_CHOICE, FUEL_INPUTS, FUEL_SOURCES, HOURS_INPUT, readFuel } from './parts/fuel.ts';
import { ALL_SIZES, INSULATION_INPUTS, sizeChoice, sizeOf } from './parts/insulation.ts';
import { SAVING_OUTPUTS, yearOfHeat } from './parts/saving.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { steamPressure } from './parts/steam.ts';
import { sweep } from './parts/sweep.ts';

interface Wrapped {
  readonly thickness: Quantity<'length'>;
  readonly conductivity: Quantity<'conductivity'>;
}

function insulationOf({ thickness, conductivity }: Wrapped) {
  return { thickness, conductivity, emissivity: CLADDING };
}

export const calculator = defineCalculator({
  id: 'perdidas-tuberia',
  title: 'Pérdidas de tubería desnuda y aislamiento',
  summary: 'El calor que se va por una línea de vapor sin aislar y lo que ahorra aislarla.',
  inputs: {
    length: input({
      label: 'Longitud de tubería',
      help: 'Tramo sin aislar.',
      unit: 'm',
      units: ['m', 'ft'],
      value: 50,
      min: 1,
      max: 5000,
      step: 1,
    }),
    pressure: steamPressure('Presión del vapor', 7, 'Fija la temperatura de la tubería.', 0),
    ...INSULATION_INPUTS,
    hours: { ...HOURS_INPUT, value: 8000, help: 'Horas al año con la línea caliente.' },
    altitude: ALTITUDE_INPUT,
    ...FUEL_INPUTS,
  },
  choices: { size: sizeChoice(ALL_SIZES, 80), fuel: FUEL_CHOICE, site: SITE_CHOICE },
  outputs: {
    saved: output({
      label: 'Calor que deja de perderse',
      unit: 'kW',
      units: ['kW', 'Btu/h', 'kcal/h'],
      digits: 3,
      main: true,
    }),
    ...SAVING_OUTPUTS,
    bare: output({ label: 'Pérdida desnuda', unit: 'W/m', units: ['W/m', 'Btu/h·ft'], digits: 3 }),
    insulated: output({
      label: 'Pérdida aislada',
      unit: 'W/m',
      units: ['W/m', 'Btu/h·ft'],
      digits: 3,
    }),
    reduction: output({ label: 'Reducción', unit: '%', digits: 3 }),
    surface: output({
      label: 'Superficie del aislamiento',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
    }),
  },
  formulas: [
    formula('q = π·D·[h_c·(T_s − T_a) + ε·σ·(T_s^4 − T_a^4)]'),
    formula('q_ais = {T_s − T_a}/{{ln(D_2/D_1)}/{2·π·k} + 1/{π·D_2·h_o}}'),
  ],
  sources: [
    'Convección natural: Churchill y Chu (1975); radiación con emisividad 0,8 (acero) y 0,2 (chapa de aluminio).',
    'Contraste: Engineering ToolBox d_255.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'DN 15 a DN 300, aire en reposo bajo techo. Exactitud de ±15 %; con viento se pierde más.',
  ],
  topics: ['heat-loss'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const hot = saturationTemperature(absolute(inputs.pressure, site.value));
    if (!hot.ok) return hot;
    const around: Surroundings = { air: inputs.air, pressure: site.value };
    const { outside } = pipeOfSize(sizeOf(choices.size));
    const bare = bareLoss(outside, hot.value, BARE_STEEL, around);
    if (!bare.ok) return bare;
    const wrapped = insulatedLoss(outside, hot.value, insulationOf(inputs), around);
    if (!wrapped.ok) return wrapped;
    const { loss, surface } = wrapped.value;
    const saved = si('power', (bare.value - loss) * inputs.length);
    if (!(saved > 0)) {
      return refuse(
        'Con ese aislamiento no se ahorra calor; use un espesor mayor o una conductividad menor.',
        'thickness',
      );
    }
    const saving = yearOfHeat(
      saved,
      inputs.efficiency,
      readFuel(inputs, choices.fuel),
      inputs.hours,
    );
    if (!saving.ok) return saving;
    return accept({
      outputs: {
        saved,
        ...saving.value,
        bare: bare.value,
        insulated: loss,
        reduction: si('ratio', 1 - loss / bare.value),
        surface,
      },
      warnings:
        surface > of(60, '°C')
          ? ['La superficie pasa de 60 °C y quema al tocarla: aumente el espesor.']
          : [],
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const hot = saturationTemperature(absolute(inputs.pressure, site.value));
    if (!hot.ok) return hot;
    const { outside } = pipeOfSize(sizeOf(choices.size));
    const around: Surroundings = { air: inputs.air, pressure: site.value };
    const lossAt = (thickness: Quantity<'length'>) => {
      const wrapped = insulatedLoss(
        outside,
        hot.value,
        insulationOf({ ...inputs, thickness }),
        around,
      );
      return wrapped.ok ? accept(wrapped.value.loss) : wrapped;
    };
    const present = lossAt(inputs.thickness);
    if (!present.ok) return present;
    return accept(
      chart({
        title: 'Pérdida según el espesor del aislamiento',
        x: { label: 'Espesor', unit: 'mm', scale: 'linear' },
        y: { label: 'Pérdida', unit: 'W/m', scale: 'linear' },
        series: [
          { label: 'Tubería aislada', points: sweep(of(10, 'mm'), of(150, 'mm'), 35, lossAt) },
        ],
        point: { label: 'Su aislamiento', at: [inputs.thickness, present.value] },
      }),
    );
  },
});
