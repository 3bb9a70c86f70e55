import type { PLANT_CHOICES, PLANT_INPUTS } from './inputs.ts';

type InputKey = keyof typeof PLANT_INPUTS;
type ChoiceKey = keyof typeof PLANT_CHOICES;

interface Part {
  readonly label: string;
  /** The page of the site that is about it. */
  readonly page: string;
  readonly choices: readonly ChoiceKey[];
  readonly inputs: readonly InputKey[];
}

/** Which machine of the drawing each entry belongs to. */
export const PLANT_PARTS = {
  boiler: {
    label: 'Caldera',
    page: '/equipment/calderas-vapor',
    choices: ['steam', 'fuel'],
    inputs: ['boilerPressure', 'superheat', 'efficiency', 'heatPerVolume', 'heatPerMass'],
  },
  economizer: {
    label: 'Economizador',
    page: '/equipment/economizadores',
    choices: ['economizer'],
    inputs: ['gasInlet', 'gasOutlet', 'oxygen'],
  },
  high: {
    label: 'Usuarios de alta',
    page: '/products/valvulas-control',
    choices: [],
    inputs: ['highUse', 'highReturned', 'highLoss'],
  },
  letDown: {
    label: 'Estación reductora o turbina',
    page: '/products/valvulas-reductoras',
    choices: ['low', 'letDown'],
    inputs: ['lowPressure', 'isentropic', 'generator'],
  },
  low: {
    label: 'Usuarios de baja',
    page: '/products/valvulas-control',
    choices: ['flashCondensate'],
    inputs: ['lowUse', 'lowReturned', 'lowLoss'],
  },
  traps: {
    label: 'Trampas y fugas',
    page: '/products/dispositivos-auxiliares',
    choices: [],
    inputs: ['failedTraps', 'trapOrifice', 'leaks', 'leakHole'],
  },
  bare: {
    label: 'Superficies sin aislar',
    page: '/products/valvulas-corte',
    choices: ['bareSize', 'insulated'],
    inputs: ['bareLength', 'bareValves'],
  },
  condensate: {
    label: 'Tanque de condensado',
    page: '/products/bombas-mecanicas-condensado',
    choices: [],
    inputs: ['returnTemperature'],
  },
  deaerator: {
    label: 'Desaireador',
    page: '/equipment/desaireadores',
    choices: [],
    inputs: ['deaeratorPressure', 'vent'],
  },
  makeup: {
    label: 'Agua de reposición',
    page: '/products/medidores-flujo',
    choices: [],
    inputs: ['makeupTemperature', 'waterPrice'],
  },
  blowdown: {
    label: 'Purga',
    page: '/equipment/desaireadores',
    choices: ['flashBlowdown', 'preheat'],
    inputs: ['blowdown'],
  },
  prices: {
    label: 'Precios y operación',
    page: '/services/gestion-energia',
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
} as const satisfies Record<string, Part>;

export type PlantPart = keyof typeof PLANT_PARTS;
