import type { Calculator } from '../calculator.ts';
import { calculator as heatPump } from '../calculators/bombas-calor.ts';
import { calculator as boiler } from '../calculators/calderas-vapor.ts';
import { calculator as deaerator } from '../calculators/desaireadores.ts';
import { calculator as economizer } from '../calculators/economizadores.ts';
import { calculator as steamTable } from '../calculators/tabla-vapor.ts';
import { formatNumber, formatPlain } from '../format.ts';
import { ANALYSES, netHeatingValue, oxygenFromExcessAir } from '../formulas/combustion.ts';
import { GLP_DENSITY, GLP_HEATING_VALUE } from '../formulas/fuels.ts';
import { REAL_SHARE } from '../formulas/heat-pump.ts';
import { hotWaterPower } from '../formulas/hot-water.ts';
import { PIPE_SIZES } from '../formulas/pipe-sizes.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { steamAtGauge } from '../steam-at-gauge.ts';
import type { Unit } from '../units.ts';
import { answerIn, ask, cell, decimals, quantityCell, type Rows } from './cells.ts';

const SEA = { site: 'mar' };

export function saturatedSteam(): Rows {
  return [1, 3, 7, 10, 20].map((barg) => {
    const steam = ask(steamTable, { pressure: of(barg, 'barg') }, SEA);
    return [
      String(barg),
      decimals(answerIn(steam, 'T', '°C'), 1),
      decimals(answerIn(steam, 'hfg', 'kJ/kg'), 0),
      decimals(answerIn(steam, 'v', 'm³/kg'), 3),
    ];
  });
}

/** Steam at 3 barg for 5 000 kg of a product of 3,8 kJ/(kg·K) from 25 to 95 °C, by the time it is given. */
export function batchDemand(): Rows {
  const heat = 5000 * 3.8 * (95 - 25);
  const { hfg } = steamAtGauge(3);
  return [120, 60, 30, 15].map((minutes) => {
    const steam = (60 * heat) / (minutes * valueIn(hfg, 'kJ/kg'));
    const power = heat / (60 * minutes);
    // In steps in which half the time is twice the power.
    const rounded = (exact: number, step: number) => decimals(step * Math.round(exact / step), 0);
    return [`${minutes} min`, rounded(steam, 10), rounded(power, 5)];
  });
}

/** 1 000 kg/h at 7 barg from water at 80 °C: what the boiler's page shows everywhere, and its tool starts with. */
const REFERENCE_STEAM = {
  steamFlow: of(1000, 'kg/h'),
  pressure: of(7, 'barg'),
  dryness: of(98, '%'),
  feedTemperature: of(80, '°C'),
  blowdown: of(4, '%'),
};

function presetOf(calculator: Calculator, fuel: string, key: string): number {
  const option = calculator.choices.fuel?.options.find(({ id }) => id === fuel);
  return option?.presets?.[key]?.value ?? Number.NaN;
}

/**
 * Each in the unit that it is sold in, told with its name; all on net heating value, as wood and GLP are sold; the tool
 * takes the oils on gross.
 */
export function fuelConsumption(): Rows {
  const burnt = (fuel: string, key: string, unit: Unit) =>
    answerIn(ask(boiler, REFERENCE_STEAM, { ...SEA, fuel }), key, unit);
  const row = (name: string, fuel: string, heat: number, perHour: number, net = 1) => [
    name,
    `${decimals(heat, 2)} MJ`,
    `${decimals(presetOf(boiler, fuel, 'efficiency') / net, 1)} %`,
    decimals(perHour, 1),
  ];
  const oil = (name: string, fuel: 'diesel' | 'bunker') => {
    const net = netHeatingValue(ANALYSES[fuel]) / ANALYSES[fuel].gross;
    const heat = net * presetOf(boiler, fuel, 'heatPerVolume');
    return row(name, fuel, heat, burnt(fuel, 'fuelVolume', 'L/h'), net);
  };
  const gasHeat = valueIn(GLP_HEATING_VALUE, 'MJ/kg');
  const gas = burnt('glp', 'fuelVolume', 'L/h') * (GLP_DENSITY / 1000);
  const woodHeat = presetOf(boiler, 'madera', 'heatPerMass');
  return [
    oil('Diésel (L)', 'diesel'),
    oil('Búnker (L)', 'bunker'),
    row('GLP (kg)', 'glp', gasHeat, gas),
    row('Madera (kg)', 'madera', woodHeat, burnt('madera', 'fuelMass', 'kg/h')),
    row('Electricidad (kWh)', 'electricidad', 3.6, burnt('electricidad', 'fired', 'kW')),
  ];
}

export function dissolvedOxygenTable(): Rows {
  return [25, 60, 80, 85, 90].map((celsius) => {
    const at = (site: string) =>
      answerIn(ask(deaerator, { waterTemperature: of(celsius, '°C') }, { site }), 'oxygen', 'mg/L');
    return [String(celsius), decimals(at('mar'), 1), decimals(at('san-jose'), 1)];
  });
}

export function deaeratorSteam(): Rows {
  const cases = [
    [40, 'Poco condensado'],
    [64, '60 % de condensado a 90 °C, reposición a 25 °C'],
    [80, 'Mucho condensado o precalentamiento'],
  ] as const;
  return cases.map(([celsius, told]) => {
    const asked = {
      feedwater: of(10_000, 'kg/h'),
      pressure: of(0.2, 'barg'),
      waterTemperature: of(celsius, '°C'),
    };
    return [String(celsius), cell(ask(deaerator, asked, SEA), 'steam', 'kg/h', 3), told];
  });
}

