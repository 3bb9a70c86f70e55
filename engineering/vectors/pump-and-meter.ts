import { pressureAtAltitude } from '../atmosphere.ts';
import { headOf, npshAvailable } from '../formulas/npsh.ts';
import { dischargeCoefficient, expansibility, plateFlow } from '../formulas/orifice-plate.ts';
import { pipeOfSize } from '../formulas/pipe-sizes.ts';
import { steamVelocity } from '../formulas/steam-pipe.ts';
import { liquidAt, saturatedAtPressure } from '../if97/states.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

function coldWater(T: Quantity<'temperature'>): Quantity<'specificVolume'> {
  return solved(liquidAt(of(1, 'bar'), T)).v;
}

/** Davis gives the atmosphere as a column of cold water. */
function column(metres: number, printed: string): Vector {
  return {
    id: `davis-3-7-${metres}`,
    topic: 'npsh',
    source: 'Davis, Water and Wastewater Engineering, tabla 3-7',
    quantity: `Presión atmosférica en columna de agua a ${metres} m`,
    printed,
    unit: 'm',
    compute: () => headOf(solved(pressureAtAltitude(of(metres, 'm'))), coldWater(of(10, '°C'))),
  };
}

/** A pump 8 ft over its water at 7 000 ft, 50 °F, 3 ft of losses. */
const mountain: readonly Vector[] = [
  {
    id: 'armstrong-7000',
    topic: 'npsh',
    source: 'Armstrong, Hydronic Solutions, tabla de presión por altitud',
    quantity: 'Presión atmosférica a 7 000 ft, en columna de agua',
    printed: '26.2',
    unit: 'ft',
    compute: () =>
      valueIn(headOf(solved(pressureAtAltitude(of(7000, 'ft'))), coldWater(of(50, '°F'))), 'ft'),
  },
  {
    id: 'npsh-7000',
    topic: 'npsh',
    source: 'A mano: 26,2 − 8 − 0,411 − 3',
    kind: 'own',
    quantity: 'NPSH disponible, agua a 50 °F, 8 ft bajo la bomba, 3 ft de pérdidas',
    printed: '14.8',
    unit: 'ft',
    compute: () => {
      const available = npshAvailable({
        tank: solved(pressureAtAltitude(of(7000, 'ft'))),
        water: of(50, '°F'),
        level: of(-8, 'ft'),
        loss: of(3, 'ft'),
      });
      return valueIn(solved(available), 'ft');
    },
  },
];

/** `fluids` (C. Bell) prints the same case for three kinds of tappings; ours are D and D/2. */
const BELL = {
  inside: of(0.07391, 'm'),
  bore: 0.0222,
  viscosity: 0.0000185861753095,
  flow: 0.124431876,
};

const plate: readonly Vector[] = [
  {
    id: 'fluids-rhg-d',
    topic: 'meter-size',
    source: 'C. Bell, fluids: ISO 5167-2, tomas D y D/2',
    quantity: 'Coeficiente de descarga, tubería de 73,91 mm, orificio de 22,2 mm',
    printed: '0.59882',
    unit: '1',
    compute: () => {
      const reynolds = (4 * BELL.flow) / (Math.PI * BELL.inside * BELL.viscosity);
      return dischargeCoefficient(BELL.bore / BELL.inside, reynolds, BELL.inside);
    },
  },
  {
    id: 'fluids-expansibility',
    topic: 'meter-size',
    source: 'C. Bell, fluids: ISO 5167-2, valor de la norma',
    quantity: 'Factor de expansión, β 0,3004, 99 kPa tras 100 kPa, κ 1,4',
    printed: '0.99747',
    unit: '1',
    compute: () => expansibility(0.0222 / 0.0739, 0.99, 1.4),
  },
  {
    id: 'fluids-discharge',
    topic: 'meter-size',
    source: 'C. Bell, fluids: placa ISO 5167, tomas D y D/2',
    quantity: 'Agua por una placa de 50 mm en 73,66 mm, de 200 a 183 kPa a',
    printed: '7.70',
    unit: 'kg/s',
    compute: () =>
      plateFlow(0.05 / 0.07366, {
        flow: si('massFlow', 7.702),
        inside: of(0.07366, 'm'),
        pressure: of(200, 'kPa'),
        density: si('density', 999.1),
        viscosity: si('viscosity', 0.0011),
        difference: of(17, 'ΔkPa'),
      }),
  },
  {
    id: 'meter-velocity',
    topic: 'meter-size',
    source: 'Comprobación de la base de cálculo',
    kind: 'own',
    quantity: 'Velocidad de 2 000 kg/h a 7 barg en DN 100, a nivel del mar',
    printed: '16.2',
    unit: 'm/s',
    compute: () => {
      const { vg } = solved(saturatedAtPressure(of(8.01325, 'bar')));
      return steamVelocity(of(2000, 'kg/h'), vg, pipeOfSize(100).inside);
    },
  },
];

export const PUMP_AND_METER_VECTORS: readonly Vector[] = [
  column(500, '9.74'),
  column(1000, '9.17'),
  column(2000, '8.11'),
  column(3000, '7.15'),
  ...mountain,
  ...plate,
];
