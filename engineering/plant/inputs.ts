import type { Choice, Condition, Input } from '../calculator.ts';
import {
  ELECTRICITY_INPUTS,
  FUEL_CHOICE,
  FUEL_INPUTS,
  HOURS_INPUT,
} from '../calculators/parts/fuel.ts';
import { sizeChoice } from '../calculators/parts/pipe-size.ts';
import { WATER_PRICE_INPUT } from '../calculators/parts/prices.ts';
import { ALTITUDE_INPUT, SITE_CHOICE } from '../calculators/parts/site.ts';
import { massFlow, steamPressure, temperature } from '../calculators/parts/steam.ts';
import { input } from '../define-calculator.ts';

function share(label: string, value: number, help: string, max = 100, step = 1) {
  return input({ label, help, unit: '%', value, min: 0, max, step });
}

function count(label: string, value: number, help: string, max: number) {
  return input({ label, help, unit: 'unidades', value, min: 0, max, step: 1 });
}

function yesOrNo(label: string, help: string, initial: 'no' | 'si' = 'no'): Choice<'no' | 'si'> {
  return {
    label,
    help,
    initial,
    options: [
      { id: 'no', label: 'No' },
      { id: 'si', label: 'Sí' },
    ],
  };
}

/** An input that only counts while its choice is made. */
function when<Given extends Input>(choice: string, is: string, given: Given) {
  const shownWhen: Condition = { choice, is: [is] };
  return { ...given, shownWhen };
}

const LOW = 'low';

/** Everything a visitor may say about the plant, machine by machine. */
export const PLANT_INPUTS = {
  boilerPressure: steamPressure('Presión de la caldera', 8, 'La del cabezal de alta.', 0.5, 60),
  superheat: when(
    'steam',
    'sobrecalentado',
    input({
      label: 'Sobrecalentamiento',
      help: 'Grados por encima de la saturación.',
      unit: 'ΔK',
      units: ['ΔK', 'Δ°F'],
      value: 40,
      min: 1,
      max: 250,
      step: 1,
    }),
  ),
  blowdown: share(
    'Purga de la caldera',
    4,
    'Parte del agua de alimentación. Usual: 3 a 8 %.',
    25,
    0.5,
  ),
  gasInlet: when(
    'economizer',
    'si',
    temperature('Gases antes del economizador', 230, 'A la salida de la caldera.', 100, 450),
  ),
  gasOutlet: when(
    'economizer',
    'si',
    temperature(
      'Gases después del economizador',
      150,
      'Por encima del punto de rocío ácido.',
      50,
      400,
    ),
  ),
  oxygen: when('economizer', 'si', {
    ...share('Oxígeno en los gases secos', 4, 'Lo que lee el analizador.', 15, 0.5),
  }),

  highUse: massFlow(
    'Consumo de alta',
    3000,
    'Vapor de sus usuarios, medio en operación.',
    0,
    100_000,
  ),
  highReturned: share('Retorno de alta', 60, 'Parte de su vapor que regresa como condensado.'),
  highLoss: share(
    'Pérdida de calor del cabezal de alta',
    1,
    'Tubería aislada. Usual: 0,5 a 2 %.',
    20,
    0.1,
  ),

  lowPressure: when(
    LOW,
    'si',
    steamPressure('Presión del cabezal de baja', 2, 'Menor que la de alta.', 0.2, 40),
  ),
  lowUse: when(
    LOW,
    'si',
    massFlow('Consumo de baja', 1000, 'Vapor de sus usuarios, medio en operación.', 0, 100_000),
  ),
  lowReturned: when(
    LOW,
    'si',
    share('Retorno de baja', 60, 'Parte de su vapor que regresa como condensado.'),
  ),
  lowLoss: when(
    LOW,
    'si',
    share('Pérdida de calor del cabezal de baja', 1, 'Tubería aislada.', 20, 0.1),
  ),
  isentropic: when('letDown', 'turbina', {
    ...share('Eficiencia isentrópica de la turbina', 60, 'De una etapa: 40 a 65 %.', 95),
    min: 20,
  }),
  generator: when('letDown', 'turbina', {
    ...share('Eficiencia del generador', 94, 'Con su acople.', 100),
    min: 70,
  }),

  failedTraps: count('Trampas falladas abiertas', 0, 'Las que dejan pasar vapor vivo.', 500),
  trapOrifice: input({
    label: 'Orificio de las trampas',
    help: 'Usual: 3,2 mm (1/8 in).',
    unit: 'mm',
    units: ['mm', 'in'],
    value: 3.2,
    min: 0.5,
    max: 25,
    step: 0.1,
  }),
  leaks: count('Fugas visibles de vapor', 0, 'Prensaestopas, bridas y uniones.', 200),
  leakHole: input({
    label: 'Agujero equivalente de cada fuga',
    help: 'Un silbido: 1 a 2 mm.',
    unit: 'mm',
    units: ['mm', 'in'],
    value: 1.5,
    min: 0.5,
    max: 25,
    step: 0.5,
  }),

  bareLength: input({
    label: 'Tubería sin aislar',
    help: 'A la presión de la caldera.',
    unit: 'm',
    units: ['m', 'ft'],
    value: 0,
    min: 0,
    max: 2000,
    step: 1,
  }),
  bareValves: count(
    'Válvulas y bridas sin aislar',
    0,
    'Cada una cuenta como una válvula de su diámetro.',
    300,
  ),

  deaeratorPressure: {
    ...steamPressure('Presión del desaireador', 0.2, 'De 0,2 a 0,5 barg en la mayoría.', 0.02, 5),
    step: 0.05,
  },
  vent: share('Venteo del desaireador', 0.2, 'Parte del agua de alimentación.', 5, 0.1),
  returnTemperature: temperature(
    'Condensado a la llegada',
    80,
    'En el tanque o el desaireador.',
    10,
    150,
  ),
  makeupTemperature: temperature('Agua de reposición', 25, 'Como llega del suministro.', 2, 60),

  ...FUEL_INPUTS,
  ...ELECTRICITY_INPUTS,
  waterPrice: WATER_PRICE_INPUT,
  hours: { ...HOURS_INPUT, label: 'Horas al año' },
  altitude: ALTITUDE_INPUT,
} as const;

