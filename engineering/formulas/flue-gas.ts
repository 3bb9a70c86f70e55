import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

/** Parts by mass of a fuel as it is burnt; what is missing to one is ash or nitrogen. */
interface Composition {
  readonly carbon: number;
  readonly hydrogen: number;
  readonly oxygen: number;
  readonly sulphur: number;
  readonly water: number;
}

/** What a kilogram of fuel needs and leaves behind. */
export interface Combustion {
  /** Stoichiometric air, kg per kg of fuel. */
  readonly airPerFuel: Quantity<'ratio'>;
  readonly heatingValue: Quantity<'specificEnergy'>;
  /** Dry stoichiometric gas per air, by moles: turns measured O₂ into excess air. */
  readonly dryGasPerAir: Quantity<'ratio'>;
  /** Of the wet gases about 200 °C, at 20 % of excess air. */
  readonly specificHeat: Quantity<'specificHeat'>;
  /** Lowest stack temperature of US DOE, Steam Tip Sheet 3; it gives none for wood. */
  readonly coldestStack: Quantity<'temperature'> | null;
  /** Kilomoles per kg of fuel without excess air. */
  readonly water: number;
  readonly sulphurDioxide: number;
  readonly dryGas: number;
  readonly air: number;
}

/** Molar masses in kg/kmol; O₂ in dry air by mass and, as analysers take it, by volume. */
const [C, H2, O2, S, H2O, CO2, SO2, AIR, NITROGEN] = [
  12.011, 2.016, 31.999, 32.06, 18.015, 44.01, 64.06, 28.965, 28.156,
];
const OXYGEN_BY_MASS = 0.2314;
const OXYGEN_BY_VOLUME = 0.209;
/** kJ/kg·K about 200 °C: N₂ with argon, O₂, CO₂, H₂O, SO₂ (NIST). */
const CP = { nitrogen: 1.042, oxygen: 0.963, carbonDioxide: 0.995, water: 1.941, sulphur: 0.72 };
const USUAL_EXCESS = 0.2;

function combustionOf(
  fuel: Composition,
  heatingValue: Quantity<'specificEnergy'>,
  coldestStack: Quantity<'temperature'> | null,
): Combustion {
  const { carbon, hydrogen, oxygen, sulphur } = fuel;
  const needed = (carbon * O2) / C + (hydrogen * O2) / (2 * H2) + (sulphur * O2) / S - oxygen;
  const airMass = needed / OXYGEN_BY_MASS;
  const nitrogen = airMass * (1 - OXYGEN_BY_MASS);
  const [carbonDioxide, water, sulphurDioxide] = [
    carbon / C,
    hydrogen / H2 + fuel.water / H2O,
    sulphur / S,
  ];
  const air = airMass / AIR;
  const dryGas = nitrogen / NITROGEN + carbonDioxide + sulphurDioxide;
  const more = 1 + USUAL_EXCESS;
  const parts: readonly (readonly [mass: number, cp: number])[] = [
    [nitrogen * more, CP.nitrogen],
    [needed * USUAL_EXCESS, CP.oxygen],
    [carbonDioxide * CO2, CP.carbonDioxide],
    [water * H2O, CP.water],
    [sulphurDioxide * SO2, CP.sulphur],
  ];
  const mass = parts.reduce((sum, [part]) => sum + part, 0);
  const heat = parts.reduce((sum, [part, cp]) => sum + part * cp, 0);
  return {
    airPerFuel: si('ratio', airMass),
    heatingValue,
    dryGasPerAir: si('ratio', dryGas / air),
    specificHeat: of(heat / mass, 'kJ/kg·K'),
    coldestStack,
    water,
    sulphurDioxide,
    dryGas,
    air,
  };
}

