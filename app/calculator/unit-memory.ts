import type { Calculator } from '../../engineering/calculator.ts';
import type { Unit } from '../../engineering/units.ts';
import { readStoredRecord, writeStored } from '../storage.ts';
import type { ShownUnits } from './state.ts';

type Quantities = Pick<Calculator, 'inputs' | 'outputs'>;

/** The unit last chosen for each dimension: who works in psi works in psi everywhere. */
const key = 'units';

function read(): Record<string, unknown> {
  return readStoredRecord('localStorage', key);
}

function quantityOf(calculator: Quantities, name: string) {
  const input = calculator.inputs[name];
  if (input) return input;
  const output = calculator.outputs[name];
  return output?.kind === 'quantity' ? output : undefined;
}

export function rememberUnit(calculator: Quantities, name: string, unit: Unit) {
  const quantity = quantityOf(calculator, name);
  if (!quantity) return;
  writeStored('localStorage', key, JSON.stringify({ ...read(), [quantity.dimension]: unit }));
}

export function preferredUnits(calculator: Quantities): ShownUnits {
  return unitsBy(calculator, read());
}

/** A unit chosen for one quantity serves all of its dimension that offer it, at once as later. */
export function unitsLike(calculator: Quantities, name: string, unit: Unit): ShownUnits {
  const dimension = quantityOf(calculator, name)?.dimension ?? '';
  return { ...unitsBy(calculator, { [dimension]: unit }), [name]: unit };
}

function unitsBy(calculator: Quantities, preferred: Record<string, unknown>): ShownUnits {
  const units: Record<string, Unit> = {};
  for (const name of [...Object.keys(calculator.inputs), ...Object.keys(calculator.outputs)]) {
    const quantity = quantityOf(calculator, name);
    const unit = quantity?.units.find((candidate) => candidate === preferred[quantity.dimension]);
    if (unit !== undefined) units[name] = unit;
  }
  return units;
}
