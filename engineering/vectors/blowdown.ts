import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { blowdown, blowdownHeat, recoverBlowdown } from '../formulas/blowdown.ts';
import { absolute, of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

function spirax() {
  return solved(blowdown(of(10_000, 'kg/h'), of(250, 'mg/L'), of(2500, 'mg/L')));
}

const TEN_BARG = absolute(of(10, 'barg'), SEA_LEVEL_PRESSURE);

const spiraxVectors: readonly Vector[] = [
  {
    id: 'blowdown-250-2500',
    topic: 'blowdown',
    source: 'A mano: 10 000 × 250 / (2 500 − 250)',
    kind: 'own',
    quantity: 'Purga, 10 000 kg/h, alimentación 250 ppm, caldera 2 500 ppm',
    printed: '1111',
    unit: 'kg/h',
    compute: () => valueIn(spirax().flow, 'kg/h'),
  },
  {
    id: 'spirax-3-13-heat',
    topic: 'blowdown',
    source: 'Spirax Sarco, módulo 3.13',
    quantity: 'Calor de 1 111 kg/h de purga a 10 barg, a nivel del mar, con reposición a 10 °C',
    printed: '228',
    unit: 'kW',
    compute: () => valueIn(solved(blowdownHeat(spirax().flow, TEN_BARG, of(10, '°C'))), 'kW'),
  },
];

/** Boiler at 5 000 µmho, feedwater at 250: so 20 concentrations, for 40 000 lb/h of steam. */
function ufc(id: 'flow' | 'feedwater', quantity: string, printed: string): Vector {
  return {
    id: `ufc-3-240-13-${id}`,
    topic: 'blowdown',
    source: 'UFC 3-240-13FN, ecuaciones 5 a 8',
    quantity,
    printed,
    unit: 'lb/h',
    compute: () =>
      valueIn(solved(blowdown(of(40_000, 'lb/h'), of(250, 'mg/L'), of(5000, 'mg/L')))[id], 'lb/h'),
  };
}

const STEAM = of(100_000, 'lb/h');
const TIP_PRESSURE = absolute(of(150, 'psig'), SEA_LEVEL_PRESSURE);

function feedwaterAt(percent: number): number {
  return valueIn(solved(blowdown(STEAM, of(percent, 'mg/L'), of(100, 'mg/L'))).feedwater, 'lb/h');
}

function tip9(id: string, quantity: string, printed: string, compute: () => number): Vector {
  return {
    id: `doe-tip-9-${id}`,
    topic: 'blowdown',
    source: 'US DOE, Steam Tip Sheet 9',
    quantity,
    printed,
    unit: 'lb/h',
    compute,
  };
}

/** 90 % of the blowdown's heat above 60 °F; the sheet counts the rate on 100 000 lb/h of steam. */
function tip10(psig: number, percent: number, printed: string): Vector {
  return {
    id: `doe-tip-10-${psig}-${percent}`,
    topic: 'blowdown',
    source: 'US DOE, Steam Tip Sheet 10',
    quantity: `Calor recuperable (90 %) de una purga del ${percent} % de 100 000 lb/h de vapor a ${psig} psig`,
    printed,
    unit: 'MMBtu/h',
    compute: () => {
      const flow = si('massFlow', (STEAM * percent) / 100);
      const pressure = absolute(of(psig, 'psig'), SEA_LEVEL_PRESSURE);
      const heat = solved(blowdownHeat(flow, pressure, of(60, '°F')));
      return valueIn(si('power', 0.9 * heat), 'MMBtu/h');
    },
  };
}

const flashSteam: Vector = {
  id: 'spirax-3-13-flash',
  topic: 'blowdown',
  source: 'A mano con entalpías de Spirax Sarco, módulo 3.13: 1 111 × (782 − 468) / 2 226',
  kind: 'own',
  quantity: 'Vapor flash de 1 111 kg/h de purga, de 10 a 0,5 barg, a nivel del mar',
  printed: '157',
  unit: 'kg/h',
  compute: () => {
    const { flow } = spirax();
    const back = recoverBlowdown({
      flow,
      pressure: TEN_BARG,
      flashPressure: absolute(of(0.5, 'barg'), SEA_LEVEL_PRESSURE),
      makeup: of(10, '°C'),
      approach: of(10, 'ΔK'),
      recovery: 'flash',
    });
    return valueIn(solved(back).steam, 'kg/h');
  },
};

export const BLOWDOWN_VECTORS: readonly Vector[] = [
  ...spiraxVectors,
  flashSteam,
  ufc('flow', 'Purga de 40 000 lb/h de vapor con 20 concentraciones', '2105'),
  ufc(
    'feedwater',
    'Agua de alimentación para 40 000 lb/h de vapor con 20 concentraciones',
    '42105',
  ),
  tip9('8', 'Agua de alimentación para 100 000 lb/h de vapor, purga de 8 %', '108695', () =>
    feedwaterAt(8),
  ),
  tip9('6', 'Agua de alimentación para 100 000 lb/h de vapor, purga de 6 %', '106383', () =>
    feedwaterAt(6),
  ),
  tip9(
    'saved',
    'Reposición ahorrada con 100 000 lb/h de vapor al bajar la purga de 8 a 6 %',
    '2312',
    () => feedwaterAt(8) - feedwaterAt(6),
  ),
  {
    id: 'blowdown-heat-150',
    topic: 'blowdown',
    source: 'A mano con tablas de vapor: 338,5 − 28 Btu/lb',
    kind: 'own',
    quantity: 'Calor por libra de purga a 150 psig sobre reposición a 60 °F',
    printed: '310.5',
    unit: 'Btu/lb',
    compute: () => {
      const flow = of(1, 'kg/s');
      const heat = solved(blowdownHeat(flow, TIP_PRESSURE, of(60, '°F')));
      return valueIn(si('specificEnergy', heat / flow), 'Btu/lb');
    },
  },
  tip10(150, 6, '1.7'),
  {
    ...tip10(150, 6, '1.67'),
    id: 'doe-tip-10-2001',
    source: 'US DOE, Steam Tip Sheet 10, edición de 2001',
  },
];
