import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { calculator as controlValve } from '../calculators/valvulas-control.ts';
import { formatNumber } from '../format.ts';
import { reducerOutlet } from '../formulas/pressure-reducer.ts';
import { ORIFICES, orificeCapacity, relievingPressure } from '../formulas/safety-valve.ts';
import { saturatedAtPressure } from '../if97/states.ts';
import { absolute, of, type Quantity, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { answerIn, ask, cell, decimals, quantityCell, type Rows } from './cells.ts';

function atGauge(barg: number): Quantity<'pressure'> {
  return absolute(of(barg, 'barg'), SEA_LEVEL_PRESSURE);
}

export function orificeCapacities(): Rows {
  const shown = ORIFICES.filter(({ letter }) => 'EFGHJK'.includes(letter));
  return shown.map(({ letter, area }) => [
    letter,
    `${decimals(valueIn(area, 'mm²'), 0)} mm²`,
    ...[3, 7, 10].map((barg) => {
      const relief = {
        flow: of(0, 'kg/h'),
        set: of(barg, 'barg'),
        overpressure: of(10, '%'),
        atmosphere: SEA_LEVEL_PRESSURE,
      };
      const capacity = orificeCapacity(area, relievingPressure(relief));
      return `${decimals(valueIn(capacity, 'kg/h'), 0)} kg/h`;
    }),
  ]);
}

export function kvCases(): Rows {
  const cases = [
    [10, 7],
    [7, 5],
    [7, 3],
    [5, 3],
    [3, 1],
  ] as const;
  return cases.map(([upstream, downstream]) => {
    const sized = ask(
      controlValve,
      {
        largest: of(1000, 'kg/h'),
        dryness: of(100, '%'),
        upstream: of(upstream, 'barg'),
        downstream: of(downstream, 'barg'),
      },
      { site: 'mar' },
    );
    const [kv, kvs] = [answerIn(sized, 'kv', 'Kv'), answerIn(sized, 'kvs', 'Kv')];
    return [
      `${upstream} → ${downstream} barg`,
      decimals(kv, 1),
      cell(sized, 'kvs', 'Kv', 2),
      `${decimals((100 * kv) / kvs, 0)} %`,
    ];
  });
}

export function reductions(): Rows {
  const cases = [
    ['10 → 5 barg', atGauge(10), atGauge(5)],
    ['10 → 3 barg', atGauge(10), atGauge(3)],
    ['7 → 1 barg', atGauge(7), atGauge(1)],
    ['10 → 1 barg', atGauge(10), atGauge(1)],
    ['15 → 1,5 bar a', of(15, 'bar'), of(1.5, 'bar')],
  ] as const;
  return cases.map(([name, upstream, downstream]) => {
    const [before, after] = [
      solved(saturatedAtPressure(upstream)),
      solved(saturatedAtPressure(downstream)),
    ];
    const { T } = solved(reducerOutlet(upstream, downstream, before.hg));
    const wetness = (before.hg - after.hg) / before.hfg;
    return [
      name,
      quantityCell(after.T, '°C', 3),
      quantityCell(T, '°C', 3),
      `${formatNumber(100 * wetness, 2)} %`,
    ];
  });
}
