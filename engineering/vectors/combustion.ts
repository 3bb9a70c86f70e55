import { largestCarbonDioxide } from '../formulas/carbon-dioxide.ts';
import {
  ANALYSES,
  airPerFuel,
  excessAirFromOxygen,
  type FuelAnalysis,
  stackGas,
  woodAnalysis,
} from '../formulas/combustion.ts';
import { verhoffBanchero, waterDewPoint } from '../formulas/dew-point.ts';
import { afterRecovery, heatFromGases } from '../formulas/economizer.ts';
import { stackLoss } from '../formulas/stack-loss.ts';
import { of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

const DRY_AIR = of(0, '1');
const METHANE = ANALYSES.gasNatural;

/** US DOE, Steam Tip Sheet 4: oxygen, excess air and efficiency at 200 to 600 °F above the air. */
const TIP_4 = [
  ['2.0', '9.5', ['85.4', '83.1', '80.8', '78.4', '76.0']],
  ['3.0', '15.0', ['85.2', '82.8', '80.4', '77.9', '75.4']],
  ['5.0', '28.1', ['84.7', '82.1', '79.5', '76.7', '74.0']],
  ['7.0', '44.9', ['84.1', '81.2', '78.2', '75.2', '72.1']],
  ['10.0', '81.6', ['82.8', '79.3', '75.6', '71.9', '68.2']],
] as const;

const tip4: readonly Vector[] = TIP_4.flatMap(([oxygen, excess, row]) => {
  const air = () => solved(excessAirFromOxygen(of(Number(oxygen), '%'), METHANE));
  const common = { topic: 'stack-loss', source: 'US DOE, Steam Tip Sheet 4', unit: '%' } as const;
  return [
    {
      ...common,
      id: `doe-tip-4-air-${oxygen}`,
      quantity: `Exceso de aire con ${Number(oxygen)} % de O₂, gas natural`,
      printed: excess,
      tolerance: { absolute: 0.2, because: 'la hoja no da la composición del gas' },
      compute: () => valueIn(air(), '%'),
    },
    ...row.map(
      (printed, index): Vector => ({
        ...common,
        id: `doe-tip-4-${oxygen}-${index}`,
        quantity: `Eficiencia de combustión, gas natural, ${Number(oxygen)} % de O₂, ${200 + 100 * index} °F sobre el aire`,
        printed,
        tolerance: { absolute: 0.6, because: 'la hoja no da la composición del gas' },
        compute: () => {
          const loss = stackLoss(
            {
              fuel: METHANE,
              gas: stackGas(METHANE, air(), DRY_AIR),
              gasTemperature: of(270 + 100 * index, '°F'),
              airTemperature: of(70, '°F'),
              carbonMonoxide: of(0, 'ppm'),
            },
            'superior',
          );
          return valueIn(solved(loss).efficiency, '%');
        },
      }),
    ),
  ];
});

/**
 * What the gases give up between 600 and 200 °F above the air is what the sheet's efficiencies differ by:
 * the heat of an economizer, as a share of the fuel.
 */
const tip4Recovered: readonly Vector[] = TIP_4.map(([oxygen, , row]): Vector => {
  const [cold, , , , hot] = row;
  return {
    id: `doe-tip-4-recovered-${oxygen}`,
    topic: 'economizer',
    source: 'US DOE, Steam Tip Sheet 4 (diferencia de dos de sus eficiencias)',
    quantity: `Calor recuperado del combustible: gas natural, ${Number(oxygen)} %\u00a0de\u00a0O₂, gases de 600 a 200 °F sobre el aire`,
    printed: (Number(cold) - Number(hot)).toFixed(1),
    unit: '%',
    tolerance: { absolute: 0.3, because: 'la hoja no da la composición del gas' },
    compute: () => {
      const excess = solved(excessAirFromOxygen(of(Number(oxygen), '%'), METHANE));
      const gases = { gas: stackGas(METHANE, excess, DRY_AIR), fuelFlow: of(1, 'kg/s') };
      const heat = solved(heatFromGases(gases, of(670, '°F'), of(270, '°F')));
      return valueIn(si('ratio', heat / METHANE.gross), '%');
    },
  };
});

const left: Vector = {
  id: 'economizer-fuel-left',
  kind: 'own',
  topic: 'economizer',
  source: 'A mano: 1 000/(1 000 + 50)',
  quantity:
    'Combustible que queda a igual potencia útil de 1 000 kW, si los gases de hoy dan 50 kW',
  printed: '95.2',
  unit: '%',
  compute: () => {
    const gas = stackGas(METHANE, of(15, '%'), DRY_AIR);
    const today = { gas, fuelFlow: of(1, 'kg/s') };
    const { fuelFlow } = afterRecovery(today, of(1000, 'kW'), of(50, 'kW'));
    return valueIn(si('ratio', fuelFlow / today.fuelFlow), '%');
  },
};

function carbonDioxide(
  id: string,
  name: string,
  fuel: FuelAnalysis,
  printed: string,
  by: Pick<Vector, 'source' | 'kind'> = { source: 'A mano, de la composición', kind: 'own' },
): Vector {
  return {
    id: `co2-max-${id}`,
    topic: 'stack-loss',
    ...by,
    quantity: `CO₂ máximo en gases secos, ${name}`,
    printed,
    unit: '%',
    compute: () => valueIn(largestCarbonDioxide(fuel), '%'),
  };
}

/** By hand: 175·(0,68/17 + 0,007) and 175·(0,63/17 + 0,008). */
const SIEGERT_AT_4 = { diesel: '8.2', glp: '7.9' } as const;

function siegert(id: 'diesel' | 'glp', name: string): Vector {
  const [hot, cold, oxygen] = [of(200, '°C'), of(25, '°C'), of(4, '%')];
  return {
    id: `siegert-${id}`,
    topic: 'stack-loss',
    source: '1. BImSchV, constantes de Siegert',
    quantity: `Pérdida sobre poder inferior, ${name}, 4 % de O₂, 175 K sobre el aire`,
    printed: SIEGERT_AT_4[id],
    kind: 'own',
    unit: '%',
    tolerance: { absolute: 0.5, because: 'fórmula empírica, ajustada en otro clima' },
    compute: () => {
      const fuel = ANALYSES[id];
      const excess = solved(excessAirFromOxygen(oxygen, fuel));
      const loss = stackLoss(
        {
          fuel,
          gas: stackGas(fuel, excess, DRY_AIR),
          gasTemperature: hot,
          airTemperature: cold,
          carbonMonoxide: of(0, 'ppm'),
        },
        'inferior',
      );
      return valueIn(si('ratio', 1 - solved(loss).efficiency), '%');
    },
  };
}

/** Ethane, two carbons and six hydrogens; its heating value plays no part here. */
const ETHANE: FuelAnalysis = { ...METHANE, carbon: 0.7989, hydrogen: 0.2011 };

const ethane: readonly Vector[] = [
  {
    id: 'ethane-air',
    topic: 'dew-point',
    source: 'A mano: C₂H₆ con 4,2 kmol de O₂ y 3,76 de N₂ por cada uno',
    kind: 'own',
    quantity: 'Aire por combustible, etano con 20 % de exceso, en kg/kg',
    printed: '19.3',
    unit: '1',
    compute: () => 1.2 * airPerFuel(ETHANE),
  },
  {
    id: 'ethane-dew',
    topic: 'dew-point',
    source: 'A mano: C₂H₆ con 4,2 kmol de O₂ y 3,76 de N₂ por cada uno',
    kind: 'own',
    quantity: 'Punto de rocío de los gases, etano con 20 % de exceso de aire seco, 100 kPa',
    printed: '52.3',
    unit: '°C',
    tolerance: { absolute: 0.2, because: 'a mano, con 3,76 kmol de N₂ por kmol de O₂' },
    compute: () => {
      const gas = stackGas(ETHANE, of(20, '%'), DRY_AIR);
      return valueIn(waterDewPoint(gas, of(100, 'kPa')), '°C');
    },
  },
];

const tip26: Vector = {
  id: 'doe-tip-26a-dew',
  topic: 'dew-point',
  source: 'US DOE, Steam Tip Sheet 26A',
  quantity: 'Punto de rocío de los gases de gas natural, 15 % de exceso de aire seco',
  printed: '135',
  unit: '°F',
  tolerance: { absolute: 3, because: 'la hoja dice «cerca\u00a0de»' },
  compute: () => {
    const gas = stackGas(METHANE, of(15, '%'), DRY_AIR);
    return valueIn(waterDewPoint(gas, of(101.325, 'kPa')), '°F');
  },
};

const acid: Vector = {
  id: 'verhoff-10-10',
  topic: 'dew-point',
  source:
    'Fórmula de Verhoff y Banchero, a mano: presión parcial de H₂O 76 mmHg, de SO₃ 0,0076 mmHg',
  kind: 'own',
  quantity: 'Punto de rocío ácido con 10 % de agua y 10 ppm de SO₃',
  printed: '137',
  unit: '°C',
  compute: () => valueIn(solved(verhoffBanchero(of(10.1325, 'kPa'), of(1.01325, 'Pa'))), '°C'),
};

export const COMBUSTION_VECTORS: readonly Vector[] = [
  carbonDioxide('diesel', 'diésel', ANALYSES.diesel, '15.4', {
    source: 'Testo, guía de análisis de gases de combustión',
  }),
  ...tip4,
  ...tip4Recovered,
  left,
  carbonDioxide('glp', 'GLP', ANALYSES.glp, '13.8'),
  carbonDioxide('madera', 'madera', woodAnalysis(of(15, '%')), '20.3'),
  siegert('diesel', 'diésel'),
  siegert('glp', 'GLP'),
  ...ethane,
  tip26,
  acid,
];
