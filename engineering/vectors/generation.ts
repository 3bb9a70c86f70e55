import { pressureAtAltitude, SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { formatPlain } from '../format.ts';
import { boilerHeat, firing } from '../formulas/boiler.ts';
import { deaeratorBalance } from '../formulas/deaerator.ts';
import { dissolvedOxygen, henryOxygen } from '../formulas/dissolved-oxygen.ts';
import { heatPumpLimits } from '../formulas/heat-pump.ts';
import { liquidAt, saturatedAtPressure, steamAt } from '../if97/states.ts';
import { of, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Tolerance, Vector } from './vector.ts';

const atmosphere: Vector = {
  id: 'isa-san-jose',
  kind: 'own',
  topic: 'atmosphere',
  source: 'Fórmula de ISO 2533, a mano',
  quantity: 'Presión del sitio a 1 150 m (San José)',
  printed: '88.25',
  unit: 'kPa',
  compute: () => valueIn(solved(pressureAtAltitude(of(1150, 'm'))), 'kPa'),
};

/** The tables go by geopotential height, which at these heights is the altitude to 0,05 %. */
function standardAir(metres: number, printed: string): Vector {
  return {
    id: `isa-${metres}`,
    topic: 'atmosphere',
    source: 'Atmósfera estándar de 1976, tabla (igual a ISO 2533)',
    quantity: `Presión del aire a ${formatPlain(metres)} m`,
    printed,
    unit: 'kPa',
    compute: () => valueIn(solved(pressureAtAltitude(of(metres, 'm'))), 'kPa'),
  };
}

const measurBoiler: Vector = {
  id: 'measur-boiler',
  topic: 'boiler',
  source: 'MEASUR (ORNL), prueba de la caldera',
  quantity:
    'Energía del combustible, 10 864 kg/h de vapor saturado a 5,5766 MPa abs. con agua saturada a 0,3631 MPa abs., η 72,4 %, purga 3,7 %',
  printed: '33344.279479',
  unit: 'MJ/h',
  compute: () => {
    const feed = solved(saturatedAtPressure(of(0.3631, 'MPa')));
    const { heat } = solved(
      boilerHeat({
        steamFlow: of(10_864, 'kg/h'),
        pressure: of(5.5766, 'MPa'),
        dryness: of(100, '%'),
        blowdown: of(3.7, '%'),
        feedEnthalpy: feed.hf,
      }),
    );
    const { fired } = solved(firing(heat, of(72.4, '%'), OIL));
    return valueIn(fired, 'MJ/h');
  },
};

const OIL = {
  soldBy: 'mass',
  heatingValue: of(42.6, 'MJ/kg'),
  price: of(0, '₡/kg'),
  carbon: of(0, 'kg CO₂/kg'),
  biogenic: false,
} as const;

const murphyBoiler: Vector = {
  id: 'murphy-5-4',
  topic: 'boiler',
  source: 'Murphy & McKay, Energy Management, ej. 5.4',
  quantity: 'Consumo de combustible, 3,15 kg/s a 15 bar abs., título 0,96, agua a 70 °C, η 80 %',
  printed: '0.2235',
  unit: 'kg/s',
  compute: () => {
    const pressure = of(15, 'bar');
    const { heat } = solved(
      boilerHeat({
        steamFlow: of(3.15, 'kg/s'),
        pressure,
        dryness: of(96, '%'),
        blowdown: of(0, '%'),
        feedEnthalpy: solved(liquidAt(pressure, of(70, '°C'))).h,
      }),
    );
    return solved(firing(heat, of(80, '%'), OIL)).fired / OIL.heatingValue;
  },
};

function cop(
  temperatures: readonly [number, number, number, number],
  carnot: string,
  lorenz: string,
): readonly Vector[] {
  const [sourceIn, sourceOut, sinkIn, sinkOut] = temperatures;
  const limits = () =>
    solved(
      heatPumpLimits({
        sourceIn: of(sourceIn, '°C'),
        sourceOut: of(sourceOut, '°C'),
        sinkIn: of(sinkIn, '°C'),
        sinkOut: of(sinkOut, '°C'),
      }),
    );
  const common = { topic: 'heat-pump', unit: '1' } as const;
  const source = 'Reinholdt y otros (IIR, 2018)';
  const at = `fuente ${sourceIn}→${sourceOut} °C, proceso ${sinkIn}→${sinkOut} °C`;
  const id = temperatures.join('-');
  return [
    {
      ...common,
      source,
      id: `carnot-${id}`,
      quantity: `COP de Carnot, ${at}`,
      printed: carnot,
      compute: () => limits().carnot,
    },
    {
      ...common,
      source,
      id: `lorenz-${id}`,
      quantity: `COP de Lorenz, ${at}`,
      printed: lorenz,
      compute: () => limits().lorenz,
    },
  ];
}

const largeLift: Vector = {
  id: 'carnot-100-180',
  kind: 'own',
  topic: 'heat-pump',
  source: 'Definición de Carnot',
  quantity: 'COP de Carnot de 100 a 180 °C',
  printed: '5.664',
  unit: '1',
  compute: () =>
    solved(
      heatPumpLimits({
        sourceIn: of(100, '°C'),
        sourceOut: of(100, '°C'),
        sinkIn: of(180, '°C'),
        sinkOut: of(180, '°C'),
      }),
    ).carnot,
};

function measurDeaerator() {
  return solved(
    deaeratorBalance({
      pressure: of(0.36, 'MPa'),
      feedwater: of(40_279, 'kg/h'),
      vent: of(0.2, '%'),
      waterEnthalpy: solved(liquidAt(of(0.15, 'MPa'), of(344.55, 'K'))).h,
      steamEnthalpy: solved(steamAt(of(0.4, 'MPa'), of(528.65, 'K'))).h,
    }),
  );
}

const deaerator: readonly Vector[] = [
  {
    id: 'measur-deaerator-steam',
    topic: 'deaerator',
    source: 'MEASUR (ORNL), prueba del desaireador',
    quantity: 'Vapor al desaireador, 40 279 kg/h de agua de alimentación a 0,36 MPa abs.',
    printed: '4430.7329',
    unit: 'kg/h',
    compute: () => valueIn(measurDeaerator().steam, 'kg/h'),
  },
  {
    id: 'measur-deaerator-water',
    topic: 'deaerator',
    source: 'MEASUR (ORNL), prueba del desaireador',
    quantity: 'Agua que entra al desaireador',
    printed: '35929',
    unit: 'kg/h',
    compute: () => valueIn(measurDeaerator().water, 'kg/h'),
  },
];

function oxygen(celsius: number, printed: string, tolerance?: Tolerance): Vector {
  return {
    id: `en-25814-${celsius}`,
    topic: 'dissolved-oxygen',
    source: 'EN 25814',
    quantity: `Oxígeno disuelto a ${celsius} °C y 101,325 kPa`,
    printed,
    unit: 'mg/L',
    ...(tolerance && { tolerance }),
    compute: () => valueIn(solved(dissolvedOxygen(of(celsius, '°C'), SEA_LEVEL_PRESSURE)), 'mg/L'),
  };
}

const henry: Vector = {
  id: 'g7-04-o2-300',
  topic: 'dissolved-oxygen',
  source: 'IAPWS G7-04, tabla 4',
  quantity: 'ln(kH/GPa) del O₂ a 300 K',
  printed: '1.5024',
  unit: '1',
  compute: () => Math.log(henryOxygen(of(300, 'K')) / 1e9),
};

export const GENERATION_VECTORS: readonly Vector[] = [
  atmosphere,
  standardAir(1000, '89.8746'),
  standardAir(2000, '79.4952'),
  measurBoiler,
  murphyBoiler,
  ...cop([40, 15, 60, 90], '4.84', '7.33'),
  ...cop([20, 10, 50, 70], '5.72', '7.41'),
  ...cop([12, 7, 30, 35], '11.01', '13.29'),
  ...cop([5, 2, 30, 70], '5.05', '7.00'),
  largeLift,
  ...deaerator,
  oxygen(0, '14.62', { absolute: 0.03, because: 'el 0,2 % que declaran los límites' }),
  oxygen(10, '11.29'),
  oxygen(20, '9.09'),
  oxygen(30, '7.56'),
  oxygen(35, '6.95'),
  oxygen(40, '6.41'),
  henry,
];
