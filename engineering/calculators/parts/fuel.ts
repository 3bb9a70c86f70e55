import type { Choice, Condition, InputValues, Option } from '../../calculator.ts';
import { input } from '../../define-calculator.ts';
import { FUEL_DATA, type Fuel, GRID_CARBON_BY_YEAR } from '../../formulas/fuels.ts';
import { valueIn } from '../../quantities.ts';
import { EXAMPLE } from './prices.ts';

export type FuelId = 'diesel' | 'bunker' | 'glp' | 'madera' | 'electricidad';

const BY_VOLUME: Condition = { choice: 'fuel', is: ['diesel', 'bunker', 'glp'] };
const BY_MASS: Condition = { choice: 'fuel', is: ['madera'] };
const BY_ENERGY: Condition = { choice: 'fuel', is: ['electricidad'] };

/** Products of published figures carry no more than four of them. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

type SoldByVolume = 'diesel' | 'bunker' | 'glp';

function byVolume(
  id: SoldByVolume,
  label: string,
  price: number,
  efficiency: number,
): Option<SoldByVolume> {
  const { heatingValue, carbon } = FUEL_DATA[id];
  return {
    id,
    label,
    presets: {
      heatPerVolume: { value: rounded(valueIn(heatingValue, 'MJ/L')), unit: 'MJ/L' },
      carbonPerVolume: { value: rounded(valueIn(carbon, 'kg CO₂/L')), unit: 'kg CO₂/L' },
      pricePerVolume: { value: price, unit: '₡/L' },
      efficiency: { value: efficiency, unit: '%' },
    },
  };
}

const OPTIONS: readonly Option<FuelId>[] = [
  byVolume('diesel', 'Diésel (poder calorífico superior)', 620, 82),
  byVolume('bunker', 'Búnker (poder calorífico superior)', 430, 82),
  byVolume('glp', 'GLP (poder calorífico inferior)', 290, 88),
  {
    id: 'madera',
    label: 'Madera o astilla (poder calorífico inferior)',
    presets: {
      heatPerMass: { value: 15.6, unit: 'MJ/kg' },
      carbonPerMass: { value: rounded(FUEL_DATA.madera.carbon), unit: 'kg CO₂/kg' },
      pricePerMass: { value: 35, unit: '₡/kg' },
      efficiency: { value: 75, unit: '%' },
    },
  },
  {
    id: 'electricidad',
    label: 'Electricidad',
    presets: {
      pricePerEnergy: { value: 75, unit: '₡/kWh' },
      carbonPerEnergy: {
        value: valueIn(GRID_CARBON_BY_YEAR[2025], 'kg CO₂/kWh'),
        unit: 'kg CO₂/kWh',
      },
      efficiency: { value: 98, unit: '%' },
    },
  },
];

export const FUEL_CHOICE: Choice<FuelId> = {
  label: 'Combustible',
  help: 'Cada combustible trae sus datos; puede cambiarlos.',
  initial: 'diesel',
  options: OPTIONS,
};

/** What the company's hot-water generators reach: 91 % net, 86 % gross. */
const HOT_WATER_EFFICIENCY: Partial<Record<FuelId, number>> = { diesel: 86, bunker: 86, glp: 91 };

export const HOT_WATER_FUEL_CHOICE: Choice<FuelId> = {
  ...FUEL_CHOICE,
  options: withEfficiency(OPTIONS, HOT_WATER_EFFICIENCY),
};

/** Where equipment is known to do otherwise than boilers usually do. */
export function withEfficiency<F extends FuelId>(
  options: readonly Option<F>[],
  efficiencies: Partial<Record<FuelId, number>>,
): readonly Option<F>[] {
  return options.map((option) => {
    const value = efficiencies[option.id];
    if (value === undefined) return option;
    return { ...option, presets: { ...option.presets, efficiency: { value, unit: '%' } } };
  });
}

