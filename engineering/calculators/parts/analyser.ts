import type { Choice } from '../../calculator.ts';
import { excessAirFromCarbonDioxide } from '../../formulas/carbon-dioxide.ts';
import { excessAirFromOxygen, type FuelAnalysis } from '../../formulas/combustion.ts';
import { of, type Quantity } from '../../quantities.ts';
import { mention, mentionPlain, type Sentence, say } from '../../sentence.ts';
import type { StackFuel } from './combustion.ts';
import { temperature } from './steam.ts';

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

export const AIR_INPUT = temperature('Aire de combustión', 28, 'A la entrada del quemador.', 0, 60);

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
      say`Más de ${mentionPlain(MUCH_CO, 'ppm')} de CO es combustión incompleta y un peligro en la sala de calderas: ventile y haga ajustar el quemador.`,
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

/** What a well set burner leaves in dry gases. */
export const GOOD_OXYGEN = { fluid: of(3, '%'), solid: of(7, '%') };

export function excessFrom(
  reading: 'oxigeno' | 'co2',
  { oxygen, carbonDioxide }: Record<'oxygen' | 'carbonDioxide', Quantity<'ratio'>>,
  fuel: FuelAnalysis,
) {
  return reading === 'oxigeno'
    ? excessAirFromOxygen(oxygen, fuel)
    : excessAirFromCarbonDioxide(carbonDioxide, fuel);
}
