import { describe, expect, it } from 'vitest';
import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { defaultState } from '../define-calculator.ts';
import { dissolvedOxygen } from '../formulas/dissolved-oxygen.ts';
import { FUEL_DATA, GLP_DENSITY } from '../formulas/fuels.ts';
import { frictionFactor, lineDrop } from '../formulas/steam-pipe.ts';
import { stateAtEnthalpy } from '../if97/from-enthalpy.ts';
import { liquidAt, saturatedAtPressure } from '../if97/states.ts';
import { viscosity } from '../if97/viscosity.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { refuse } from '../result.ts';
import { solved } from '../solved.ts';
import { answerIn } from '../tables/cells.ts';
import { kvCases } from '../tables/valves.ts';
import { runCase } from '../testing/run-case.ts';
import { VECTORS } from '../vectors/index.ts';
import { CALCULATORS, loadCalculator } from './index.ts';

describe('the gases of an economizer', () => {
  const gasesOf = async (
    values: Parameters<typeof runCase>[1],
    choices: Parameters<typeof runCase>[2] = {},
  ) => answerIn(solved(await runCase('economizadores', values, choices)), 'gases', 'kg/h');

  it('are the same whether diésel is entered on its gross or on its net heating value', async () => {
    const netShare = 0.938;
    const gross = await gasesOf({ heatPerVolume: of(38.66, 'MJ/L'), efficiency: of(82, '%') });
    const net = await gasesOf({
      heatPerVolume: of(38.66 * netShare, 'MJ/L'),
      efficiency: of(82 / netShare, '%'),
    });
    expect(net / gross).toBeCloseTo(1, 9);
  });

  it('grow with the moisture of wood, by its stoichiometry', async () => {
    const wood = (mjPerKg: number) =>
      gasesOf(
        {
          heatPerMass: of(mjPerKg, 'MJ/kg'),
          efficiency: of(75, '%'),
          oxygen: of(5, '%'),
          // Nothing recovered: the gases of all the fuel.
          stackOut: of(240, '°C'),
        },
        { fuel: 'madera' },
      );
    // By hand for wood with half its mass in water: 2.96 kg of dry air per kg, 31 % excess, 16 g/kg.
    const [heatingValue, air, excess] = [8.23, 2.96 * 1.016, 0.311];
    const byHand = (1340 / 0.75 / (heatingValue * 1000)) * (1 + air * (1 + excess)) * 3600;
    expect((await wood(heatingValue)) / byHand).toBeCloseTo(1, 2);
    expect((await wood(8.23)) / (await wood(15.6))).toBeGreaterThan(1.2);
  });

  it('have an acid dew point only where there is sulphur, by Verhoff and Banchero', async () => {
    const dewOf = async (sulphur: number) => {
      const evaluation = await runCase(
        'economizadores',
        {
          heatPerVolume: of(41.72, 'MJ/L'),
          stackOut: of(185, '°C'),
          sulphur: of(sulphur, '%'),
          density: of(975, 'kg/m³'),
        },
        { fuel: 'bunker' },
      );
      return answerIn(solved(evaluation), 'acidDew', '°C');
    };
    expect(await dewOf(2)).toBeGreaterThan(137);
    expect(await dewOf(3.5)).toBeLessThan(160);
    expect(await dewOf(3.5)).toBeGreaterThan((await dewOf(2)) + 3);
    const gas = { heatPerVolume: of(24.9, 'MJ/L'), stackOut: of(130, '°C') };
    const clean = await runCase('economizadores', gas, { fuel: 'glp' });
    expect(answerIn(solved(clean), 'acidDew', '°C')).toBeNaN();
    const cold = await runCase(
      'economizadores',
      { ...gas, stackOut: of(110, '°C') },
      { fuel: 'glp' },
    );
    expect(!cold.ok && cold.reason).not.toMatch(/ácido/);
    expect(!cold.ok && cold.reason).toMatch(/rocío del agua/);
    const traces = await runCase('economizadores', { stackOut: of(130, '°C') }, { fuel: 'diesel' });
    expect(!traces.ok && traces.reason).toMatch(/restos de azufre/);
  });

  it('claims no published exit temperature for wood', async () => {
    const { limits } = await loadCalculator('economizadores');
    expect(limits.join(' ')).not.toMatch(/149 °C con diésel y madera/);
  });
});

