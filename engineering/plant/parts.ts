import type { PLANT_CHOICES, PLANT_INPUTS } from './inputs.ts';

type InputKey = keyof typeof PLANT_INPUTS;
type ChoiceKey = keyof typeof PLANT_CHOICES;

/** Which machine of the drawing each entry belongs to. */
export const PLANT_PARTS = {
  boiler: {
    choices: ['steam', 'fuel'],
    inputs: ['boilerPressure', 'superheat', 'efficiency', 'heatPerVolume', 'heatPerMass'],
  },
  economizer: { choices: ['economizer'], inputs: ['gasInlet', 'gasOutlet', 'oxygen'] },
  high: { choices: [], inputs: ['highUse', 'highReturned', 'highLoss'] },
  letDown: { choices: ['low', 'letDown'], inputs: ['lowPressure', 'isentropic', 'generator'] },
  low: { choices: ['flashCondensate'], inputs: ['lowUse', 'lowReturned', 'lowLoss'] },
  traps: { choices: [], inputs: ['failedTraps', 'trapOrifice', 'leaks', 'leakHole'] },
  bare: { choices: ['bareSize', 'insulated'], inputs: ['bareLength', 'bareValves'] },
  condensate: { choices: [], inputs: ['returnTemperature'] },
  deaerator: { choices: [], inputs: ['deaeratorPressure', 'vent'] },
  makeup: { choices: [], inputs: ['makeupTemperature', 'waterPrice'] },
  blowdown: { choices: ['flashBlowdown', 'preheat'], inputs: ['blowdown'] },
  prices: {
    choices: ['site'],
    inputs: [
      'pricePerVolume',
      'pricePerMass',
      'pricePerEnergy',
      'carbonPerVolume',
      'carbonPerMass',
      'carbonPerEnergy',
      'hours',
      'altitude',
    ],
  },
} as const satisfies Record<string, { choices: readonly ChoiceKey[]; inputs: readonly InputKey[] }>;

export type PlantPart = keyof typeof PLANT_PARTS;
