import { describe, expect, it, test } from 'vitest';
import { defaultState } from '../define-calculator.ts';
import { of } from '../quantities.ts';
import { refuse } from '../result.ts';
import { solved } from '../solved.ts';
import { answerIn } from '../tables/cells.ts';
import { runCase } from '../testing/run-case.ts';
import { loadCalculator } from './index.ts';

const BOILER = { service: 'caldera', site: 'mar' };
const VESSEL = { service: 'recipiente', site: 'mar' };

describe('safety valves of a boiler (ASME I)', () => {
  const case2000 = { flow: of(2000, 'kg/h'), mawp: of(10, 'barg'), set: of(10, 'barg') };

  it('are judged by certified capacity and set pressure, never by an API letter', async () => {
    const evaluation = solved(await runCase('valvulas-seguridad', case2000, BOILER));
    expect(evaluation.outputs).toMatchObject({
      letter: null,
      area: null,
      orifice: null,
      use: null,
    });
    expect(answerIn(evaluation, 'required', 'kg/h')).toBeCloseTo(2000, 6);
    expect(answerIn(evaluation, 'lastSet', 'barg')).toBeCloseTo(10.3, 9);
    expect(answerIn(evaluation, 'highest', 'barg')).toBeCloseTo(10.6, 9);
  });

  it('are set within 10 % of the highest, and a single one has no other', async () => {
    const low = { ...case2000, set: of(8, 'barg') };
    const two = solved(await runCase('valvulas-seguridad', low, BOILER));
    expect(answerIn(two, 'lastSet', 'barg')).toBeCloseTo(8 / 0.9, 9);
    expect(answerIn(two, 'highest', 'barg')).toBeCloseTo((1.06 * 8) / 0.9, 9);
    const single = { ...low, valves: of(1, 'unidades'), certified: of(3000, 'kg/h') };
    const one = solved(await runCase('valvulas-seguridad', single, BOILER));
    expect(one.outputs.lastSet).toBeNull();
    expect(answerIn(one, 'highest', 'barg')).toBeCloseTo(1.06 * 8, 9);
  });

  it('must together pass all the steam; less is said plainly', async () => {
    const two = (kgh: number) =>
      runCase(
        'valvulas-seguridad',
        { ...case2000, certified: of(kgh, 'kg/h'), valves: of(2, 'unidades') },
        BOILER,
      );
    const enough = solved(await two(1000));
    expect(enough.outputs.verdict).toBe('Alcanza');
    expect(enough.warnings).toEqual([]);
    const short = solved(await two(990));
    expect(short.outputs.verdict).toBe('No alcanza');
    expect(short.warnings.join()).toMatch(/capacidad certificada/);
  });

  it('are two or more above 47 m², and the first is set no higher than the MAWP', async () => {
    const one = { ...case2000, certified: of(5000, 'kg/h'), valves: of(1, 'unidades') };
    const small = await runCase('valvulas-seguridad', { ...one, surface: of(47, 'm²') }, BOILER);
    expect(solved(small).warnings).toEqual([]);
    const large = await runCase('valvulas-seguridad', { ...one, surface: of(48, 'm²') }, BOILER);
    expect(solved(large).outputs.verdict).toBe('No alcanza');
    expect(solved(large).warnings.join()).toMatch(/dos válvulas o más/);
    const high = await runCase('valvulas-seguridad', { ...one, set: of(10.1, 'barg') }, BOILER);
    expect(high).toMatchObject({ ok: false, field: 'set' });
  });
});

test('the chart of a boiler with two valves or more asks nothing of a single one', async () => {
  const calculator = await loadCalculator('valvulas-seguridad');
  const { values, choices } = defaultState(calculator);
  const from = (surface: number) => {
    const state = { values: { ...values, surface: of(surface, 'm²') }, choices };
    const { series } = solved(calculator.curve?.(state) ?? refuse(''));
    return series[0]?.points[0]?.[0];
  };
  expect([from(47), from(48)]).toEqual([0.5, 1.5]);
});

