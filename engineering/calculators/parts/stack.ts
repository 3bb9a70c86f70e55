import { input } from '../../define-calculator.ts';
import { AIR_HUMIDITY, excessAirFromOxygen, stackGas } from '../../formulas/combustion.ts';
import { acidDewPoint, waterDewPoint } from '../../formulas/dew-point.ts';
import { coldestStack, type GasStream, PUBLISHED_COLDEST } from '../../formulas/economizer.ts';
import { type Quantity, si } from '../../quantities.ts';
import { accept, atField, type Result } from '../../result.ts';
import { mention, type Sentence, say } from '../../sentence.ts';
import {
  DENSITY_INPUT,
  densityPreset,
  type FuelBought,
  fuelAsFired,
  type StackFuel,
} from './combustion.ts';
import { BURNT_FUEL_CHOICE, BURNT_FUEL_INPUTS, HOURS_INPUT } from './fuel.ts';
import { ALTITUDE_INPUT } from './site.ts';
import { massFlow, steamPressure, temperature } from './steam.ts';

/** What choosing a fuel also writes: an exit above its dew points, and its sulphur. */
export const OF_FUEL = {
  diesel: { stackOut: 160, sulphur: 0.005 },
  bunker: { stackOut: 185, sulphur: 2.5 },
  glp: { stackOut: 130, sulphur: 0 },
  madera: { stackOut: 150, sulphur: 0 },
} as const;

export const STACK_FUEL_OPTIONS = BURNT_FUEL_CHOICE.options.map((option) => ({
  ...option,
  presets: {
    ...option.presets,
    stackOut: { value: OF_FUEL[option.id].stackOut, unit: '°C' as const },
    density: densityPreset(option.id),
    sulphur: { value: OF_FUEL[option.id].sulphur, unit: '%' as const },
  },
}));

export const STACK_INPUTS = {
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
    'No por debajo de la salida mínima de su combustible.',
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
  density: DENSITY_INPUT,
  sulphur: input({
    label: 'Azufre del combustible',
    help: 'De la ficha del combustible; desde 0,05 % fija el rocío ácido. Búnker, 2 a 3,5 %.',
    unit: '%',
    value: 0.005,
    min: 0,
    max: 5,
    step: 0.005,
    shownWhen: { choice: 'fuel', is: ['diesel', 'bunker'] },
  }),
  ...BURNT_FUEL_INPUTS,
} as const;

interface Fired extends FuelBought {
  readonly heat: Quantity<'power'>;
  readonly efficiency: Quantity<'ratio'>;
  readonly oxygen: Quantity<'ratio'>;
}

interface BoilerGases extends GasStream {
  readonly moisture: Quantity<'ratio'> | null;
}

/** The gases of a boiler that delivers this heat from the fuel as the user describes it. */
export function boilerGases(inputs: Fired, fuel: StackFuel): Result<BoilerGases> {
  const fired = fuelAsFired(fuel, inputs);
  if (!fired.ok) return fired;
  const { analysis, heatingValue, moisture } = fired.value;
  const excess = excessAirFromOxygen(inputs.oxygen, analysis);
  if (!excess.ok) return atField(excess, 'oxygen');
  return accept({
    gas: stackGas(analysis, excess.value, AIR_HUMIDITY),
    fuelFlow: si('massFlow', inputs.heat / inputs.efficiency / heatingValue),
    moisture,
  });
}

interface Stack extends BoilerGases {
  readonly acid: Quantity<'temperature'> | null;
  readonly water: Quantity<'temperature'>;
  readonly coldest: Quantity<'temperature'>;
}

/** Those gases, and how far they may be cooled. */
export function stackOf(inputs: Fired, fuel: StackFuel, site: Quantity<'pressure'>): Result<Stack> {
  const gases = boilerGases(inputs, fuel);
  if (!gases.ok) return gases;
  const { gas } = gases.value;
  const acid = acidDewPoint(gas, site);
  if (!acid.ok) return acid;
  const dewPoints = { acid: acid.value, water: waterDewPoint(gas, site) };
  return accept({
    ...gases.value,
    ...dewPoints,
    coldest: coldestStack({ ...dewPoints, published: PUBLISHED_COLDEST[fuel] }),
  });
}

/** Water inside keeps the tube nearly as cold as itself, whatever the gases do. */
export function warningsOf(
  effectiveness: Quantity<'ratio'>,
  acid: Quantity<'temperature'> | null,
  water: Quantity<'temperature'>,
): readonly (string | Sentence)[] {
  const large =
    'La efectividad pasa de 80 %: el economizador sería grande y caro; enfríe menos los gases.';
  const corrodes = acid !== null && water < acid;
  return [
    ...(effectiveness > 0.8 ? [large] : []),
    ...(corrodes
      ? [
          say`El agua entra por debajo del rocío ácido (${mention(acid, '°C', 3)}): el tubo estará casi tan frío como ella y se corroe. Precaliéntela a más de eso o elija un material que lo soporte.`,
        ]
      : []),
  ];
}
