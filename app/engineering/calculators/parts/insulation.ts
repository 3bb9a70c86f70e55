import type { Choice } from '../../calculator.ts';
import { input } from '../../define-calculator.ts';
import { type NominalDiameter, PIPE_SIZES } from '../../formulas/pipe-sizes.ts';
import { temperature } from './steam.ts';

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

export const INSULATION_INPUTS = {
  thickness: input({
    label: 'Espesor del aislamiento',
    help: '25 a 75 mm en líneas de vapor de planta.',
    unit: 'mm',
    units: ['mm', 'in'],
    value: 50,
    min: 10,
    max: 200,
    step: 5,
  }),
  conductivity: input({
    label: 'Conductividad del aislamiento',
    help: 'Lana mineral 0,045; silicato de calcio 0,06; aerogel 0,02 W/m·K, a temperatura media.',
    unit: 'W/m·K',
    value: 0.045,
    min: 0.015,
    max: 0.15,
    step: 0.001,
  }),
  air: temperature('Aire alrededor', 28, 'En reposo, sin viento.', 5, 45),
} as const;
