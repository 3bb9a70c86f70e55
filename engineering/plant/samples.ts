import type { CalculatorState } from '../calculator.ts';
import { of, type Quantity } from '../quantities.ts';
import type { Dimension, Unit } from '../units.ts';
import { EXAMPLE_PLANT, PLANT_FORM } from './model.ts';

/** Invented plants to start from: usual figures of their trade, none a client's. */
export interface SamplePlant {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly state: CalculatorState;
}

type Given = Readonly<Record<string, readonly [number, Unit]>>;

function sample(
  id: string,
  label: string,
  summary: string,
  choices: Record<string, string>,
  given: Given,
): SamplePlant {
  const fuel = PLANT_FORM.choices.fuel.options.find((option) => option.id === choices.fuel);
  const presets = Object.entries(fuel?.presets ?? {}).map(
    ([key, { value, unit }]) => [key, of(value, unit)] as const,
  );
  const values: Record<string, Quantity<Dimension>> = {
    ...EXAMPLE_PLANT.values,
    ...Object.fromEntries(presets),
    ...Object.fromEntries(
      Object.entries(given).map(([key, [value, unit]]) => [key, of(value, unit)]),
    ),
  };
  return {
    id,
    label,
    summary,
    state: { values, choices: { ...EXAMPLE_PLANT.choices, ...choices } },
  };
}

export const SAMPLE_PLANTS: readonly SamplePlant[] = [
  sample(
    'alimentos',
    'Alimentos y bebidas',
    'Cocción y pasteurización a 8 barg, lavado y CIP a 2 barg, búnker.',
    { fuel: 'bunker', low: 'si' },
    {
      boilerPressure: [8, 'barg'],
      highUse: [3500, 'kg/h'],
      highReturned: [55, '%'],
      lowUse: [1500, 'kg/h'],
      lowReturned: [30, '%'],
      failedTraps: [6, 'unidades'],
      leaks: [3, 'unidades'],
      bareLength: [30, 'm'],
      bareValves: [14, 'unidades'],
      blowdown: [6, '%'],
      returnTemperature: [75, '°C'],
      hours: [6000, 'h'],
    },
  ),
  sample(
    'farmaceutica',
    'Farmacéutica',
    'Vapor de planta a 7 barg para generadores de vapor puro, agua y HVAC; GLP.',
    { fuel: 'glp', economizer: 'si' },
    {
      boilerPressure: [7, 'barg'],
      highUse: [1200, 'kg/h'],
      highReturned: [75, '%'],
      failedTraps: [1, 'unidades'],
      bareValves: [6, 'unidades'],
      blowdown: [3, '%'],
      gasInlet: [210, '°C'],
      gasOutlet: [130, '°C'],
      returnTemperature: [85, '°C'],
      hours: [7500, 'h'],
    },
  ),
  sample(
    'hotel',
    'Lavandería de hotel',
    'Planchadora y secadoras a 7 barg, sin retorno de las lavadoras; diésel.',
    { fuel: 'diesel' },
    {
      boilerPressure: [7, 'barg'],
      highUse: [800, 'kg/h'],
      highReturned: [40, '%'],
      failedTraps: [3, 'unidades'],
      leaks: [2, 'unidades'],
      bareLength: [15, 'm'],
      bareValves: [8, 'unidades'],
      blowdown: [5, '%'],
      returnTemperature: [70, '°C'],
      makeupTemperature: [26, '°C'],
      hours: [4500, 'h'],
    },
  ),
  sample(
    'generacion',
    'Auxiliares de generación',
    'Biomasa a 30 barg sobrecalentado, turbina de contrapresión a 5 barg.',
    {
      fuel: 'madera',
      steam: 'sobrecalentado',
      low: 'si',
      letDown: 'turbina',
      flashCondensate: 'si',
    },
    {
      boilerPressure: [30, 'barg'],
      superheat: [120, 'ΔK'],
      highUse: [2000, 'kg/h'],
      highReturned: [80, '%'],
      lowPressure: [5, 'barg'],
      lowUse: [12_000, 'kg/h'],
      lowReturned: [85, '%'],
      deaeratorPressure: [0.5, 'barg'],
      blowdown: [3, '%'],
      returnTemperature: [90, '°C'],
      hours: [8000, 'h'],
    },
  ),
];