describe('safety valves of a vessel or a line (API 520-I)', () => {
  it('get a letter, with 10 % of overpressure', async () => {
    const evaluation = solved(
      await runCase(
        'valvulas-seguridad',
        { flow: of(1000, 'kg/h'), set: of(7, 'barg'), mawp: of(7, 'barg') },
        VESSEL,
      ),
    );
    expect(evaluation.outputs).toMatchObject({ letter: 'Letra G', verdict: null, required: null });
    expect(answerIn(evaluation, 'area', 'mm²')).toBeCloseTo(224.2, 1);
  });

  it('warn above 90 % of the orifice', async () => {
    const at = (kgh: number) =>
      runCase(
        'valvulas-seguridad',
        { flow: of(kgh, 'kg/h'), set: of(7, 'barg'), mawp: of(7, 'barg') },
        VESSEL,
      );
    expect(solved(await at(1290)).warnings).toEqual([]);
    expect(solved(await at(1320)).warnings.join()).toMatch(/90.%/);
  });

  it('say why KSH is 1 and where the rules stand since 2021', async () => {
    const { limits, sources } = await loadCalculator('valvulas-seguridad');
    const told = [...limits, ...sources].join(' ');
    expect(told).toMatch(/saturado \(KSH\u00a0=\u00a01\)/);
    expect(told).not.toMatch(/seco \(KSH/);
    expect(told).toMatch(/BPVC XIII/);
  });
});

describe('a sterilisation', () => {
  const minutes = async (celsius: number, key: string) => {
    const evaluation = solved(
      await runCase('vapor-puro', { temperature: of(celsius, '°C'), exposure: of(15, 'min') }),
    );
    return answerIn(evaluation, key, 'min');
  };

  it('never lasts less than EN 285 asks, whatever F₀ alone would allow', async () => {
    expect(await minutes(134, 'lethality')).toBeCloseTo(0.77, 2);
    expect(await minutes(134, 'holding')).toBeCloseTo(3, 9);
    expect(await minutes(134, 'exposureHere')).toBeCloseTo(3, 9);
    expect(await minutes(126, 'exposureHere')).toBeCloseTo(10, 9);
    expect(await minutes(121, 'exposureHere')).toBeCloseTo(15.35, 2);
    expect(await minutes(121.1, 'exposureHere')).toBeCloseTo(15, 9);
    expect(await minutes(110, 'exposureHere')).toBeNaN();
  });

  it('tells eight answers at most, and none of them twice', async () => {
    const { outputs } = solved(await runCase('vapor-puro', { temperature: of(134, '°C') }));
    const told = Object.values(outputs).filter((value) => value !== null);
    expect(told.length).toBeLessThanOrEqual(8);
    expect(outputs.at134).toBeNull();
  });
});

describe('a mechanical pump', () => {
  it('is sized for the whole load: there is no flash at a cold start', async () => {
    const evaluation = solved(
      await runCase('bombas-mecanicas-condensado', { condensate: of(2000, 'kg/h') }),
    );
    expect(answerIn(evaluation, 'load', 'kg/h')).toBeCloseTo(2000, 9);
    expect(answerIn(evaluation, 'running', 'kg/h')).toBeLessThan(1900);
  });

  it('says whether the motive pressure is enough', async () => {
    const at = async (barg: number) =>
      solved(await runCase('bombas-mecanicas-condensado', { motive: of(barg, 'barg') })).outputs
        .verdict;
    expect([await at(7), await at(2.8), await at(2.5)]).toEqual([
      'Alcanza',
      'Poco margen',
      'No alcanza',
    ]);
  });
});

it('a heat pump saves what is shown of the boiler less what is shown of the pump', async () => {
  const evaluation = solved(await runCase('bombas-calor', {}));
  const [saving, boiler, pump] = ['saving', 'boilerCost', 'pumpCost'].map((key) =>
    Number(answerIn(evaluation, key, '₡').toPrecision(4)),
  );
  expect(saving).toBe((boiler ?? 0) - (pump ?? 0));
});

it('sterilising is told from 100 to 150 °C, and what lies outside says so', async () => {
  const { inputs } = await loadCalculator('vapor-puro');
  expect([inputs.temperature?.min, inputs.temperature?.max]).toEqual([100, 150]);
});

describe('the trap of a line that starts by itself', () => {
  const start = async (downstream: number) =>
    solved(await runCase('trampas-vapor', { downstream: of(downstream, 'barg') }, { site: 'mar' }));

  it('is pushed by the column of its leg alone, and only by what the return leaves of it', async () => {
    const free = await start(0);
    expect(answerIn(free, 'difference', 'Δbar')).toBeCloseTo(0.0687, 3);
    expect(answerIn(await start(0.03), 'difference', 'Δbar')).toBeCloseTo(0.0387, 3);
    // A disc does not work at so little.
    expect(free.outputs.trap).not.toMatch(/ermodinámica/);
  });

  it('is drawn with the load that sizes it', async () => {
    const calculator = await loadCalculator('trampas-vapor');
    const { values, choices } = defaultState(calculator);
    const drawn = (chosen: string) => {
      const state = { values, choices: { ...choices, start: chosen } };
      const { point, series } = solved(calculator.curve?.(state) ?? refuse(''));
      const { capacity } = solved(calculator.run(state)).outputs;
      expect(point.at[1]).toBe(capacity);
      return series.length;
    };
    expect([drawn('automatico'), drawn('operador')]).toEqual([2, 1]);
  });

  it('does not discharge against more than that, which is said', async () => {
    const blocked = await start(0.2);
    expect(blocked.warnings.join()).toMatch(/no descarga/);
    expect(answerIn(blocked, 'capacity', 'kg/h')).toBe(answerIn(blocked, 'inService', 'kg/h'));
  });
});

describe('what is not there', () => {
  const told = async (...asked: Parameters<typeof runCase>) => {
    const { outputs } = solved(await runCase(...asked));
    return Object.keys(outputs).filter((key) => outputs[key] !== null);
  };

  it('is no tank of nothing', async () => {
    const without = await told('calderas-agua-caliente', { recovery: of(0, 'h') });
    expect(without).not.toEqual(expect.arrayContaining(['volume']));
    expect(without.filter((key) => key.startsWith('storage'))).toEqual([]);
    expect(without).toContain('power');
  });

  it('saves nothing: the heat of a blowdown is then lost', async () => {
    const thrown = await told('purga-caldera', {}, { recovery: 'ninguna' });
    expect(thrown).toEqual(['flow', 'rate', 'cycles', 'feedwater', 'drain', 'lost']);
    expect(await told('purga-caldera', {}, { recovery: 'intercambiador' })).not.toContain(
      'flashSteam',
    );
    expect(await told('purga-caldera')).not.toContain('lost');
  });
});
