import type { InputValues } from '../../calculator.ts';
import { input } from '../../define-calculator.ts';
import { FUEL_DATA } from '../../formulas/fuels.ts';
import type { Unit } from '../../units.ts';
import { ELECTRICITY_INPUTS, FUEL_CHOICE, type FuelId, HOURS_INPUT } from './fuel.ts';
import { EXAMPLE } from './prices.ts';

/** Prices and efficiencies are those that every other tool starts from. */
function preset(fuel: FuelId, key: string): number {
  const found = FUEL_CHOICE.options.find(({ id }) => id === fuel)?.presets?.[key];
  if (found === undefined) throw new RangeError(`${fuel} has no ${key}`);
  return found.value;
}

/** The first one says of when, too. */
const ALSO_EXAMPLE = 'Ejemplo: escriba el suyo.';

function price<U extends Unit>(
  name: string,
  unit: U,
  fuel: FuelId,
  key: string,
  help = ALSO_EXAMPLE,
) {
  return input({
    label: `Precio ${name}`,
    help,
    unit,
    value: preset(fuel, key),
    min: 1,
    max: 3000,
    step: 1,
  });
}

function efficiency(name: string, fuel: FuelId, help: string) {
  return input({
    label: `Eficiencia con ${name}`,
    detail: true,
    help,
    unit: '%',
    value: preset(fuel, 'efficiency'),
    min: 40,
    max: 100,
    step: 0.5,
  });
}

function onHeatingValue(fuel: keyof typeof FUEL_DATA): string {
  return `Sobre poder calorífico ${FUEL_DATA[fuel].basis}.`;
}

export const COMPARED_INPUTS = {
  dieselPrice: price('del diésel', '₡/L', 'diesel', 'pricePerVolume', EXAMPLE),
  bunkerPrice: price('del búnker', '₡/L', 'bunker', 'pricePerVolume'),
  glpPrice: price('del GLP', '₡/L', 'glp', 'pricePerVolume'),
  woodPrice: price('de la madera', '₡/kg', 'madera', 'pricePerMass'),
  ...ELECTRICITY_INPUTS,
  pricePerEnergy: { ...ELECTRICITY_INPUTS.pricePerEnergy, help: ALSO_EXAMPLE },
  cop: input({
    label: 'COP de la bomba de calor',
    help: 'El de su salto térmico: calcúlelo en «Bomba de calor frente a caldera».',
    see: 'bombas-calor',
    unit: '1',
    value: 3.5,
    min: 1.2,
    max: 16,
    step: 0.1,
  }),
  heat: input({
    label: 'Demanda de calor',
    help: 'Promedio en el proceso.',
    unit: 'kW',
    units: ['kW', 'MMBtu/h', 'kcal/h'],
    value: 1000,
    min: 1,
    max: 50_000,
    step: 50,
  }),
  hours: HOURS_INPUT,
  dieselEfficiency: efficiency('diésel', 'diesel', onHeatingValue('diesel')),
  bunkerEfficiency: efficiency('búnker', 'bunker', onHeatingValue('bunker')),
  glpEfficiency: efficiency('GLP', 'glp', onHeatingValue('glp')),
  woodEfficiency: efficiency('madera', 'madera', onHeatingValue('madera')),
  electricEfficiency: efficiency(
    'caldera eléctrica',
    'electricidad',
    'Calor útil por kWh eléctrico.',
  ),
  woodHeat: input({
    label: 'Poder calorífico de la madera',
    detail: true,
    help: 'Inferior, con su humedad: 15,6 seca al aire; 8 MJ/kg recién cortada.',
    unit: 'MJ/kg',
    value: preset('madera', 'heatPerMass'),
    min: 5,
    max: 20,
    step: 0.1,
  }),
} as const;

export type ComparedValues = InputValues<typeof COMPARED_INPUTS>;
