import { BLOWDOWN_VECTORS } from './blowdown.ts';
import { COMBUSTION_VECTORS } from './combustion.ts';
import { CONDENSATE_VECTORS } from './condensate.ts';
import { DISTRIBUTION_VECTORS } from './distribution.ts';
import { FUEL_COST_VECTORS } from './fuel-cost.ts';
import { GENERATION_VECTORS } from './generation.ts';
import { HOT_WATER_VECTORS } from './hot-water.ts';
import { IF97_VECTORS } from './if97.ts';
import { PUMP_AND_METER_VECTORS } from './pump-and-meter.ts';
import { STERILISATION_VECTORS } from './sterilisation.ts';
import { SUPERHEAT_RELIEF_VECTORS } from './superheat-relief.ts';
import { TRAP_VECTORS } from './traps.ts';
import { VALVE_VECTORS } from './valves.ts';
import type { Vector } from './vector.ts';

/** Every published value the engine is held against; tests and the verification table read it. */
export const VECTORS: readonly Vector[] = [
  ...IF97_VECTORS,
  ...GENERATION_VECTORS,
  ...HOT_WATER_VECTORS,
  ...DISTRIBUTION_VECTORS,
  ...VALVE_VECTORS,
  ...COMBUSTION_VECTORS,
  ...BLOWDOWN_VECTORS,
  ...CONDENSATE_VECTORS,
  ...PUMP_AND_METER_VECTORS,
  ...STERILISATION_VECTORS,
  ...SUPERHEAT_RELIEF_VECTORS,
  ...TRAP_VECTORS,
  ...FUEL_COST_VECTORS,
];
