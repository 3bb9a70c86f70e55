import { formatPlain } from '../format.ts';
import { orificeFor, reliefArea } from '../formulas/safety-valve.ts';
import { superheatCorrection } from '../formulas/superheat-relief.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

function factor(kPa: number, celsius: number): number {
  const boiling = solved(saturationTemperature(of(kPa, 'kPa')));
  return solved(superheatCorrection(of(kPa - 101.325, 'kPag'), of(celsius, '°C'), boiling));
}

const ROUNDED = 'la tabla de la 7.ª edición, que se usa, da centésimas';

/** The 10th edition's own table, per kPa abs. and °C to three places; ours is the 7th, to two. */
function tenthEdition(kPa: number, celsius: number, printed: string): Vector {
  return {
    id: `api-520-10e-${kPa}-${celsius}`,
    topic: 'superheat-relief',
    source: 'API 520-I, 10.ª edición, KSH',
    quantity: `Factor KSH a ${formatPlain(kPa)} kPa abs. y ${celsius} °C`,
    printed,
    unit: '1',
    tolerance: { absolute: 0.01, because: ROUNDED },
    compute: () => factor(kPa, celsius),
  };
}

const bell: Vector = {
  id: 'fluids-ksh',
  topic: 'superheat-relief',
  source: 'Biblioteca fluids (C. Bell): API 520-I, 7.ª edición',
  quantity: 'Factor KSH a 1 066,325 kPa abs. y 593 °C',
  printed: '0.72018',
  unit: '1',
  compute: () => factor(1066.325, 593),
};

/** A test reckons the expansion with IF97 alone; the tool reads the table, which gives two places. */
function byPhysics(psig: number, fahrenheit: number, printed: string): Vector {
  return {
    id: `ksh-physics-${psig}-${fahrenheit}`,
    topic: 'superheat-relief',
    source: 'Expansión isentrópica crítica, calculada aparte con IAPWS-IF97',
    kind: 'own',
    quantity: `Factor KSH a ${psig} psig y ${fahrenheit} °F`,
    printed,
    unit: '1',
    tolerance: { absolute: 0.01, because: ROUNDED },
    compute: () => {
      const set = of(psig, 'psig');
      const relieving = of(1.1 * valueIn(set, 'kPag') + 101.325, 'kPa');
      const boiling = solved(saturationTemperature(relieving));
      return solved(superheatCorrection(set, of(fahrenheit, '°F'), boiling));
    },
  };
}

const area: Vector = {
  id: 'superheat-area',
  topic: 'superheat-relief',
  source: 'Fórmula de API 520-I, a mano: 190,5 × 5 000 / (1 201,325 × 0,975 × 0,90)',
  kind: 'own',
  quantity: 'Área para 5 000 kg/h, ajuste 10 barg, KSH 0,90, nivel del mar',
  printed: '903.6',
  unit: 'mm²',
  compute: () => {
    const saturated = solved(reliefArea(of(5000, 'kg/h'), of(1201.325, 'kPa')));
    return valueIn(si('area', saturated / 0.9), 'mm²');
  },
};

const letter: Vector = {
  id: 'superheat-orifice-k',
  topic: 'superheat-relief',
  source: 'API 526',
  kind: 'own',
  quantity: 'Área de la letra que cubre 903,6 mm² (K)',
  printed: '1.838',
  unit: 'in²',
  compute: () => valueIn(solved(orificeFor(of(903.6, 'mm²'))).area, 'in²'),
};

export const SUPERHEAT_RELIEF_VECTORS: readonly Vector[] = [
  tenthEdition(500, 250, '0.942'),
  tenthEdition(500, 400, '0.823'),
  tenthEdition(1000, 300, '0.902'),
  tenthEdition(1000, 500, '0.766'),
  tenthEdition(2000, 350, '0.868'),
  tenthEdition(2500, 400, '0.834'),
  bell,
  byPhysics(100, 600, '0.887'),
  byPhysics(300, 800, '0.814'),
  byPhysics(600, 900, '0.787'),
  area,
  letter,
];
