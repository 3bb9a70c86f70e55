import { guardSteaming } from '../formulas/economizer.ts';
import { stateAtEnthalpy } from '../if97/from-enthalpy.ts';
import { type Quantity, si } from '../quantities.ts';
import { atField, type Refusal, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import type { Balance } from './balance.ts';
import type { Plant } from './plant.ts';

/** Enthalpy of the feedwater after the economizer. */
export function heatedFeedwater({ boiler }: Plant, balance: Balance): Quantity<'specificEnergy'> {
  const { states, fuel, feedwater } = balance;
  return si('specificEnergy', states.deaerator.hf + (boiler.economizer * fuel) / feedwater);
}

/** Gases cannot end up colder than the water that cools them, nor may that water boil in the coil. */
export function refuseEconomizer(plant: Plant, balance: Balance): Refusal | undefined {
  const { economizer, gasTemperature, pressure } = plant.boiler;
  if (economizer === 0) return undefined;
  const { deaerator, high } = balance.states;
  if (gasTemperature !== undefined && !(gasTemperature > deaerator.T)) {
    return refuse(
      say`Los gases no pueden salir del economizador más fríos que el agua que le entra, a ${mention(deaerator.T, '°C', 3)} del desaireador: suba la temperatura de salida de los gases.`,
      'gasOutlet',
    );
  }
  const heated = stateAtEnthalpy(pressure, heatedFeedwater(plant, balance));
  const calm = heated.ok ? guardSteaming(heated.value.T, high.T) : heated;
  return calm.ok ? undefined : atField(calm, 'gasOutlet');
}