describe('steam meter', () => {
  it('recommends a size that reads the smallest flow, where one does', async () => {
    const meter = solved(await runCase('tamano-medidor', {}, { size: 'dn-50' }));
    expect(meter.outputs.recommended).toBe('Vórtice DN 50');
    expect(answerIn(meter, 'recommendedLeast', 'kg/h')).toBeLessThan(200);
  });

  it('says from where the recommended one reads, and where none reads low enough', async () => {
    const wide = solved(await runCase('tamano-medidor'));
    expect(answerIn(wide, 'recommendedLeast', 'kg/h')).toBeCloseTo(116, 0);
    expect(answerIn(wide, 'recommendedVelocity', 'm/s')).toBeCloseTo(62.6, 1);
    expect(answerIn(wide, 'recommendedLoss', 'Δbar')).toBeCloseTo(0.177, 3);
    expect(wide.warnings.join()).toMatch(/DN\s50/);
    const low = solved(await runCase('tamano-medidor', { smallest: of(50, 'kg/h') }));
    expect(low.warnings.join()).toMatch(/[Nn]ingún vórtice/);
  });
});

describe('GLP', () => {
  it('has 46.1 MJ/kg, below propane, and the CO₂ of its carbon', () => {
    const perKilogram = valueIn(FUEL_DATA.glp.heatingValue, 'MJ/L') / (GLP_DENSITY / 1000);
    expect(perKilogram).toBeCloseTo(46.1, 9);
    // IMN publishes 1.61 kg of CO₂ per litre.
    expect(valueIn(FUEL_DATA.glp.carbon, 'kg CO₂/L')).toBeCloseTo(1.61, 2);
  });
});

describe('the suction of a feed pump', () => {
  it.each(['abierto', 'desaireador'])('adds up as it is told, from a tank %s', async (tank) => {
    const told = solved(await runCase('npsh-bomba', {}, { tank }));
    const metres = (key: string) => answerIn(told, key, 'm');
    const sum = metres('onWater') - metres('vapour') + 4 - metres('loss');
    expect(metres('available')).toBeCloseTo(sum, 6);
  });
});

describe('a hot-water generator', () => {
  it('starts with the efficiency of its own pages, told on the gross heating value', async () => {
    const { inputs, choices } = await loadCalculator('calderas-agua-caliente');
    const diesel = choices.fuel?.options.find(({ id }) => id === 'diesel');
    expect(diesel?.presets?.efficiency?.value).toBe(inputs.efficiency?.value);
    // Diésel: 43,0 MJ/kg net (IPCC) and 0,848 kg/L against 38,66 MJ/L gross; the pages say 90,5 to 92 % net.
    const net = ((inputs.efficiency?.value ?? 0) * 38.66) / (43 * 0.848);
    expect(net).toBeGreaterThan(90.5);
    expect(net).toBeLessThan(92);
  });

  it('does not fill a year with more peaks than fit beside their recovery', async () => {
    const at = (hours: number) => runCase('calderas-agua-caliente', { hours: of(hours, 'h') });
    expect(solved(await at(2300)).warnings).toEqual([]);
    expect(solved(await at(2500)).warnings.join()).toMatch(/no caben/);
  });
});

