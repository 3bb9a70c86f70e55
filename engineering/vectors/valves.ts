import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { formatPlain } from '../format.ts';
import { boilerRelief } from '../formulas/boiler-safety-valve.ts';
import { liquidKv, steamKv, XT_GLOBE } from '../formulas/control-valve.ts';
import { reducerOutlet } from '../formulas/pressure-reducer.ts';
import { reliefArea, relievingPressure } from '../formulas/safety-valve.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

/** Water from 680 to 220 kPa abs.: the second example is choked, for its valve recovers more pressure. */
function iecLiquid(example: number, recovery: number, printed: string): Vector {
  return {
    id: `iec-60534-example-${example}`,
    topic: 'control-valve-water',
    source: `IEC 60534-2-1, ejemplo ${example}`,
    quantity: `Coeficiente para 360 m³/h de agua, 680 a 220 kPa abs., recuperación FL ${formatPlain(recovery)}`,
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

/** 1 100 kg/h of saturated steam from 7 to 4 barg, by a rule that takes steam for an ideal gas. */
const mankenberg: Vector = {
  id: 'mankenberg-steam',
  topic: 'control-valve',
  source: 'Mankenberg, Calculation of Pressure Regulators for Steam',
  quantity: 'Coeficiente para 1 100 kg/h de vapor saturado, 8 a 5 bar abs.',
  printed: '12.9',
  unit: 'Kv',
  tolerance: { relative: 0.1, because: 'la hoja trata el vapor como gas ideal' },
  compute: () => saturatedKv(1100, 8, 5),
};

function saturatedKv(kgPerHour: number, upstream: number, downstream: number): number {
  const { p, vg } = solved(saturatedAtPressure(of(upstream, 'bar')));
  const sized = steamKv({
    flow: of(kgPerHour, 'kg/h'),
    upstream: p,
    downstream: of(downstream, 'bar'),
    density: si('density', 1 / vg),
    xT: XT_GLOBE,
  });
  return valueIn(solved(sized).kv, 'Kv');
}

/** Published figures are ADCA's rule worked out by hand for 1 000 kg/h of saturated steam. */
function adca(upstream: number, downstream: number, printed: string): Vector {
  return {
    id: `adca-${upstream}-${downstream}`,
    kind: 'own',
    topic: 'control-valve',
    source: 'Valsteam ADCA, regla de catálogo',
    quantity: `Coeficiente para 1 000 kg/h de vapor saturado, ${formatPlain(upstream)} a ${formatPlain(downstream)} bar abs.`,
    printed,
    unit: 'Kv',
    tolerance: { relative: 0.15, because: 'la regla no lleva factor de expansión' },
    compute: () => saturatedKv(1000, upstream, downstream),
  };
}

const murphyReducer: Vector = {
  id: 'murphy-5-9',
  topic: 'pressure-reducer',
  source: 'Murphy & McKay, Energy Management, ej. 5.9',
  quantity: 'Temperatura tras reducir vapor saturado seco de 15 a 1,5 bar abs.',
  printed: '158',
  unit: '°C',
  tolerance: { absolute: 1, because: 'el libro usa tablas de vapor y grados enteros' },
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
    quantity: 'Área para 69 615 kg/h de vapor saturado a 12 236 kPa abs.',
    printed: '1100',
    unit: 'mm²',
    tolerance: { absolute: 5, because: 'valor aproximado, a tres cifras' },
    compute: () => valueIn(solved(reliefArea(of(69_615, 'kg/h'), of(12_236, 'kPa'))), 'mm²'),
  },
  {
    id: 'api-520-7-barg',
    kind: 'own',
    topic: 'safety-valve',
    source: 'Fórmula de API 520-I, a mano: 190,5 × 1 000 / (871,3 × 0,975)',
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

/** A boiler of 150 psig with two valves, the first set at `set`. */
function boilerSets(
  end: 'lastSet' | 'highest',
  set: number,
  printed: string,
  source: string,
): Vector {
  const [what, named] =
    end === 'lastSet'
      ? ['Ajuste de la última válvula', 'PG-67.3']
      : ['Presión con todas abiertas', 'PG-67.2'];
  return {
    id: `asme-i-${end}-${set}`,
    kind: 'own',
    topic: 'boiler-relief',
    source: `ASME BPVC I, ${named}, a mano: ${source}`,
    quantity: `${what}, MAWP 150 psig y primera a ${set} psig`,
    printed,
    unit: 'psig',
    compute: () => {
      const checked = boilerRelief({
        evaporation: of(2000, 'kg/h'),
        certified: of(1200, 'kg/h'),
        valves: of(2, 'unidades'),
        surface: of(60, 'm²'),
        mawp: of(150, 'psig'),
        set: of(set, 'psig'),
      });
      return valueIn(solved(checked)[end], 'psig');
    },
  };
}

export const VALVE_VECTORS: readonly Vector[] = [
  mankenberg,
  iecLiquid(1, 0.9, '165'),
  iecLiquid(2, 0.6, '238'),
  adca(8, 6, '12.887'),
  adca(8, 3, '11.161'),
  adca(15, 1.5, '5.952'),
  murphyReducer,
  ...safety,
  boilerSets('lastSet', 150, '154.5', '150·1,03'),
  boilerSets('lastSet', 135, '150.0', '135/0,9'),
  boilerSets('highest', 150, '159.0', '150·1,06'),
];
