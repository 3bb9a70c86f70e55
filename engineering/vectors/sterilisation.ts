import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { formatPlain } from '../format.ts';
import { equivalentTime } from '../formulas/sterilisation.ts';
import { saturationPressure } from '../if97/saturation.ts';
import { gauge, of, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

/** The other equation that IAPWS gives for the pressure of saturation. */
function sterilising(celsius: number, printed: string): Vector {
  return {
    id: `sterilising-${celsius}`,
    topic: 'sterilisation',
    source: 'A mano: ecuación de presión de vapor de IAPWS SR1-86\u00a0(1992)',
    kind: 'own',
    quantity: `Presión de saturación a ${formatPlain(celsius)} °C`,
    printed,
    unit: 'bar',
    compute: () => valueIn(solved(saturationPressure(of(celsius, '°C'))), 'bar'),
  };
}

/** A minute at one temperature in minutes at 121,1 °C. */
function lethality(celsius: number, printed: string): Vector {
  return {
    id: `lethality-${celsius}`,
    topic: 'sterilisation',
    source: 'Reichert (1977), tabla de F₀ (manual de J.P. Selecta)',
    quantity: `F₀ de un minuto a ${celsius} °C`,
    printed,
    unit: 'min',
    tolerance: { relative: 0.004, because: 'la tabla parte de 121,11 °C (250 °F)' },
    compute: () => {
      const here = equivalentTime(of(1, 'min'), of(celsius, '°C'));
      return here === null ? Number.NaN : of(1, 'min') / here;
    },
  };
}

/** What the gauge of a table marks at these temperatures, of which the tool gives the pressure. */
function tabled(celsius: number, printed: string): Vector {
  return {
    id: `sterilising-gauge-${celsius}`,
    topic: 'sterilisation',
    source: 'Spirax Sarco, TI-GCM-01',
    quantity: `Presión de saturación a ${formatPlain(celsius)} °C, a nivel del mar`,
    printed,
    unit: 'barg',
    tolerance: { absolute: 0.01, because: 'la tabla da la temperatura a 0,1 °C' },
    compute: () =>
      valueIn(gauge(solved(saturationPressure(of(celsius, '°C'))), SEA_LEVEL_PRESSURE), 'barg'),
  };
}

export const STERILISATION_VECTORS: readonly Vector[] = [
  tabled(133.7, '2.00'),
  lethality(130, '7.745'),
  tabled(120.4, '1.00'),
  lethality(121, '0.974'),
  sterilising(121.1, '2.057'),
  sterilising(134, '3.042'),
];