describe('what cannot be', () => {
  it('no condensate passes a trap against a higher pressure', async () => {
    const against = await runCase('flash-trampas', { downstream: of(15, 'barg') });
    expect(against).toMatchObject({ ok: false, field: 'downstream' });
  });

  it('a deaerator without vent, or a sink colder than its source, is told what is amiss', async () => {
    const closed = solved(await runCase('desaireadores', { vent: of(0, '%') }));
    expect(closed.warnings.join()).toMatch(/venteo/);
    const cold = solved(await runCase('bombas-calor', { sinkIn: of(20, '°C') }));
    expect(cold.warnings.join()).toMatch(/intercambiador/);
  });
});

describe('a heat pump', () => {
  it('opens with the case of its page: water at 85 °C from a source at 40 °C', async () => {
    const evaluation = solved(await runCase('bombas-calor'));
    expect(answerIn(evaluation, 'cop', '1')).toBeCloseTo(358.15 / 50 / 2, 9);
  });

  it('is a share of Carnot in the tool too, 40 to 60 %', async () => {
    const evaluation = solved(await runCase('bombas-calor'));
    const share = answerIn(evaluation, 'cop', '1') / answerIn(evaluation, 'carnot', '1');
    expect(share).toBeCloseTo(0.5, 9);
  });

  it('says what a large glide needs', async () => {
    const wide = { sinkIn: of(30, '°C'), sinkOut: of(80, '°C') };
    const { warnings } = solved(await runCase('bombas-calor', wide));
    expect(warnings.join(' ')).toMatch(/en serie|transcrítico/);
  });
});

/** Marches down an insulated pipe at constant enthalpy, with the properties of IF97. */
function marchedDrop(
  flow: Quantity<'massFlow'>,
  p1: Quantity<'pressure'>,
  diameter: Quantity<'length'>,
  length: Quantity<'length'>,
): number {
  const steps = 4000;
  const flux = flow / ((Math.PI / 4) * diameter ** 2);
  const { hg } = solved(saturatedAtPressure(p1));
  let p: number = p1;
  for (let step = 0; step < steps; step += 1) {
    const at = solved(stateAtEnthalpy(si('pressure', p), hg));
    const below = solved(stateAtEnthalpy(si('pressure', p * 0.9999), hg));
    const reynolds = (flux * diameter) / viscosity(si('density', 1 / at.v), at.T);
    const friction = frictionFactor(reynolds, 0.045e-3 / diameter);
    const expansion = (below.v - at.v) / (p * 1e-4);
    const slope = (friction * flux ** 2 * at.v) / (2 * diameter) / (1 - flux ** 2 * expansion);
    p -= (slope * length) / steps;
  }
  return p1 - p;
}

describe('a long steam line', () => {
  it.each([0.09, 0.2, 0.29])('loses what marching along it gives, at a drop of %d', (share) => {
    const p1 = of(8, 'bar');
    const { T, vg } = solved(saturatedAtPressure(p1));
    const [flow, diameter] = [of(2000, 'kg/h'), of(77.9, 'mm')];
    const line = { flow, pressure: p1, temperature: T, specificVolume: vg, diameter };
    const perMetre = solved(lineDrop(line, of(1, 'm'))).drop;
    const length = si('length', (share * p1 * (1 - share / 2)) / perMetre);
    const marched = marchedDrop(flow, p1, diameter, length);
    expect(solved(lineDrop(line, length)).drop / marched).toBeCloseTo(1, 2);
  });
});

describe('dissolved oxygen', () => {
  it.each([
    [0, 14.62],
    [25, 8.26],
    [35, 6.95],
    [40, 6.41],
  ])('at %d °C is within 0.2 %% of EN 25814', (celsius, published) => {
    const ours = valueIn(solved(dissolvedOxygen(of(celsius, '°C'), SEA_LEVEL_PRESSURE)), 'mg/L');
    expect(Math.abs(ours / published - 1)).toBeLessThan(0.002);
  });
});

describe('the site', () => {
  it('is San José unless someone says otherwise, and in the table sea level as on the pages', async () => {
    const all = await Promise.all(Object.keys(CALCULATORS).map(loadCalculator));
    const elsewhere = all.filter(({ choices: { site } }) => site && site.initial !== 'san-jose');
    expect(elsewhere.map(({ id, choices }) => [id, choices.site?.initial])).toEqual([
      ['tabla-vapor', 'mar'],
    ]);
  });
});

