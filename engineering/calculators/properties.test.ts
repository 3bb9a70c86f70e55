import { describe, expect, it } from 'vitest';
import type { CalculatorState } from '../calculator.ts';
import { defaultState } from '../define-calculator.ts';
import { liquidAt } from '../if97/states.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { refuse } from '../result.ts';
import { solved } from '../solved.ts';
import { between, seededRandom } from '../testing/random.ts';
import { randomState } from '../testing/random-state.ts';
import type { Dimension } from '../units.ts';
import { CALCULATORS, type CalculatorId, loadCalculator } from './index.ts';

/** More of the input gives more of the output, or less: what an engineer would bet on unseen. */
const MONOTONE: Readonly<Record<string, readonly [string, 'more' | 'less', string]>> = {
  'calderas-vapor': ['feedTemperature', 'less', 'heat'],
  'bombas-calor': ['sinkOut', 'less', 'cop'],
  'calderas-agua-caliente': ['recovery', 'less', 'storagePower'],
  economizadores: ['stackOut', 'less', 'recovered'],
  desaireadores: ['waterTemperature', 'less', 'steam'],
  'medidores-flujo': ['actual', 'less', 'vortex'],
  totalizadores: ['reference', 'less', 'yearEnergy'],
  'bombas-mecanicas-condensado': ['process', 'less', 'running'],
  'valvulas-control': ['upstream', 'less', 'kv'],
  'valvulas-reductoras': ['downstream', 'more', 'kv'],
  'valvulas-corte': ['thickness', 'less', 'insulated'],
  'valvulas-seguridad': ['set', 'less', 'area'],
  'flash-trampas': ['upstream', 'more', 'fraction'],
  'linea-vapor': ['flow', 'more', 'drop'],
  'vapor-puro': ['temperature', 'more', 'gauge'],
  'retorno-condensado': ['makeupTemperature', 'less', 'heat'],
  'perdidas-tuberia': ['pressure', 'more', 'bare'],
  'eficiencia-chimenea': ['gasTemperature', 'less', 'efficiency'],
  'purga-caldera': ['feedConductivity', 'more', 'flow'],
  'bloqueo-condensado': ['returnPressure', 'more', 'stall'],
  'linea-condensado': ['upstream', 'more', 'velocity'],
  'npsh-bomba': ['flow', 'less', 'available'],
  'tabla-vapor': ['pressure', 'more', 'T'],
  'comparar-combustibles': ['cop', 'less', 'heatPump'],
  'economizador-condensacion': ['gasOut', 'less', 'recovered'],
  'trampas-vapor': ['thickness', 'less', 'running'],
  'valvula-seguridad-sobrecalentado': ['steam', 'more', 'area'],
  'tamano-medidor': ['pressure', 'less', 'velocity'],
};

it('makes no claim about a calculator that is not there', () => {
  expect(Object.keys(CALCULATORS)).toEqual(expect.arrayContaining(Object.keys(MONOTONE)));
});

