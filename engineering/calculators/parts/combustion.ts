import { input } from '../../define-calculator.ts';
import { ANALYSES, type FuelAnalysis, woodAnalysis } from '../../formulas/combustion.ts';
import { of, type Quantity } from '../../quantities.ts';

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

/** Air of Costa Rica: 28 °C and 65 % relative humidity hold about 16 g of water per kilogram. */
export const AIR_HUMIDITY = of(0.016, '1');

export function fuelAnalysis(fuel: StackFuel, moisture: Quantity<'ratio'>): FuelAnalysis {
  return fuel === 'madera' ? woodAnalysis(moisture) : ANALYSES[fuel];
}
