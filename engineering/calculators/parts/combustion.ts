import { input } from '../../define-calculator.ts';
import {
  ANALYSES,
  type FuelAnalysis,
  withSulphur,
  woodAnalysis,
  woodMoisture,
} from '../../formulas/combustion.ts';
import { BUNKER_DENSITY, DIESEL_DENSITY, GLP_DENSITY } from '../../formulas/fuels.ts';
import { type Quantity, si, valueIn } from '../../quantities.ts';
import { accept, type Result } from '../../result.ts';

export type StackFuel = 'diesel' | 'bunker' | 'glp' | 'madera';

export const MOISTURE_INPUT = input({
  label: 'Humedad de la madera',
  help: 'Agua sobre el peso húmedo; astilla recién cortada 50 %, seca al aire 20 %.',
  unit: '%',
  value: 35,
  min: 0,
  max: 60,
  step: 1,
  shownWhen: { choice: 'fuel', is: ['madera'] },
});

export function fuelAnalysis(fuel: StackFuel, moisture: Quantity<'ratio'>): FuelAnalysis {
  return fuel === 'madera' ? woodAnalysis(moisture) : ANALYSES[fuel];
}

const DENSITIES = { diesel: DIESEL_DENSITY, bunker: BUNKER_DENSITY, glp: GLP_DENSITY } as const;

/** What choosing a fuel sold by volume also writes; wood has no use for it. */
export function densityPreset(fuel: StackFuel) {
  const density = fuel === 'madera' ? DIESEL_DENSITY : DENSITIES[fuel];
  return { value: valueIn(density, 'kg/m³'), unit: 'kg/m³' } as const;
}

export const DENSITY_INPUT = input({
  label: 'Densidad del combustible',
  detail: true,
  help: 'Diésel 848, búnker 975, GLP 540 kg/m³; con ella el caudal de gases se calcula por kilogramo.',
  unit: 'kg/m³',
  value: 848,
  min: 450,
  max: 1100,
  step: 1,
  shownWhen: { choice: 'fuel', is: ['diesel', 'bunker', 'glp'] },
});

export interface FuelBought {
  readonly heatPerVolume: Quantity<'energyPerVolume'>;
  readonly heatPerMass: Quantity<'specificEnergy'>;
  readonly density?: Quantity<'density'>;
  readonly sulphur?: Quantity<'ratio'>;
}

interface FuelAsFired {
  readonly analysis: FuelAnalysis;
  /** Per kilogram, on whatever basis it is sold. */
  readonly heatingValue: Quantity<'specificEnergy'>;
  /** Of wood, from its heating value. */
  readonly moisture: Quantity<'ratio'> | null;
}

/** The fuel that a user describes by its heating value; its gases go by its kilograms. */
export function fuelAsFired(fuel: StackFuel, bought: FuelBought): Result<FuelAsFired> {
  if (fuel === 'madera') {
    const moisture = woodMoisture(bought.heatPerMass);
    if (!moisture.ok) return moisture;
    return accept({
      analysis: woodAnalysis(moisture.value),
      heatingValue: bought.heatPerMass,
      moisture: moisture.value,
    });
  }
  const { density = DENSITIES[fuel], sulphur } = bought;
  const typical = ANALYSES[fuel];
  const given = fuel !== 'glp' && sulphur !== undefined;
  return accept({
    analysis: given ? withSulphur(typical, sulphur) : typical,
    heatingValue: si('specificEnergy', bought.heatPerVolume / density),
    moisture: null,
  });
}
