import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { condensingRate, pipeMass, seatFor, warmUpLoad } from '../formulas/trap-load.ts';
import { absolute, of, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

const FOURTEEN = absolute(of(14, 'barg'), SEA_LEVEL_PRESSURE);

const warmUp: readonly Vector[] = [
  {
    id: 'pipe-mass-100',
    topic: 'trap-load',
    source: 'A mano: π·(114,3 − 6,02)·6,02 mm² de acero de 7 850 kg/m³',
    kind: 'own',
    quantity: 'Masa de un metro de tubería de 100 mm',
    printed: '16.1',
    unit: 'kg',
    compute: () => pipeMass(100, of(1, 'm'), of(0, '%')),
  },
  {
    id: 'warm-up-1842',
    topic: 'trap-load',
    source: 'A mano con tablas de vapor: 1 842·0,49·178/(1 947·0,5)',
    kind: 'own',
    quantity: 'Arranque de 1 842 kg de acero, 14 barg, desde 20 °C en 30 min',
    printed: '165',
    unit: 'kg/h',
    compute: () =>
      valueIn(
        solved(
          warmUpLoad({
            mass: of(1842, 'kg'),
            pressure: FOURTEEN,
            cold: of(20, '°C'),
            time: of(30, 'min'),
          }),
        ),
        'kg/h',
      ),
  },
  {
    id: 'coil-100-kw',
    topic: 'trap-load',
    source: 'A mano con hfg de Spirax Sarco TI-GCM-01 a 2 barg: 3 600·100/2 163,23',
    kind: 'own',
    quantity: 'Condensado de un serpentín de 100 kW a 2 barg',
    printed: '166.4',
    unit: 'kg/h',
    compute: () =>
      valueIn(
        solved(condensingRate(of(100, 'kW'), absolute(of(2, 'barg'), SEA_LEVEL_PRESSURE))),
        'kg/h',
      ),
  },
];

/** Seat, difference in psi and capacity in lb/h of the FT traps of sheet TI-2-317-US. */
function seat(inches: string, psi: number, capacity: number): Vector {
  return {
    id: `spirax-ft-${inches}-${psi}`,
    topic: 'trap-load',
    source: 'Spirax Sarco, TI-2-317-US (coeficiente 0,45 ajustado a ella)',
    kind: 'fitted',
    quantity: `Asiento que pasa ${capacity} lb/h con ${psi} psi`,
    printed: inches,
    unit: 'in',
    tolerance: { relative: 0.25, because: 'alcance declarado del asiento orientativo' },
    compute: () => {
      const pressure = absolute(of(psi, 'psig'), SEA_LEVEL_PRESSURE);
      return valueIn(solved(seatFor(of(capacity, 'lb/h'), pressure, of(psi, 'Δpsi'))), 'in');
    },
  };
}

export const TRAP_VECTORS: readonly Vector[] = [
  ...warmUp,
  seat('0.125', 100, 1110),
  seat('0.166', 1, 280),
  seat('0.166', 15, 795),
  seat('0.166', 75, 1450),
  seat('0.421', 50, 6800),
];
