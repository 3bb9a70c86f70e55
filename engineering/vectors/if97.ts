import { formatPlain } from '../format.ts';
import { boundary23, region1, region2 } from '../if97/regions.ts';
import { saturationPressure, saturationTemperature } from '../if97/saturation.ts';
import { viscosity } from '../if97/viscosity.ts';
import { of, type Quantity, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { steamAtGauge } from '../steam-at-gauge.ts';
import type { Unit } from '../units.ts';
import type { Tolerance, Vector } from './vector.ts';

const NINE_FIGURES: Tolerance = { figures: 9, because: '9 cifras' };
const STEAM_TABLES: Tolerance = { relative: 0.0005, because: 'acuerdo entre tablas de vapor' };
const RELEASE = 'IAPWS R7-97(2012)';

const NAMES = {
  v: 'Volumen específico',
  h: 'Entalpía',
  s: 'Entropía',
  cp: 'Calor específico',
} as const;

function region(
  name: 1 | 2,
  T: number,
  p: number,
  property: keyof typeof NAMES,
  printed: string,
): Vector {
  const equation = name === 1 ? region1 : region2;
  const unit: Unit =
    property === 'v' ? 'm³/kg' : property === 's' || property === 'cp' ? 'kJ/(kg·K)' : 'kJ/kg';
  return {
    id: `if97-r${name}-${T}-${p}-${property}`,
    topic: 'if97',
    source: `${RELEASE}, tabla ${name === 1 ? 5 : 15}`,
    quantity: `${NAMES[property]} a ${T} K y ${formatPlain(p)} MPa abs. (región ${name})`,
    printed,
    unit,
    tolerance: NINE_FIGURES,
    // Volume is the same number in SI and in the release; the rest are kilojoules there.
    compute: () => equation(of(p, 'MPa'), of(T, 'K'))[property] / (property === 'v' ? 1 : 1000),
  };
}

const regions: readonly Vector[] = [
  region(1, 300, 3, 'v', '0.00100215168'),
  region(1, 300, 3, 'h', '115.331273'),
  region(1, 300, 3, 's', '0.392294792'),
  region(1, 300, 3, 'cp', '4.17301218'),
  region(1, 500, 3, 'v', '0.00120241800'),
  region(1, 500, 3, 'h', '975.542239'),
  region(2, 300, 0.0035, 'v', '39.4913866'),
  region(2, 300, 0.0035, 'h', '2549.91145'),
  region(2, 300, 0.0035, 's', '8.52238967'),
  region(2, 700, 30, 'v', '0.00542946619'),
  region(2, 700, 30, 'h', '2631.49474'),
  region(2, 700, 30, 's', '5.17540298'),
];

function saturation(T: number, printed: string): Vector {
  return {
    id: `if97-ps-${T}`,
    topic: 'if97',
    source: `${RELEASE}, tabla 35`,
    quantity: `Presión de saturación a ${T} K`,
    printed,
    unit: 'MPa',
    tolerance: NINE_FIGURES,
    compute: () => valueIn(solved(saturationPressure(of(T, 'K'))), 'MPa'),
  };
}

function boiling(p: number, printed: string): Vector {
  return {
    id: `if97-ts-${p}`,
    topic: 'if97',
    source: `${RELEASE}, tabla 36`,
    quantity: `Temperatura de saturación a ${formatPlain(p)} MPa abs.`,
    printed,
    unit: 'K',
    tolerance: NINE_FIGURES,
    compute: () => solved(saturationTemperature(of(p, 'MPa'))),
  };
}

const lines: readonly Vector[] = [
  saturation(300, '0.00353658941'),
  saturation(600, '12.3443146'),
  boiling(0.1, '372.755919'),
  boiling(10, '584.149488'),
  {
    id: 'if97-b23-623.15',
    topic: 'if97',
    source: `${RELEASE}, ecuación 5`,
    quantity: 'Límite entre las regiones 2 y 3 a 623,15 K',
    printed: '16.5291643',
    unit: 'MPa',
    tolerance: NINE_FIGURES,
    compute: () => valueIn(boundary23(of(623.15, 'K')), 'MPa'),
  },
];

function spirax(barg: number, T: string, hf: string, hfg: string, vg: string): readonly Vector[] {
  const state = () => steamAtGauge(barg);
  const common = { topic: 'saturated-steam', source: 'Spirax Sarco, TI-GCM-01' } as const;
  const at = `a ${barg} barg, a nivel del mar`;
  return [
    {
      ...common,
      id: `spirax-${barg}-t`,
      quantity: `Temperatura de saturación ${at}`,
      printed: T,
      unit: '°C',
      compute: () => valueIn(state().T, '°C'),
    },
    {
      ...common,
      id: `spirax-${barg}-hf`,
      quantity: `Entalpía del agua saturada, hf, ${at}`,
      printed: hf,
      unit: 'kJ/kg',
      tolerance: STEAM_TABLES,
      compute: () => valueIn(state().hf, 'kJ/kg'),
    },
    {
      ...common,
      id: `spirax-${barg}-hfg`,
      quantity: `Calor latente, hfg, ${at}`,
      printed: hfg,
      unit: 'kJ/kg',
      tolerance: STEAM_TABLES,
      compute: () => valueIn(state().hfg, 'kJ/kg'),
    },
    {
      ...common,
      id: `spirax-${barg}-vg`,
      quantity: `Volumen del vapor saturado, vg, ${at}`,
      printed: vg,
      unit: 'm³/kg',
      compute: () => state().vg,
    },
  ];
}

function flow(T: number, density: number, printed: string): Vector {
  const rho: Quantity<'density'> = of(density, 'kg/m³');
  return {
    id: `viscosity-${T}-${density}`,
    topic: 'viscosity',
    source: 'IAPWS R12-08, tabla 4',
    quantity: `Viscosidad a ${formatPlain(T)} K y ${density} kg/m³`,
    printed,
    unit: 'µPa·s',
    compute: () => valueIn(viscosity(rho, of(T, 'K')), 'µPa·s'),
  };
}

export const IF97_VECTORS: readonly Vector[] = [
  ...lines,
  ...spirax(0, '100.0', '419.10', '2256.66', '1.674'),
  ...spirax(1, '120.4', '505.73', '2201.16', '0.880'),
  ...spirax(2, '133.7', '562.29', '2163.23', '0.603'),
  ...regions,
  flow(298.15, 998, '889.7351'),
  flow(433.15, 1, '14.538324'),
  flow(873.15, 100, '35.802262'),
];
