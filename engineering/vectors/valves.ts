import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { formatPlain } from '../format.ts';
import { liquidKv, steamKv, XT_GLOBE } from '../formulas/control-valve.ts';
import { reducerOutlet } from '../formulas/pressure-reducer.ts';
import { reliefArea, relievingPressure } from '../formulas/safety-valve.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

/** Water from 680 to 220 kPa a: the second example is choked, for its valve recovers more pressure. */
function iecLiquid(example: number, recovery: number, printed: string): Vector {
  return {
    id: `iec-60534-example-${example}`,
    topic: 'control-valve',
    source: `IEC 60534-2-1, ejemplo ${example}`,
    quantity: `Kv de 360 m³/h de agua, 680 a 220 kPa a, FL ${formatPlain(recovery)}`,
    printed,
    unit: 'Kv',
    compute: () =>
      valueIn(
        solved(
          liquidKv({
            flow: of(360, 'm³/h'),
            upstream: of(680, 'kPa'),
            downstream: of(220, 'kPa'),
            density: of(965.4, 'kg/m³'),
            vapourPressure: of(70.1, 'kPa'),
            criticalPressure: of(22_120, 'kPa'),
            recovery: of(recovery, '1'),
          }),
        ).kv,
        'Kv',
      ),
  };
}

/** Published figures are ADCA's rule worked out by hand for 1 000 kg/h of saturated steam. */
function adca(upstream: number, downstream: number, printed: string): Vector {
  return {
    id: `adca-${upstream}-${downstream}`,
    kind: 'own',
    topic: 'control-valve',
    source: 'Valsteam ADCA, regla de catálogo',
    quantity: `Kv de 1 000 kg/h de vapor saturado, ${formatPlain(upstream)} a ${formatPlain(downstream)} bar a`,
    printed,
    unit: 'Kv',
    tolerance: { relative: 0.15, because: 'regla de catálogo' },
    compute: () => {
      const { p, vg } = solved(saturatedAtPressure(of(upstream, 'bar')));
      const sized = steamKv({
        flow: of(1000, 'kg/h'),
        upstream: p,
        downstream: of(downstream, 'bar'),
        density: si('density', 1 / vg),
        xT: XT_GLOBE,
      });
      return valueIn(solved(sized).kv, 'Kv');
    },
  };
}

const murphyReducer: Vector = {
  id: 'murphy-5-9',
  topic: 'pressure-reducer',
  source: 'Murphy & McKay, Energy Management, ej. 5.9',
  quantity: 'Temperatura tras reducir vapor saturado seco de 15 a 1,5 bar a',
  printed: '158',
  unit: '°C',
  compute: () => {
    const { p, hg } = solved(saturatedAtPressure(of(15, 'bar')));
    return valueIn(solved(reducerOutlet(p, of(1.5, 'bar'), hg)).T, '°C');
  },
};

const safety: readonly Vector[] = [
  {
    id: 'api-520-example-4',
    topic: 'safety-valve',
    source: 'API 520-I, 7.ª ed., ejemplo 4',
    quantity: 'Área para 69 615 kg/h de vapor saturado a 12 236 kPa a',
    printed: '1100',
    unit: 'mm²',
    tolerance: { absolute: 5, because: 'valor aproximado, a tres cifras' },
    compute: () => valueIn(solved(reliefArea(of(69_615, 'kg/h'), of(12_236, 'kPa'))), 'mm²'),
  },
  {
    id: 'api-520-7-barg',
    kind: 'own',
    topic: 'safety-valve',
    source: 'Comprobación de la base de cálculo (orificio G)',
    quantity: 'Área para 1 000 kg/h, ajuste a 7 barg, sobrepresión 10 %, nivel del mar',
    printed: '224',
    unit: 'mm²',
    compute: () => {
      const relief = {
        flow: of(1000, 'kg/h'),
        set: of(7, 'barg'),
        overpressure: of(10, '%'),
        atmosphere: SEA_LEVEL_PRESSURE,
      };
      return valueIn(solved(reliefArea(relief.flow, relievingPressure(relief))), 'mm²');
    },
  },
];

export const VALVE_VECTORS: readonly Vector[] = [
  iecLiquid(1, 0.9, '165'),
  iecLiquid(2, 0.6, '238'),
  adca(8, 6, '12.887'),
  adca(8, 3, '11.161'),
  adca(15, 1.5, '5.952'),
  murphyReducer,
  ...safety,
];
