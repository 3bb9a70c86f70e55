import type { Choice } from '../../calculator.ts';
import { type NominalDiameter, PIPE_SIZES } from '../../formulas/pipe-sizes.ts';

/** Sizes by name; the option id carries the DN so that a link says what it holds. */
export function sizeChoice<const D extends NominalDiameter>(
  sizes: readonly D[],
  initial: D,
): Choice<`dn-${D}`> {
  return {
    label: 'Diámetro nominal',
    help: 'Tubería de acero cédula 40.',
    initial: `dn-${initial}`,
    options: sizes.map((dn) => ({ id: `dn-${dn}`, label: `DN ${dn}` })),
  };
}

export const ALL_SIZES: readonly NominalDiameter[] = PIPE_SIZES.map(({ dn }) => dn);

/** Back from the option to the size; the choice offers nothing else. */
export function sizeOf<D extends NominalDiameter>(id: `dn-${D}`): D {
  return Number(id.slice('dn-'.length)) as D;
}
