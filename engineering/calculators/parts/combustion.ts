import type { Choice } from '../../calculator.ts';
import { input } from '../../define-calculator.ts';
import { ANALYSES, type FuelAnalysis, woodAnalysis } from '../../formulas/combustion.ts';
import { of, type Quantity } from '../../quantities.ts';
import { mention, mentionPlain, type Sentence, say } from '../../sentence.ts';
import { temperature } from './steam.ts';

export type StackFuel = 'diesel' | 'bunker' | 'glp' | 'madera';

export const STACK_FUEL_CHOICE: Choice<StackFuel> = {
  label: 'Combustible',
  help: 'Composición típica de cada uno; la de la madera sigue a su humedad.',
  initial: 'diesel',
  options: [
    { id: 'diesel', label: 'Diésel' },
    { id: 'bunker', label: 'Búnker (2,5 % de azufre)' },
    { id: 'glp', label: 'GLP' },
    { id: 'madera', label: 'Madera o astilla' },
  ],
};

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

export const AIR_INPUT = temperature('Aire de combustión', 28, 'A la entrada del quemador.', 0, 60);

/** Air of Costa Rica: 28 °C and 65 % relative humidity hold about 16 g of water per kilogram. */
export const AIR_HUMIDITY = of(0.016, '1');

export function fuelAnalysis(fuel: StackFuel, moisture: Quantity<'ratio'>): FuelAnalysis {
  return fuel === 'madera' ? woodAnalysis(moisture) : ANALYSES[fuel];
}

const LITTLE_OXYGEN = of(1.5, '%');
const MUCH_CO = of(400, 'ppm');
const MUCH_EXCESS = of(60, '%');

export function stackWarnings(state: {
  readonly oxygen: Quantity<'ratio'>;
  readonly carbonMonoxide: Quantity<'ratio'>;
  readonly excess: Quantity<'ratio'>;
  readonly hot: Quantity<'temperature'>;
  readonly dew: Quantity<'temperature'>;
}): readonly Sentence[] {
  const { oxygen, carbonMonoxide, excess, hot, dew } = state;
  const told: Sentence[] = [];
  if (oxygen < LITTLE_OXYGEN) {
    told.push(
      say`Con menos de ${mentionPlain(LITTLE_OXYGEN, '%')} de oxígeno el quemador queda sin margen: forma CO y hollín al menor cambio. Ajústelo con más aire.`,
    );
  }
  if (carbonMonoxide > MUCH_CO) {
    told.push(
      say`Más de ${mentionPlain(MUCH_CO, 'ppm')} de CO es combustión incompleta y un peligro en el cuarto de calderas: ventile y haga ajustar el quemador.`,
    );
  }
  if (excess > MUCH_EXCESS) {
    told.push(
      say`El exceso de aire es de ${mention(excess, '%', 3)}: busque aire falso y ajuste el quemador antes de recuperar calor.`,
    );
  }
  if (hot < dew) {
    told.push(
      say`Los gases están por debajo de su punto de rocío (${mention(dew, '°C', 3)}): la chimenea se corroe.`,
    );
  }
  return told;
}
