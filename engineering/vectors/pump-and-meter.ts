import { pressureAtAltitude, SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { formatPlain } from '../format.ts';
import { headOf, npshAvailable } from '../formulas/npsh.ts';
import { dischargeCoefficient, expansibility, plateFlow } from '../formulas/orifice-plate.ts';
import { pipeOfSize } from '../formulas/pipe-sizes.ts';
import { steamVelocity } from '../formulas/steam-pipe.ts';
import { totals } from '../formulas/totalizer.ts';
import { vortexLimits, vortexLoss } from '../formulas/vortex-meter.ts';
import { pressureOfSaturation } from '../if97/saturation.ts';
import { liquidAt, saturatedAtPressure } from '../if97/states.ts';
import { absolute, of, type Quantity, si, valueIn } from '../quantities.ts';
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
    source: 'Davis, Water and Wastewater Engineering, tabla 3-\u20607',
    quantity: `A ${formatPlain(metres)} m de altitud, presión atmosférica en columna de agua`,
    printed,
    unit: 'm',
    compute: () => headOf(solved(pressureAtAltitude(of(metres, 'm'))), coldWater(of(10, '°C'))),
  };
}

/** Water at 70 °F 6 ft over the pump, at sea level, 2 + 2 ft of losses. */
const flooded: Vector = {
  id: 'bachus-flooded',
  topic: 'npsh',
  source: 'Bachus y Custodio, Know and Understand Centrifugal Pumps',
  quantity: 'NPSH disponible a nivel del mar, agua a 70 °F, 6 ft sobre la bomba, 4 ft de pérdidas',
  printed: '35.061',
  unit: 'ft',
  tolerance: { absolute: 0.1, because: 'parte de 33,9 ft de atmósfera, ya redondeados' },
  compute: () => {
    const available = npshAvailable({
      tank: SEA_LEVEL_PRESSURE,
      water: of(70, '°F'),
      level: of(6, 'ft'),
      loss: of(4, 'ft'),
    });
    return valueIn(solved(available), 'ft');
  },
};

const vapour: Vector = {
  id: 'davis-3-8-20',
  topic: 'npsh',
  source: 'Davis, Water and Wastewater Engineering, tabla 3-\u20608',
  quantity: 'Presión de vapor del agua a 20 °C',
  printed: '2.339',
  unit: 'kPa',
  compute: () => valueIn(pressureOfSaturation(of(20, '°C')), 'kPa'),
};

