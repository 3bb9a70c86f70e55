import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import { dryGas, type FuelAnalysis, stoichiometry } from './combustion.ts';

/** Carbon dioxide of dry gases without excess air: the most that a fuel can show. */
export function largestCarbonDioxide(fuel: FuelAnalysis): Quantity<'ratio'> {
  const burnt = stoichiometry(fuel);
  return si('ratio', (burnt.co2 + burnt.so2) / dryGas(burnt));
}

export function excessAirFromCarbonDioxide(
  carbonDioxide: Quantity<'ratio'>,
  fuel: FuelAnalysis,
): Result<Quantity<'ratio'>> {
  const burnt = stoichiometry(fuel);
  const largest = largestCarbonDioxide(fuel);
  if (!(carbonDioxide >= 0.02 - 1e-9 && carbonDioxide <= largest + 1e-9)) {
    return refuse(
      say`El CO₂ en los gases secos debe estar entre ${mention(of(2, '%'), '%', 2)} y ${mention(largest, '%', 3)}, que es lo más que este combustible puede dar sin exceso de aire (se recibió ${mention(carbonDioxide, '%', 3)}); revise el analizador o el combustible elegido.`,
    );
  }
  const gas = (burnt.co2 + burnt.so2) / carbonDioxide;
  return accept(si('ratio', Math.max(0, (gas - dryGas(burnt)) / burnt.air)));
}