export const PLANT_CHOICES = {
  steam: {
    label: 'Vapor de la caldera',
    help: 'La mayoría de las plantas usa vapor saturado.',
    initial: 'saturado',
    options: [
      { id: 'saturado', label: 'Saturado' },
      { id: 'sobrecalentado', label: 'Sobrecalentado' },
    ],
  } as Choice<'saturado' | 'sobrecalentado'>,
  economizer: yesOrNo('Economizador', 'Calienta el agua de alimentación con los gases.'),
  low: yesOrNo('Cabezal de baja presión', 'Con estación reductora o turbina.'),
  letDown: {
    label: 'Entre los cabezales',
    help: 'Por dónde baja el vapor de alta a baja.',
    initial: 'valvula',
    options: [
      { id: 'valvula', label: 'Válvula reductora' },
      { id: 'turbina', label: 'Turbina de contrapresión' },
    ],
  } as Choice<'valvula' | 'turbina'>,
  flashCondensate: yesOrNo('Vapor flash del condensado al cabezal de baja', 'Con un tanque flash.'),
  flashBlowdown: yesOrNo('Vapor flash de la purga al cabezal de baja', 'Con un tanque flash.'),
  preheat: yesOrNo('La purga precalienta la reposición', 'Con un intercambiador.'),
  bareSize: sizeChoice([50, 65, 80, 100, 150, 200, 250], 80),
  insulated: yesOrNo('¿Ya están aisladas?', 'Con 50 mm de lana mineral y colchonetas.'),
  fuel: {
    ...FUEL_CHOICE,
    // Whole names fit no field of this page; the heating value stands beside it by its own name.
    options: FUEL_CHOICE.options.map((option) => ({
      ...option,
      label: option.label.replace('poder calorífico', 'p. c.'),
    })),
  },
  site: { ...SITE_CHOICE, initial: 'san-jose' as const },
} as const;