/** A pump 8 ft over its water at 7 000 ft, 50 °F, 3 ft of losses. */
const mountain: readonly Vector[] = [
  {
    id: 'armstrong-7000',
    topic: 'npsh',
    source: 'Armstrong, Hydronic Solutions, tabla de presión por altitud',
    quantity: 'A 7 000 ft de altitud, presión atmosférica en columna de agua',
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
    quantity: 'NPSH disponible a 7 000 ft, agua a 50 °F, 8 ft bajo la bomba, 3 ft de pérdidas',
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

const AT_7_BARG = () => solved(saturatedAtPressure(of(8.01325, 'bar'))).vg;

const vortex: readonly Vector[] = [
  {
    id: 'vortex-least',
    topic: 'meter-size',
    source: 'A mano: √(54/4,1675) m/s × 4,7686·10⁻³ m² × 4,1675 kg/m³ × 3 600 s/h',
    kind: 'own',
    quantity: 'Caudal más bajo de un vórtice DN 80 a 7 barg, a nivel del mar',
    printed: '257.5',
    unit: 'kg/h',
    compute: () => {
      const vg = AT_7_BARG();
      const { least } = vortexLimits(si('density', 1 / vg));
      const speed = steamVelocity(of(1, 'kg/h'), vg, pipeOfSize(80).inside);
      return least / speed;
    },
  },
  {
    id: 'vortex-loss',
    topic: 'meter-size',
    source: 'A mano: ½ × 2,2 × 4,1675 kg/m³ × (61,63 m/s)²',
    kind: 'own',
    quantity: 'Caída de 2 000 kg/h en un vórtice DN 50 a 7 barg, a nivel del mar',
    printed: '0.174',
    unit: 'Δbar',
    compute: () => {
      const vg = AT_7_BARG();
      const speed = steamVelocity(of(2000, 'kg/h'), vg, pipeOfSize(50).inside);
      return valueIn(vortexLoss(speed, si('density', 1 / vg)), 'Δbar');
    },
  },
];

const plate: readonly Vector[] = [
  {
    id: 'fluids-rhg-d',
    topic: 'meter-size',
    source: 'Biblioteca fluids (C. Bell): ISO 5167-2, tomas D\u00a0y\u00a0D/2',
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
    source: 'Biblioteca fluids (C. Bell): ISO 5167-2, valor de la norma',
    quantity: 'Factor de expansión, β 0,3004, de 100 a 99 kPa, κ 1,4',
    printed: '0.99747',
    unit: '1',
    compute: () => expansibility(0.0222 / 0.0739, 0.99, 1.4),
  },
  {
    id: 'fluids-discharge',
    topic: 'meter-size',
    source: 'Biblioteca fluids (C. Bell): placa ISO 5167, tomas D\u00a0y\u00a0D/2',
    quantity: 'Agua por una placa de 50 mm en 73,66 mm, de 200 a 183 kPa abs.',
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
    source: 'A mano: 4·ṁ·vg / (π·D²), con vg 0,2400 m³/kg',
    kind: 'own',
    quantity: 'Velocidad de 2 000 kg/h a 7 barg en DN 100, a nivel del mar',
    printed: '16.2',
    unit: 'm/s',
    compute: () => {
      return steamVelocity(of(2000, 'kg/h'), AT_7_BARG(), pipeOfSize(100).inside);
    },
  },
];

/** US DOE, Steam Tip Sheet 15, table 1: Btu in a pound of dry steam over water at some °F. */
function totalizedPound(psig: number, fahrenheit: number, printed: string): Vector {
  return {
    id: `totalized-${psig}-${fahrenheit}`,
    topic: 'totalizer',
    source: 'US DOE, Steam Tip Sheet 15, tabla 1',
    quantity: `Energía por libra de vapor seco a ${psig} psig sobre agua a ${fahrenheit} °F`,
    printed,
    unit: 'Btu/lb',
    compute: () => {
      const { p, hg } = solved(saturatedAtPressure(absolute(of(psig, 'psig'), SEA_LEVEL_PRESSURE)));
      const metered = {
        flow: of(2000, 'lb/h'),
        enthalpy: hg,
        reference: solved(liquidAt(p, of(fahrenheit, '°F'))).h,
        price: of(0, '₡/t'),
      };
      const { year } = solved(totals(metered, SHIFTS));
      return valueIn(si('specificEnergy', year.energy / year.mass), 'Btu/lb');
    },
  };
}

const SHIFTS = {
  shift: of(8, 'h'),
  shiftsPerDay: of(2, 'unidades'),
  daysPerYear: of(300, 'unidades'),
} as const;

const totalized: Vector = {
  id: 'totalized-shift',
  topic: 'totalizer',
  source: 'A mano con tablas de vapor: 16 t × (2 768 − 335,5) / 3 600',
  kind: 'own',
  quantity: 'Energía de 8 h a 2 000 kg/h, vapor seco a 7 barg (nivel del mar), agua a 80 °C',
  printed: '10.81',
  unit: 'MWh',
  compute: () => {
    const { p, hg } = solved(saturatedAtPressure(of(8.01325, 'bar')));
    const { shift } = solved(
      totals(
        {
          flow: of(2000, 'kg/h'),
          enthalpy: hg,
          reference: solved(liquidAt(p, of(80, '°C'))).h,
          price: of(0, '₡/t'),
        },
        SHIFTS,
      ),
    );
    return valueIn(shift.energy, 'MWh');
  },
};

export const PUMP_AND_METER_VECTORS: readonly Vector[] = [
  flooded,
  vapour,
  column(1000, '9.17'),
  ...mountain,
  column(500, '9.74'),
  column(2000, '8.11'),
  column(3000, '7.15'),
  ...vortex,
  ...plate,
  totalizedPound(150, 100, '1128'),
  totalizedPound(150, 200, '1028'),
  totalizedPound(450, 200, '1037'),
  totalized,
];