/** Without what its heating value counts. */
export const fuelName = (fuel: FuelId) =>
  OPTIONS.find(({ id }) => id === fuel)?.label.replace(/ \(.*/, '') ?? '';

/** For equipment with flue gases. */
export const BURNT_FUEL_CHOICE: Choice<BurntFuelId> = {
  ...FUEL_CHOICE,
  initial: 'diesel',
  options: OPTIONS.filter((option): option is Option<BurntFuelId> => option.id !== 'electricidad'),
};

/** Inputs of a fuel that is burnt. */
export const BURNT_FUEL_INPUTS = {
  efficiency: input({
    label: 'Eficiencia',
    detail: true,
    help: 'En la misma base que el poder calorífico.',
    unit: '%',
    value: 82,
    min: 40,
    max: 100,
    step: 0.5,
  }),
  heatPerVolume: input({
    label: 'Poder calorífico',
    detail: true,
    help: 'Diésel 38,66 y búnker 41,72 MJ/L superiores; GLP 24,89 MJ/L inferior.',
    unit: 'MJ/L',
    units: ['MJ/L', 'kWh/L'],
    value: 38.66,
    min: 15,
    max: 50,
    step: 0.1,
    shownWhen: BY_VOLUME,
  }),
  heatPerMass: input({
    label: 'Poder calorífico',
    detail: true,
    help: 'Madera 15,6 MJ/kg inferior (IPCC); baja con la humedad.',
    unit: 'MJ/kg',
    units: ['MJ/kg', 'kJ/kg', 'Btu/lb'],
    value: 15.6,
    min: 5,
    max: 55,
    step: 0.1,
    shownWhen: BY_MASS,
  }),
  pricePerVolume: input({
    label: 'Precio del combustible',
    help: EXAMPLE,
    unit: '₡/L',
    value: 620,
    min: 1,
    max: 3000,
    step: 1,
    shownWhen: BY_VOLUME,
  }),
  pricePerMass: input({
    label: 'Precio del combustible',
    help: EXAMPLE,
    unit: '₡/kg',
    units: ['₡/kg', '₡/t'],
    value: 35,
    min: 1,
    max: 3000,
    step: 1,
    shownWhen: BY_MASS,
  }),
  carbonPerVolume: input({
    label: 'Emisión del combustible',
    detail: true,
    help: 'Diésel 2,613 kg CO₂/L (IMN 2026); búnker y GLP según IPCC y su densidad.',
    unit: 'kg CO₂/L',
    value: 2.613,
    min: 0,
    max: 5,
    step: 0.01,
    shownWhen: BY_VOLUME,
  }),
  carbonPerMass: input({
    label: 'Emisión del combustible',
    detail: true,
    help: 'Madera 112 t CO₂/TJ (IPCC), biogénico: se informa aparte.',
    unit: 'kg CO₂/kg',
    value: 1.747,
    min: 0,
    max: 5,
    step: 0.01,
    shownWhen: BY_MASS,
  }),
} as const;

/** Tariff and grid factor, for whatever runs on electricity. */
export const ELECTRICITY_INPUTS = {
  pricePerEnergy: input({
    label: 'Tarifa eléctrica',
    help: EXAMPLE,
    unit: '₡/kWh',
    value: 75,
    min: 1,
    max: 500,
    step: 1,
  }),
  carbonPerEnergy: input({
    label: 'Emisión de la red eléctrica',
    detail: true,
    help: 'IMN, 2025; cambia con la lluvia de cada año: 0,0879 en 2023.',
    unit: 'kg CO₂/kWh',
    value: 0.0415,
    min: 0,
    max: 1.5,
    step: 0.001,
  }),
} as const;

/** Inputs of a boiler that burns a fuel or takes electricity. */
export const FUEL_INPUTS = {
  ...BURNT_FUEL_INPUTS,
  pricePerEnergy: { ...ELECTRICITY_INPUTS.pricePerEnergy, shownWhen: BY_ENERGY },
  carbonPerEnergy: { ...ELECTRICITY_INPUTS.carbonPerEnergy, shownWhen: BY_ENERGY },
} as const;

export const FUEL_SOURCES: readonly string[] = [
  'Poder calorífico y CO₂: IMN (diésel, 2026) e IPCC 2006, vol. 2 (búnker y madera). GLP: factor por kg de IPCC con nuestro poder calorífico (46,1 MJ/kg): 64,7 t/TJ. Precios: ejemplos que usted cambia.',
];

type BurntFuelId = Exclude<FuelId, 'electricidad'>;

/** The fuel as the inputs describe it now. */
export function readBurntFuel(
  inputs: InputValues<typeof BURNT_FUEL_INPUTS>,
  id: BurntFuelId,
): Fuel {
  if (id === 'madera') {
    return {
      soldBy: 'mass',
      heatingValue: inputs.heatPerMass,
      price: inputs.pricePerMass,
      carbon: inputs.carbonPerMass,
      biogenic: true,
    };
  }
  return {
    soldBy: 'volume',
    heatingValue: inputs.heatPerVolume,
    price: inputs.pricePerVolume,
    carbon: inputs.carbonPerVolume,
    biogenic: false,
  };
}

export function readFuel(inputs: InputValues<typeof FUEL_INPUTS>, id: FuelId): Fuel {
  if (id !== 'electricidad') return readBurntFuel(inputs, id);
  const { pricePerEnergy: price, carbonPerEnergy: carbon } = inputs;
  return { soldBy: 'energy', price, carbon, biogenic: false };
}

export const HOURS_INPUT = input({
  label: 'Horas de operación al año',
  help: 'Tres turnos, cinco días, 50 semanas: 6 000 h. Continuo: 8 760 h.',
  unit: 'h',
  value: 6000,
  min: 1,
  max: 8760,
  step: 100,
});