describe('the control valve', () => {
  it('says which standard it follows and how far makers’ short formulas lie', async () => {
    const { limits, sources } = await loadCalculator('valvulas-control');
    expect([...sources, ...limits].join(' ')).toMatch(/IEC\s60534.*entre 2 y 11\s% mayor/);
    const short = VECTORS.filter(({ id }) => id.startsWith('adca'));
    const apart = short.map(({ printed, compute }) => 100 * (Number(printed) / compute() - 1));
    // On the page of the valve too: 1 000 kg/h between gauge pressures, by the same rule.
    for (const [barg, after, shown] of kvCases().map(([name = '', kv = '']) => [
      ...name.split(' → ').map(Number.parseFloat),
      Number(kv.replace(',', '.')),
    ]) as [number, number, number][]) {
      const [p1, p2] = [barg + 1.013, after + 1.013];
      const rule = p2 > p1 / 2 ? 22.4 * Math.sqrt((p1 - p2) * p2) : 11.2 * p1;
      apart.push(100 * (1000 / rule / shown - 1));
    }
    expect([Math.min(...apart), Math.max(...apart)].map(Math.round)).toEqual([2, 11]);
  });

  it('tells what it passes wide open, and how hot the steam leaves it', async () => {
    const calculator = await loadCalculator('valvulas-control');
    const { outputs } = solved(calculator.run(defaultState(calculator)));
    const { wideOpen, temperature, kv, kvs } = outputs;
    // 2 000 kg/h by 40/25,0; still wet at 5,88 bar, which steam tables give 158,1 °C.
    expect(Number(wideOpen)).toBeCloseTo((2000 / 3600) * (Number(kvs) / Number(kv)), 6);
    expect(Number(wideOpen) * 3600).toBeCloseTo(3195, -1);
    expect(Number(temperature) - 273.15).toBeCloseTo(158.1, 0);
  });
});

describe('the steam line', () => {
  it('is drawn at velocities that its steam can have', async () => {
    const calculator = await loadCalculator('linea-vapor');
    const { series } = solved(calculator.curve?.(defaultState(calculator)) ?? refuse('no chart'));
    const fastest = Math.max(...series.flatMap(({ points }) => points.map(([, y]) => y)));
    expect(fastest).toBeLessThanOrEqual(of(100, 'm/s'));
  });
});

describe('what a page prints beside its answer', () => {
  it('gives the heat from a blowdown: the flash steam is the tank’s, not the boiler’s', async () => {
    const site = { site: 'mar' };
    const { outputs } = solved(await runCase('purga-caldera', {}, site));
    const boiler = solved(saturatedAtPressure(of(8.01325, 'bar')));
    const tank = solved(saturatedAtPressure(of(1.31325, 'bar')));
    const [makeup, drain] = [25, 35].map((T) => solved(liquidAt(of(1, 'bar'), of(T, '°C'))).h);
    const x = (boiler.hf - tank.hf) / tank.hfg;
    const share = x * (tank.hg - Number(makeup)) + (1 - x) * (tank.hf - Number(drain));
    expect(outputs.recovered).toBeCloseTo(Number(outputs.flow) * share, 6);
    const { formulas } = await loadCalculator('purga-caldera');
    const [steam] = formulas.filter(({ text }) => text.startsWith('Qflash'));
    expect(steam?.text).toContain('hg2 − hr');
  });

  it('tells the velocity that a vortex meter needs for the turndown as its own rule gives it', async () => {
    const { outputs } = solved(await runCase('medidores-flujo'));
    const density = Number(outputs.density);
    const velocity = (10 * Math.sqrt(54 / density)).toFixed(1).replace('.', ',');
    expect(outputs.vortexMeter).toContain(`${velocity}\u00a0m/s`);
  });
});
