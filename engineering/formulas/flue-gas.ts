import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';

/**
 * What a fuel needs to burn and the coldest its gases may leave. Air per energy follows the
 * stoichiometry of a typical composition (CH₄; C₃H₈; CH₁,₈₅; CH₁,₆; dry wood CH₁,₄₄O₀,₆₆ with 15 %
 * moisture) on the heating-value basis that the fuels table uses.
 */
interface Combustion {
  /** Stoichiometric air, kg per kg of fuel. */
  readonly airPerFuel: Quantity<'ratio'>;
  readonly heatingValue: Quantity<'specificEnergy'>;
  /** Dry stoichiometric gas per air: turns measured O₂ into excess air. */
  readonly dryGasPerAir: Quantity<'ratio'>;
  /** Mean specific heat of the wet gases between 120 and 300 °C. */
  readonly specificHeat: Quantity<'specificHeat'>;
  /** Lowest stack temperature: US DOE, Steam Tip Sheet 3 (250, 300 and 350 °F). */
  readonly coldestStack: Quantity<'temperature'>;
}

export const COMBUSTION = {
  gasNatural: {
    airPerFuel: of(17.19, '1'),
    heatingValue: of(55.5, 'MJ/kg'),
    dryGasPerAir: of(0.895, '1'),
    specificHeat: of(1.12, 'kJ/kg·K'),
    coldestStack: of(250, '°F'),
  },
  glp: {
    airPerFuel: of(15.6, '1'),
    heatingValue: of(47.3, 'MJ/kg'),
    dryGasPerAir: of(0.916, '1'),
    specificHeat: of(1.11, 'kJ/kg·K'),
    coldestStack: of(250, '°F'),
  },
  diesel: {
    airPerFuel: of(14.5, '1'),
    heatingValue: of(45.6, 'MJ/kg'),
    dryGasPerAir: of(0.934, '1'),
    specificHeat: of(1.09, 'kJ/kg·K'),
    coldestStack: of(300, '°F'),
  },
  bunker: {
    airPerFuel: of(13.8, '1'),
    heatingValue: of(42.8, 'MJ/kg'),
    dryGasPerAir: of(0.94, '1'),
    specificHeat: of(1.08, 'kJ/kg·K'),
    coldestStack: of(350, '°F'),
  },
  madera: {
    airPerFuel: of(5.03, '1'),
    heatingValue: of(15.6, 'MJ/kg'),
    dryGasPerAir: of(0.99, '1'),
    specificHeat: of(1.12, 'kJ/kg·K'),
    coldestStack: of(300, '°F'),
  },
} as const satisfies Record<string, Combustion>;

const OXYGEN_IN_AIR = 0.209;

/** Excess air from the O₂ that an analyser reads in dry gases. */
export function excessAir(
  oxygen: Quantity<'ratio'>,
  combustion: Combustion,
): Result<Quantity<'ratio'>> {
  const outside = limit(
    'El oxígeno en los gases secos',
    oxygen,
    '%',
    0,
    15,
    'con más aire que ese el quemador debe ajustarse antes de recuperar calor',
  );
  if (outside) return outside;
  return accept(si('ratio', (combustion.dryGasPerAir * oxygen) / (OXYGEN_IN_AIR - oxygen)));
}

/** Mass of wet flue gas that a fired power sends up the stack. */
export function flueGasFlow(
  fired: Quantity<'power'>,
  excess: Quantity<'ratio'>,
  { airPerFuel, heatingValue }: Combustion,
): Quantity<'massFlow'> {
  return si('massFlow', (fired / heatingValue) * (1 + airPerFuel * (1 + excess)));
}
