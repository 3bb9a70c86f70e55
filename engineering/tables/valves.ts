import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { calculator as controlValve } from '../calculators/valvulas-control.ts';
import { boilerRelief, ONE_VALVE_UP_TO } from '../formulas/boiler-safety-valve.ts';
import { flangeRating } from '../formulas/flange-rating.ts';
import { reducerOutlet } from '../formulas/pressure-reducer.ts';
import { saturatedAtPressure, saturatedAtTemperature } from '../if97/states.ts';
import { absolute, gauge, of, type Quantity, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { answerIn, ask, cell, decimals, quantityCell, type Rows } from './cells.ts';

function atGauge(barg: number): Quantity<'pressure'> {
  return absolute(of(barg, 'barg'), SEA_LEVEL_PRESSURE);
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
    ['14 → 0,5 barg', atGauge(14), atGauge(0.5)],
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
      `${decimals(100 * wetness, 1)} %`,
    ];
  });
}

/** What ASME B16.34 lets a body of WCB hold, beside the steam that is as hot. */
export function bodyRatings(): Rows {
  return [100, 150, 200, 250].map((celsius) => {
    const temperature = of(celsius, '°C');
    const rating = (pressureClass: number) =>
      `${decimals(valueIn(solved(flangeRating(pressureClass, temperature)), 'barg'), 1)} barg`;
    const steam = gauge(solved(saturatedAtTemperature(temperature)).p, SEA_LEVEL_PRESSURE);
    const saturation = Math.max(0, valueIn(steam, 'barg'));
    return [`${celsius} °C`, `${decimals(saturation, 1)} barg`, rating(150), rating(300)];
  });
}

/** The rules of ASME I for a boiler of 2 000 kg/h, 10 barg and 60 m². */
export function boilerReliefRules(): Rows {
  const [evaporation, mawp] = [of(2000, 'kg/h'), of(10, 'barg')];
  const { leastValves, lastSet, highest } = solved(
    boilerRelief({
      evaporation,
      mawp,
      set: mawp,
      certified: of(1200, 'kg/h'),
      valves: of(2, 'unidades'),
      surface: of(60, 'm²'),
    }),
  );
  const atMost = (pressure: Quantity<'gaugePressure'>) =>
    `${decimals(valueIn(pressure, 'barg'), 1)} barg como máximo`;
  return [
    ['Capacidad certificada total', `${quantityCell(evaporation, 'kg/h', 2)} o más`],
    [
      `Con más de ${quantityCell(ONE_VALVE_UP_TO, 'm²', 2)} (500 ft²), dos válvulas o más`,
      leastValves === 2 ? 'Dos; la menor, de al menos la mitad de la mayor' : 'Basta una',
    ],
    ['La primera, ajustada a la MAWP o por debajo', atMost(mawp)],
    ['Las demás, hasta 3 % por encima', atMost(lastSet)],
    ['Con todas abiertas, hasta 6 % por encima', atMost(highest)],
  ];
}