/** Flow in the return of a circuit around 70 °C that carries a power. */
function circuitFlow(kilowatts: number, drop: number): Quantity<'volumeFlow'> {
  const one = solved(
    hotWaterPower({
      flow: of(1, 'm³/h'),
      cold: of(70 - drop / 2, '°C'),
      hot: of(70 + drop / 2, '°C'),
      pressure: of(4, 'bar'),
    }),
  );
  return si('volumeFlow', (of(1, 'm³/h') * of(kilowatts, 'kW')) / one.power);
}

const FASTEST_WATER = of(1.8, 'm/s');

export function hotWaterFlow(): Rows {
  return [100, 500, 1000, 2500, 10_000].map((kilowatts) => {
    const [wide, narrow] = [circuitFlow(kilowatts, 20), circuitFlow(kilowatts, 40)];
    const pipe = PIPE_SIZES.find(
      ({ inside }) => (4 * wide) / (Math.PI * inside ** 2) <= FASTEST_WATER,
    );
    const shown = (flow: Quantity<'volumeFlow'>) => decimals(valueIn(flow, 'm³/h'), 1);
    return [formatPlain(kilowatts), shown(wide), shown(narrow), `DN ${pipe?.dn}`];
  });
}

export function boilingPressure(): Rows {
  return [110, 120, 150].map((celsius) => {
    const steam = ask(steamTable, { temperature: of(celsius, '°C') }, { ...SEA, known: 't' });
    const [p, gauge] = [answerIn(steam, 'p', 'bar'), answerIn(steam, 'gauge', 'barg')];
    return [String(celsius), decimals(p, 2), decimals(gauge, 2)];
  });
}

export function heatPumpCases(): Rows {
  const cases = [
    ['Recompresión de vapor', 100, 100, 115, 115],
    ['Agua helada y piscina', 12, 7, 30, 35],
    ['Vapor a 1 barg', 80, 80, 120, 120],
    ['Agua sanitaria', 20, 10, 50, 70],
    ['Agua de proceso', 40, 15, 60, 90],
    ['Vapor a 9 barg', 100, 100, 180, 180],
  ] as const;
  const span = (from: number, to: number) => (from === to ? `${to} °C` : `${from} → ${to} °C`);
  return cases.map(([name, sourceIn, sourceOut, sinkIn, sinkOut]) => {
    const at = (secondLaw: Quantity<'ratio'>) =>
      ask(heatPump, {
        sourceIn: of(sourceIn, '°C'),
        sourceOut: of(sourceOut, '°C'),
        sinkIn: of(sinkIn, '°C'),
        sinkOut: of(sinkOut, '°C'),
        secondLaw,
      });
    const [least, most] = [at(REAL_SHARE.least), at(REAL_SHARE.most)];
    return [
      name,
      span(sourceIn, sourceOut),
      span(sinkIn, sinkOut),
      `${decimals(answerIn(least, 'lift', 'ΔK'), 0)} K`,
      decimals(answerIn(least, 'carnot', '1'), 1),
      decimals(answerIn(least, 'lorenz', '1'), 1),
      `${decimals(answerIn(least, 'cop', '1'), 1)}–${decimals(answerIn(most, 'cop', '1'), 1)}`,
    ];
  });
}

/** Five times the reference steam from GLP, stack from 240 to 140 °C, 15 % of excess air. */
export function economizerCase() {
  const steam = ask(boiler, REFERENCE_STEAM, SEA);
  return ask(
    economizer,
    {
      heat: of(5 * answerIn(steam, 'heat', 'kW'), 'kW'),
      feedFlow: of(5 * answerIn(steam, 'feedwater', 'kg/h'), 'kg/h'),
      stackIn: of(240, '°C'),
      stackOut: of(140, '°C'),
      oxygen: oxygenFromExcessAir(of(15, '%'), ANALYSES.glp),
      hours: of(4000, 'h'),
    },
    { ...SEA, fuel: 'glp' },
  );
}

/** GLP that the boiler of that case burns before it has an economizer. */
export function economizerCaseFuel(): Quantity<'massFlow'> {
  const steam = ask(boiler, REFERENCE_STEAM, { ...SEA, fuel: 'glp' });
  return of(5 * answerIn(steam, 'fuelVolume', 'L/h') * (GLP_DENSITY / 1000), 'kg/h');
}

export function economizerExample(): Rows {
  const saved = economizerCase();
  const before = economizerCaseFuel();
  const share = answerIn(saved, 'share', '1');
  const after = si('massFlow', before * (1 - share));
  return [
    ['Gases a chimenea', '240 °C', '140 °C'],
    ['Agua a la caldera', '80 °C', `Unos ${cell(saved, 'waterOut', '°C', 3)} °C`],
    ['Calor recuperado', '—', `Unos ${cell(saved, 'recovered', 'kW', 3)} kW`],
    [
      'Consumo de GLP',
      quantityCell(before, 'kg/h', 3),
      `Unos ${quantityCell(after, 'kg/h', 3)} (−${formatNumber(100 * share, 2)} %)`,
    ],
  ];
}