describe.each(Object.entries(MONOTONE))('%s', (id, [input, direction, output]) => {
  it(`gives ${direction} ${output} with more ${input}`, async () => {
    const calculator = await loadCalculator(id);
    const definition = calculator.inputs[input];
    if (definition === undefined) throw new Error(`no input ${input}`);
    const { unit, min, max } = definition;
    const random = seededRandom(40);
    let compared = 0;
    for (let round = 0; round < 3000 && compared < 200; round += 1) {
      const state = randomState(calculator, random, 0);
      const ends = [between(random, min, max), between(random, min, max)];
      const [low, high] = ends
        .toSorted((a, b) => a - b)
        .map((value) => {
          const values = { ...state.values, [input]: of(value, unit) };
          const result = calculator.run({ ...state, values });
          return result.ok ? result.value.outputs[output] : undefined;
        });
      if (typeof low !== 'number' || typeof high !== 'number') continue;
      compared += 1;
      const growth = direction === 'more' ? high - low : low - high;
      expect(growth, JSON.stringify({ state, ends })).toBeGreaterThanOrEqual(-1e-9 * Math.abs(low));
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe.each(Object.keys(CALCULATORS))('%s', (id) => {
  it('answers the same whatever units it is read in', async () => {
    const calculator = await loadCalculator(id);
    const random = seededRandom(41);
    const units = Object.fromEntries(
      Object.entries(calculator.inputs).map(([key, definition]) => [key, definition.units.at(-1)]),
    ) as NonNullable<CalculatorState['units']>;
    for (let round = 0; round < 50; round += 1) {
      const state = randomState(calculator, random, 0);
      const plain = calculator.run(state);
      const read = calculator.run({ ...state, units });
      expect(read.ok).toBe(plain.ok);
      if (plain.ok && read.ok) expect(read.value.outputs).toEqual(plain.value.outputs);
    }
  });
});

/** Runs where the calculator answers, with typed access to what it was asked and answered. */
async function eachAnswer(
  id: CalculatorId,
  check: (value: <D extends Dimension>(dimension: D, key: string) => Quantity<D>) => number,
) {
  const calculator = await loadCalculator(id);
  const random = seededRandom(42);
  let worst = 0;
  let answered = 0;
  for (let round = 0; round < 4000 && answered < 300; round += 1) {
    const state = randomState(calculator, random, 0);
    // At sea level the site's pressure is the standard one, which the check can know.
    const result = calculator.run({ ...state, choices: { ...state.choices, site: 'mar' } });
    if (!result.ok) continue;
    answered += 1;
    const known: Record<string, unknown> = { ...state.values, ...result.value.outputs };
    worst = Math.max(
      worst,
      check((dimension, key) => si(dimension, Number(known[key]))),
    );
  }
  expect(answered).toBeGreaterThan(50);
  return worst;
}

const SEA_LEVEL = of(101.325, 'kPa');

describe('what a calculator shows closes to 1e-9', () => {
  it('calderas-vapor: fuel times efficiency is the useful heat', async () => {
    const worst = await eachAnswer('calderas-vapor', (q) =>
      Math.abs((q('power', 'fired') * q('ratio', 'efficiency')) / q('power', 'heat') - 1),
    );
    expect(worst).toBeLessThan(1e-9);
  });

  it('economizadores: what the gases give is what the water takes', async () => {
    const worst = await eachAnswer('economizadores', (q) => {
      const pressure = si('pressure', q('gaugePressure', 'pressure') + SEA_LEVEL);
      const enthalpy = (key: string) => solved(liquidAt(pressure, q('temperature', key))).h;
      const taken =
        q('massFlow', 'feedFlow') * (enthalpy('waterOut') - enthalpy('feedTemperature'));
      return Math.abs(taken - q('power', 'recovered')) / valueIn(of(1, 'MW'), 'W');
    });
    expect(worst).toBeLessThan(1e-9);
  });

  it('desaireadores: steam and water in are feedwater and vent out', async () => {
    const worst = await eachAnswer('desaireadores', (q) => {
      const inflow = q('massFlow', 'steam') + q('massFlow', 'water');
      return Math.abs(inflow / (q('massFlow', 'feedwater') + q('massFlow', 'vented')) - 1);
    });
    expect(worst).toBeLessThan(1e-9);
  });

  it('bombas-calor: heat is electricity times COP', async () => {
    const worst = await eachAnswer('bombas-calor', (q) =>
      Math.abs((q('power', 'electricity') * q('ratio', 'cop')) / q('power', 'heat') - 1),
    );
    expect(worst).toBeLessThan(1e-9);
  });
});

describe('the chart of the steam table', () => {
  it.each(['p', 'pa', 't', 'pt', 'pat'])(
    'holds its state on the line of its pressure, by %s',
    async (known) => {
      const calculator = await loadCalculator('tabla-vapor');
      const state = defaultState(calculator);
      const asked = {
        values: { ...state.values, dryness: of(60, '%') },
        choices: { ...state.choices, known },
      };
      const { h } = solved(calculator.run(asked)).outputs;
      const { point, series, zones } = solved(calculator.curve?.(asked) ?? refuse('no chart'));
      expect(point.at[0]).toBe(h);
      const ends = series.map(({ points }) => points.map(([x]) => x));
      expect(Math.min(...ends.flat())).toBeGreaterThanOrEqual(0);
      expect(zones?.map(({ label }) => label)).toEqual(['Título 0 %', 'Título 100 %']);
      const [boils, dry] = (zones ?? []).map(({ at }) => Number(at[0]));
      if (known.length === 1 || known === 'pa')
        expect(Number(boils) + 0.6 * (Number(dry) - Number(boils))).toBeCloseTo(Number(h), 3);
    },
  );
});
