import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { formatPlain } from '../format.ts';
import { BARE_STEEL, bareLoss } from '../formulas/heat-loss.ts';
import { type NominalDiameter, pipeOfSize } from '../formulas/pipe-sizes.ts';
import { condensingRate, pipeMass, seatFor, warmUpLoad } from '../formulas/trap-load.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { absolute, of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

const FOURTEEN = absolute(of(14, 'barg'), SEA_LEVEL_PRESSURE);

/** Condensate of 100 ft of schedule 40 pipe that comes up from 70 °F, in pounds. */
function toolboxStart(inches: number, dn: NominalDiameter, psi: number, printed: string): Vector {
  return {
    id: `toolbox-start-${dn}-${psi}`,
    topic: 'trap-load',
    source: 'Engineering ToolBox, Condensate Generation in Cold Steam Pipes',
    quantity: `Condensado de arranque de 100 ft de tubería de ${inches} in a ${psi} psig, desde 70 °F`,
    printed,
    unit: 'lb',
    tolerance: {
      relative: 0.03,
      because: 'la hoja usa otro calor específico del acero',
    },
    compute: () => {
      const mass = pipeMass(dn, of(100, 'ft'), of(0, '%'));
      const pressure = absolute(of(psi, 'psig'), SEA_LEVEL_PRESSURE);
      const time = of(1, 'h');
      const start = solved(warmUpLoad({ mass, pressure, cold: of(70, '°F'), time }));
      return valueIn(si('mass', start * time), 'lb');
    },
  };
}

/** Condensate of 100 m in service, in air at 20 °C, with a fifth of the loss of the bare pipe. */
function toolboxRunning(dn: NominalDiameter, bar: number, printed: string): Vector {
  return {
    id: `toolbox-running-${dn}-${bar}`,
    topic: 'trap-load',
    source: 'Engineering ToolBox, Insulated Steam Pipes\u00a0– Condensate Generated',
    quantity: `Condensado en marcha de 100 m de tubería DN ${dn} a ${bar} barg (nivel del mar), aislamiento de 80 %`,
    printed,
    unit: 'kg/h',
    tolerance: { relative: 0.15, because: 'exactitud del método para la tubería desnuda' },
    compute: () => {
      const pressure = absolute(of(bar, 'barg'), SEA_LEVEL_PRESSURE);
      const steam = solved(saturationTemperature(pressure));
      const around = { air: of(20, '°C'), pressure: SEA_LEVEL_PRESSURE };
      const bare = solved(bareLoss(pipeOfSize(dn).outside, steam, BARE_STEEL, around));
      const loss = si('power', 0.2 * bare * of(100, 'm'));
      return valueIn(solved(condensingRate(loss, pressure)), 'kg/h');
    },
  };
}

const warmUp: readonly Vector[] = [
  {
    id: 'pipe-mass-100',
    topic: 'trap-load',
    source: 'A mano: π × (114,3 − 6,02) × 6,02 mm² de acero de 7 850 kg/m³',
    kind: 'own',
    quantity: 'Masa de un metro de tubería DN 100, cédula 40',
    printed: '16.1',
    unit: 'kg',
    compute: () => pipeMass(100, of(1, 'm'), of(0, '%')),
  },
  {
    id: 'warm-up-1842',
    topic: 'trap-load',
    source: 'A mano con tablas de vapor: 1 842 × 0,49 × 178 / (1 947 × 0,5)',
    kind: 'own',
    quantity: 'Arranque de 1 842 kg de acero, 14 barg (nivel del mar), desde 20 °C en 30 min',
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
    source: 'A mano con hfg de Spirax Sarco TI-GCM-01 a 2 barg: 3 600 × 100 / 2 163,23',
    kind: 'own',
    quantity: 'Condensado de un serpentín de 100 kW a 2 barg, a nivel del mar',
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
    source: 'Spirax Sarco, TI-2-317-US',
    kind: 'fitted',
    quantity: `Asiento que pasa ${formatPlain(capacity)} lb/h con ${psi} psi`,
    printed: inches,
    unit: 'in',
    tolerance: {
      relative: 0.1,
      because: 'margen del coeficiente ajustado',
    },
    compute: () => {
      const pressure = absolute(of(psi, 'psig'), SEA_LEVEL_PRESSURE);
      return valueIn(solved(seatFor(of(capacity, 'lb/h'), pressure, of(psi, 'Δpsi'))), 'in');
    },
  };
}

export const TRAP_VECTORS: readonly Vector[] = [
  toolboxStart(2, 50, 100, '12.8'),
  toolboxStart(4, 100, 20, '24.9'),
  toolboxStart(4, 100, 100, '37.8'),
  toolboxStart(6, 150, 150, '75'),
  toolboxStart(8, 200, 250, '134'),
  toolboxRunning(50, 7, '18'),
  toolboxRunning(100, 4, '28'),
  toolboxRunning(100, 7, '32'),
  toolboxRunning(150, 12, '57'),
  toolboxRunning(200, 20, '105'),
  ...warmUp,
  seat('0.125', 100, 1110),
  seat('0.166', 1, 280),
  seat('0.166', 15, 795),
  seat('0.166', 75, 1450),
  seat('0.421', 50, 6800),
];
