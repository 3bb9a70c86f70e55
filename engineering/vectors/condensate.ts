import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { diameterFor, twoPhaseLine } from '../formulas/condensate-line.ts';
import { returnSaving } from '../formulas/condensate-return.ts';
import { smallestPipe } from '../formulas/pipe-sizes.ts';
import { condensateOf, stallLoad, steamTemperatureAt } from '../formulas/stall.ts';
import { absolute, of, type Quantity, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

function at(gauge: Quantity<'gaugePressure'>): Quantity<'pressure'> {
  return absolute(gauge, SEA_LEVEL_PRESSURE);
}

/** Spirax Sarco, module 13.1: steam at 120 °C heats water from 40 to 60 °C. */
const HEATER = { steam: of(120, '°C'), inlet: of(40, '°C'), outlet: of(60, '°C') };
/** Module 13.7: steam at 160 °C heats 1,5 L/s from 20 to 70 °C against a vented receiver. */
const CALORIFIER = { steam: of(160, '°C'), inlet: of(20, '°C'), outlet: of(70, '°C') };

/** Of the two sums by hand that follow the sheet's own figures. */
const ROUNDED = 'entalpías redondeadas a 1 Btu/lb y densidad a 8,34 lb/gal';

const stall: readonly Vector[] = [
  {
    id: 'spirax-13-1-steam',
    topic: 'stall',
    source: 'Spirax Sarco, módulo 13.1',
    quantity: 'Vapor a 2/3 de la carga; a plena carga 120 °C, agua de 40 a 60 °C',
    printed: '100.0',
    unit: '°C',
    compute: () => valueIn(solved(steamTemperatureAt(si('ratio', 2 / 3), HEATER, 'entrada')), '°C'),
  },
  {
    id: 'spirax-13-1-inlet',
    topic: 'stall',
    source: 'Spirax Sarco, módulo 13.1',
    quantity: 'Agua a la entrada cuando el mismo equipo se anega contra 100 °C',
    printed: '46.7',
    unit: '°C',
    compute: () => {
      const load = solved(stallLoad(of(100, '°C'), HEATER, 'entrada'));
      return valueIn(
        si('temperature', HEATER.outlet - load * (HEATER.outlet - HEATER.inlet)),
        '°C',
      );
    },
  },
  {
    id: 'spirax-13-7-load',
    topic: 'stall',
    source: 'Datos de Spirax Sarco, ej. 13.7.1; a mano 30/90',
    kind: 'own',
    quantity: 'Carga de anegamiento, vapor 160 °C, agua de 20 a 70 °C, retorno a 100 °C',
    printed: '33.3',
    unit: '%',
    compute: () => valueIn(solved(stallLoad(of(100, '°C'), CALORIFIER, 'entrada')), '%'),
  },
  {
    id: 'stall-varying-flow',
    topic: 'stall',
    source: 'Los mismos datos; a mano ln(140/90)/ln(80/30)',
    kind: 'own',
    quantity: 'Carga de anegamiento si baja el caudal',
    printed: '45.0',
    unit: '%',
    compute: () => valueIn(solved(stallLoad(of(100, '°C'), CALORIFIER, 'caudal')), '%'),
  },
  {
    id: 'stall-condensate',
    topic: 'stall',
    source: 'Los mismos datos; a mano 1,5 × 4,19 × 50 / 2 083 kg/s',
    kind: 'own',
    quantity: 'Condensado a plena carga de 314,3 kW con vapor a 160 °C',
    printed: '543',
    unit: 'kg/h',
    compute: () => valueIn(solved(condensateOf(of(314.25, 'kW'), of(160, '°C'))), 'kg/h'),
  },
];

function toolboxLine() {
  return solved(
    twoPhaseLine({
      flow: of(200, 'kg/h'),
      upstream: of(11, 'bar'),
      downstream: of(1, 'bar'),
      diameter: of(25, 'mm'),
    }),
  );
}

/** 1 000 lb/h from 100 psig to a vented return at the 5 000 ft/min of a trap's discharge. */
function poundLine() {
  const line = {
    flow: of(1000, 'lb/h'),
    upstream: at(of(100, 'psig')),
    downstream: at(of(0, 'psig')),
  };
  const { volumeFlow, voidShare } = solved(twoPhaseLine({ ...line, diameter: of(40, 'mm') }));
  return { voidShare, diameter: diameterFor(volumeFlow, of(5000 / 60, 'ft/s')) };
}

const line: readonly Vector[] = [
  {
    id: 'toolbox-d-959-share',
    topic: 'condensate-line',
    source: 'Engineering ToolBox, Condensate Pipes\u00a0– Flash Steam Generated',
    quantity: 'Vapor flash de 11 a 1 bar abs.',
    printed: '16.1',
    unit: '%',
    compute: () => valueIn(toolboxLine().fraction, '%'),
  },
  {
    id: 'toolbox-d-959-flow',
    topic: 'condensate-line',
    source: 'Engineering ToolBox, Condensate Pipes\u00a0– Flash Steam Generated',
    quantity: 'Vapor flash de 200 kg/h de condensado, de 11 a 1 bar abs.',
    printed: '32',
    unit: 'kg/h',
    compute: () => valueIn(toolboxLine().steam, 'kg/h'),
  },
  {
    id: 'calcengineer-size',
    topic: 'condensate-line',
    source: 'CalcEngineer, Condensate Return Line Sizing (2026)',
    quantity:
      'Tubo cédula 40 que basta (1½ in), diámetro interior, para 1 000 lb/h, de 100 psig a la atmósfera, a 5 000 ft/min',
    printed: '40.9',
    unit: 'mm',
    compute: () => valueIn(smallestPipe(poundLine().diameter)?.inside ?? si('length', 0), 'mm'),
  },
  {
    id: 'calcengineer-void',
    topic: 'condensate-line',
    source: 'CalcEngineer, Condensate Return Line Sizing (2026)',
    quantity: 'Parte del volumen que es vapor flash, de 100 psig a la atmósfera',
    printed: '99',
    unit: '%',
    compute: () => valueIn(poundLine().voidShare, '%'),
  },
];

/** The case of the DOE's tip sheet 8, with its enthalpies of 148 and 23 Btu/lb. */
function tip8() {
  return solved(
    returnSaving({
      condensate: of(10_000, 'lb/h'),
      flashFraction: of(12, '%'),
      condensateTemperature: of(180, '°F'),
      makeupTemperature: of(55, '°F'),
      hours: of(8000, 'h'),
      efficiency: of(80, '%'),
    }),
  );
}

const back: readonly Vector[] = [
  {
    id: 'return-heat',
    kind: 'own',
    topic: 'condensate-return',
    source: 'Datos de US DOE, Steam Tip Sheet 8; a mano 0,88 × 10 000 × (148 − 23)',
    quantity: 'Calor de 10 000 lb/h de condensado a 180 °F, 12 % de flash, reposición a 55 °F',
    printed: '1.10',
    unit: 'MMBtu/h',
    compute: () => valueIn(tip8().heat, 'MMBtu/h'),
  },
  {
    id: 'return-fuel',
    kind: 'own',
    topic: 'condensate-return',
    source: 'Los mismos datos; a mano 1,10 × 8 000 / 0,80',
    quantity: 'Combustible ahorrado con ese calor en 8 000 h y 80 % de eficiencia',
    printed: '11000',
    unit: 'MMBtu',
    tolerance: { relative: 0.005, because: ROUNDED },
    compute: () => valueIn(tip8().fuelEnergy, 'MMBtu'),
  },
  {
    id: 'return-water',
    kind: 'own',
    topic: 'condensate-return',
    source: 'Los mismos datos; a mano 0,88 × 10 000 × 8 000 / 8,34',
    quantity: 'Agua ahorrada en ese año de 8 000 h',
    printed: '8441000',
    unit: 'gal',
    tolerance: { relative: 0.005, because: ROUNDED },
    compute: () => valueIn(tip8().waterVolume, 'gal'),
  },
];

export const CONDENSATE_VECTORS: readonly Vector[] = [...stall, ...line, ...back];
