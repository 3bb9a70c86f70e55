import { output } from '../../define-calculator.ts';
import { firing } from '../../formulas/boiler.ts';
import type { Fuel } from '../../formulas/fuels.ts';
import { type Quantity, si } from '../../quantities.ts';
import { accept, type Result } from '../../result.ts';

/** What a year of heat costs and emits through a boiler; also what saving that heat is worth. */
interface YearOfHeat {
  readonly fuelEnergy: Quantity<'energy'>;
  readonly cost: Quantity<'colones'>;
  readonly carbon: Quantity<'carbon'> | null;
  readonly biogenic: Quantity<'carbon'> | null;
}

export function yearOfHeat(
  heat: Quantity<'power'>,
  efficiency: Quantity<'ratio'>,
  fuel: Fuel,
  hours: Quantity<'time'>,
): Result<YearOfHeat> {
  const fired = firing(heat, efficiency, fuel);
  if (!fired.ok) return fired;
  const carbon = si('carbon', fired.value.carbon * hours);
  return accept({
    fuelEnergy: si('energy', fired.value.fired * hours),
    cost: si('colones', fired.value.cost * hours),
    carbon: fuel.biogenic ? null : carbon,
    biogenic: fuel.biogenic ? carbon : null,
  });
}

/** What the letters of a yearly cost or saving mean, after the heat that is its own in each tool. */
export const FUEL_LETTERS =
  't horas al año; η eficiencia; PC poder calorífico y precio, ambos por unidad de combustible; con el factor de emisión en lugar del precio resulta el CO₂.';

export const SAVING_OUTPUTS = {
  fuelEnergy: output({
    label: 'Energía de combustible ahorrada al año',
    unit: 'MWh',
    units: ['MWh', 'GJ', 'MMBtu'],
    digits: 3,
  }),
  cost: output({ label: 'Ahorro al año', unit: '₡', digits: 3, main: true }),
  carbon: output({ label: 'CO₂ evitado al año', unit: 't CO₂', digits: 3 }),
  biogenic: output({
    label: 'CO₂ biogénico evitado al año',
    unit: 't CO₂',
    digits: 3,
    note: 'De biomasa: se informa aparte y no se suma al fósil.',
  }),
} as const;