/** CH₄; propane and butane 60/40 by mass; CH₁,₈₅; residual oil; dry wood CH₁,₄₄O₀,₆₆. */
const COMPOSITION = {
  gasNatural: { carbon: 0.7487, hydrogen: 0.2513, oxygen: 0, sulphur: 0, water: 0 },
  glp: { carbon: 0.8209, hydrogen: 0.1791, oxygen: 0, sulphur: 0, water: 0 },
  diesel: { carbon: 0.8656, hydrogen: 0.1344, oxygen: 0, sulphur: 0.00005, water: 0 },
  bunker: { carbon: 0.86, hydrogen: 0.11, oxygen: 0, sulphur: 0.025, water: 0 },
  madera: { carbon: 0.5, hydrogen: 0.0604, oxygen: 0.4396, sulphur: 0, water: 0 },
} as const satisfies Record<string, Composition>;

type BurntFuel = keyof typeof COMPOSITION;

const COLDEST_STACK = {
  gasNatural: of(250, '°F'),
  glp: of(250, '°F'),
  diesel: of(300, '°F'),
  bunker: of(350, '°F'),
  madera: null,
} as const;

/** Net heating value of dry wood (ISO 17225-1, broad-leaf) and what its water takes to evaporate. */
export const DRY_WOOD = of(18.9, 'MJ/kg');
const EVAPORATION = of(2.443, 'MJ/kg');

/** Moisture, as a share of the whole, that a net heating value of wood stands for. */
export function woodMoisture(heatingValue: Quantity<'specificEnergy'>): Result<Quantity<'ratio'>> {
  if (!(heatingValue <= DRY_WOOD && heatingValue > 0)) {
    return refuse(
      say`La madera seca tiene un poder calorífico inferior de ${mention(DRY_WOOD, 'MJ/kg', 3)}; con humedad es menor. Escriba un valor menor.`,
      'heatPerMass',
    );
  }
  return accept(si('ratio', (DRY_WOOD - heatingValue) / (DRY_WOOD + EVAPORATION)));
}

interface AsFired {
  readonly heatingValue: Quantity<'specificEnergy'>;
  readonly sulphur?: Quantity<'ratio'>;
  readonly moisture?: Quantity<'ratio'>;
}

/** The fuel that a user describes: air and gases go by its kilograms, on whatever basis it is sold. */
export function combustionAsFired(fuel: BurntFuel, asFired: AsFired): Combustion {
  const dry = COMPOSITION[fuel];
  const { heatingValue, sulphur = dry.sulphur, moisture = 0 } = asFired;
  // Sulphur takes the place of carbon and hydrogen in proportion.
  const rest = (1 - moisture) * ((1 - sulphur) / (1 - dry.sulphur));
  const parts = {
    carbon: dry.carbon * rest,
    hydrogen: dry.hydrogen * rest,
    oxygen: dry.oxygen * rest,
    sulphur: sulphur * (1 - moisture),
    water: moisture,
  };
  return combustionOf(parts, heatingValue, COLDEST_STACK[fuel]);
}

/** On the heating-value basis of the fuels table; wood with 15 % of moisture. */
export const COMBUSTION = {
  gasNatural: combustionAsFired('gasNatural', { heatingValue: of(55.5, 'MJ/kg') }),
  glp: combustionAsFired('glp', { heatingValue: of(46.1, 'MJ/kg') }),
  diesel: combustionAsFired('diesel', { heatingValue: of(45.6, 'MJ/kg') }),
  bunker: combustionAsFired('bunker', { heatingValue: of(42.8, 'MJ/kg') }),
  madera: combustionAsFired('madera', {
    heatingValue: of(15.6, 'MJ/kg'),
    moisture: of(15.5, '%'),
  }),
} as const satisfies Record<BurntFuel, Combustion>;

/** Excess air from the O₂ that an analyser reads in dry gases. */
export function excessAir(
  oxygen: Quantity<'ratio'>,
  combustion: Pick<Combustion, 'dryGasPerAir'>,
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
  return accept(si('ratio', (combustion.dryGasPerAir * oxygen) / (OXYGEN_BY_VOLUME - oxygen)));
}

/** Mass of wet flue gas that a fired power sends up the stack. */
export function flueGasFlow(
  fired: Quantity<'power'>,
  excess: Quantity<'ratio'>,
  { airPerFuel, heatingValue }: Pick<Combustion, 'airPerFuel' | 'heatingValue'>,
): Quantity<'massFlow'> {
  return si('massFlow', (fired / heatingValue) * (1 + airPerFuel * (1 + excess)));
}
