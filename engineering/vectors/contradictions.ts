import { formatNumber } from '../format.ts';
import { ANALYSES, stackGas } from '../formulas/combustion.ts';
import { heatFromGases, ruleOfThumbSaving } from '../formulas/economizer.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Contradiction, Vector } from './vector.ts';

/** Conditions that US DOE Steam Tip Sheet 3 prints with its table and in its example. */
const OUTPUT = of(50, 'MMBtu/h');
const EFFICIENCY = of(80, '%');
const STATED_EXCESS = of(15, '%');
const FINAL = of(250, '°F');
const FIRED = si('power', OUTPUT / EFFICIENCY);
const GAS = ANALYSES.gasNatural;
const FUEL_FLOW = si('massFlow', FIRED / GAS.gross);
const DRY_AIR = of(0, '1');

/** Recoverable heat in MMBtu/h with any excess air, by the economizer's own formulas. */
export function tip3Heat(stack: Quantity<'temperature'>, excess: Quantity<'ratio'>): number {
  const gases = { gas: stackGas(GAS, excess, DRY_AIR), fuelFlow: FUEL_FLOW };
  return valueIn(solved(heatFromGases(gases, stack, FINAL)), 'MMBtu/h');
}

/** The same by the rule of thumb of the same sheet: a point of efficiency for every 40 °F. */
export function tip3RuleOfThumb(stack: Quantity<'temperature'>): number {
  return valueIn(si('power', FIRED * ruleOfThumbSaving(stack, FINAL)), 'MMBtu/h');
}

/** Heat grows linearly with the excess air, so two of its points give the one that is asked for. */
export function tip3ExcessFor(
  stack: Quantity<'temperature'>,
  published: number,
): Quantity<'ratio'> {
  const none = tip3Heat(stack, of(0, '%'));
  return si('ratio', (published - none) / (tip3Heat(stack, of(100, '%')) - none));
}

const TIP_3 = [
  [400, '2.6'],
  [500, '4.6'],
  [600, '6.5'],
] as const;

function list(values: readonly number[], digits: number): string {
  const figures = values.map((value) => formatNumber(value, digits));
  return `${figures.slice(0, -1).join('; ')} y ${figures.at(-1)}`;
}

function tip3(stack: number, printed: string): Vector {
  return {
    id: `doe-tip-3-${stack}`,
    topic: 'economizer',
    source: 'US DOE, Steam Tip Sheet 3',
    quantity: `Calor recuperable de ${stack} a 250 °F`,
    printed,
    unit: 'MMBtu/h',
    compute: () => tip3Heat(of(stack, '°F'), STATED_EXCESS),
  };
}

/** Kept apart from what the engine must meet: the sheet's table does not follow from its conditions. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  {
    topic: 'economizer',
    values: TIP_3.map(([stack, printed]) => tip3(stack, printed)),
    why: () => {
      const stacks = TIP_3.map(([stack]) => of(stack, '°F'));
      const excess = TIP_3.map(
        ([stack, printed]) => 100 * tip3ExcessFor(of(stack, '°F'), Number(printed)),
      );
      const rule = list(stacks.map(tip3RuleOfThumb), 2);
      const asFuel = list(
        stacks.map((stack) => tip3Heat(stack, STATED_EXCESS) / EFFICIENCY),
        2,
      );
      return `La tabla no se deduce de sus propias condiciones (50 MMBtu/h, gas, 15 % de exceso de aire). Exigiría ${list(excess, 2)} % de exceso; la regla de la misma hoja (un punto de eficiencia por cada 40 °F) da ${rule} MMBtu/h, cerca de lo nuestro. Lo publicado se acerca más al combustible ahorrado (lo nuestro entre la eficiencia de 80 %: ${asFuel}); la hoja no dice cuál de los dos es.`;
    },
  },
];
