import type { Calculator } from '../../engineering/calculator.ts';
import { output } from '../../engineering/define-calculator.ts';
import { settled } from '../../engineering/plant/choices.ts';
import { EXAMPLE_PLANT, PLANT_FORM } from '../../engineering/plant/model.ts';
import { SAMPLE_PLANTS } from '../../engineering/plant/samples.ts';
import type { Choosable } from '../calculator/session.ts';
import type { PlantCase } from './plant-document.ts';

/** The plant's form, and the one quantity that the page shows and no field asks for. */
export const form = {
  ...PLANT_FORM,
  settled,
  outputs: {
    enthalpy: output({
      label: '',
      unit: 'kJ/kg',
      units: ['kJ/kg', 'Btu/lb'],
      digits: 4,
    }),
  },
} satisfies Pick<Calculator, 'id' | 'inputs' | 'outputs'> & Choosable;

/** What the page opens with, and what was prerendered. */
export const firstPlant: PlantCase = {
  state: SAMPLE_PLANTS[0]?.state ?? { values: {}, choices: {} },
  scenarios: [{ measures: ['retorno', 'trampas'], fuel: null, investment: null }],
};

/** The sample plants, and usual values only for who starts with a plant of their own. */
export const startingPoints = [...SAMPLE_PLANTS, { id: 'propia', state: EXAMPLE_PLANT }];
