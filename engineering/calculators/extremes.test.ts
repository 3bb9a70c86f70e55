import { describe, expect, it } from 'vitest';
import { defaultState } from '../define-calculator.ts';
import { of } from '../quantities.ts';
import { refuse } from '../result.ts';
import { solved } from '../solved.ts';
import { answerIn } from '../tables/cells.ts';
import { seededRandom } from '../testing/random.ts';
import { randomState } from '../testing/random-state.ts';
import { runCase } from '../testing/run-case.ts';
import { VECTORS } from '../vectors/index.ts';
import { CALCULATORS, loadCalculator } from './index.ts';

/** What a calculator says at the ends of its fields, where advice is most easily absurd. */
async function told(...asked: Parameters<typeof runCase>): Promise<string> {
  const result = await runCase(...asked);
  return result.ok ? result.value.warnings.join(' ') : result.reason;
}

describe.each(Object.keys(CALCULATORS))('%s', (id) => {
  it('says of every refusal which field to change', async () => {
    const calculator = await loadCalculator(id);
    const random = seededRandom(50);
    for (let round = 0; round < 1000; round += 1) {
      const result = calculator.run(randomState(calculator, random, 0));
      if (!result.ok && result.field === undefined) expect.fail(result.reason);
    }
  });
});

describe('the largest size', () => {
  it('of a steam line is not told to grow: the steam is parted', async () => {
    const flow = of(100_000, 'kg/h');
    const low = { flow, pressure: of(0.5, 'barg') };
    expect(await told('linea-vapor', low, { size: 'dn-300' })).toMatch(/reparta en dos/);
    expect(await told('linea-vapor', low, { size: 'dn-250' })).toMatch(/diámetro mayor/);
    const long = { flow: of(50_000, 'kg/h'), length: of(800, 'm') };
    const line = await told('linea-vapor', long, { size: 'dn-300' });
    expect(line).toMatch(/más del 10.% de su presión: reparta en dos líneas/);
  });

  it('of a meter is not told to grow either', async () => {
    const large = { largest: of(100_000, 'kg/h'), pressure: of(3, 'barg') };
    expect(await told('tamano-medidor', large, { size: 'dn-300' })).toMatch(/dos medidores/);
    expect(await told('tamano-medidor', large, { size: 'dn-80' })).toMatch(/diámetro mayor/);
  });

  it('of a relief orifice has no next letter', async () => {
    const flow = of(95_000, 'kg/h');
    const sat = await runCase('valvulas-seguridad', { flow }, { service: 'recipiente' });
    expect(solved(sat).outputs.letter).toBe('Letra T');
    expect(solved(sat).warnings.join()).not.toMatch(/letra siguiente/);
    const smaller = { flow: of(2900, 'kg/h') };
    expect(await told('valvulas-seguridad', smaller, { service: 'recipiente' })).toMatch(
      /letra siguiente/,
    );
  });
});

describe('a condensate line', () => {
  it('that does not drain gives no figures of draining', async () => {
    const { outputs, warnings } = solved(await runCase('linea-condensado', {}, { size: 'dn-15' }));
    expect([outputs.drop, outputs.back]).toEqual([null, null]);
    expect(warnings.join()).toMatch(/el condensado no sale. Use el diámetro recomendado/);
  });

  it('is recommended only where it drains', async () => {
    const long = { length: of(1000, 'm'), upstream: of(0.5, 'barg') };
    const line = solved(await runCase('linea-condensado', long, { size: 'dn-15' }));
    expect(answerIn(line, 'recommendedBack', 'barg')).toBeLessThan(0.5);
    const high = solved(
      await runCase('linea-condensado', { lift: of(30, 'm'), upstream: of(2, 'barg') }),
    );
    expect(high.outputs.recommended).toBe('Ninguno: bombee');
    expect(high.warnings.join()).toMatch(/bomba mecánica/);
  });

  it('and a trap speak of condensate, not of steam', async () => {
    const reverse = { downstream: of(12, 'barg') };
    for (const id of ['linea-condensado', 'trampas-vapor'] as const) {
      expect(await told(id, reverse)).toMatch(/no pasa condensado/);
    }
  });
});

describe('a stall chart', () => {
  it('has no beginning where it is always flooded', async () => {
    const { outputs } = solved(await runCase('bloqueo-condensado', { pressure: of(0.1, 'barg') }));
    expect(outputs.atStall).toBeNull();
  });
});

describe('a mechanical pump', () => {
  it('is drawn no higher than it can be asked to lift', async () => {
    const calculator = await loadCalculator('bombas-mecanicas-condensado');
    const { series } = solved(calculator.curve?.(defaultState(calculator)) ?? refuse(''));
    const highest = Math.max(...series.flatMap(({ points }) => points.map(([x]) => x)));
    expect(highest).toBe(calculator.inputs.lift?.max);
  });

  it('is not told to give up pressure that its load may need', async () => {
    expect(await told('bombas-mecanicas-condensado')).toMatch(/mueve menos.*todavía da la carga/);
  });
});

it('hot water out of the range says which power is', async () => {
  expect(await told('calderas-agua-caliente', { peak: of(0.1, 'h') })).toMatch(/de 11,3.kW con el/);
});

it('a lift that no single stage gives is not told as a datum', async () => {
  const { outputs } = solved(
    await runCase('comparar-combustibles', { woodPrice: of(3000, '₡/kg') }),
  );
  expect(outputs.breakEvenLift).toBeNull();
});

describe('a stack', () => {
  it('takes the carbon dioxide at which it says that it begins', async () => {
    const reading = { reading: 'co2' };
    const { ok } = await runCase('eficiencia-chimenea', { carbonDioxide: of(2, '%') }, reading);
    expect(ok).toBe(true);
  });

  it('does not carry off more heat than the fuel has', async () => {
    const wild = { oxygen: of(17, '%'), gasTemperature: of(600, '°C') };
    expect(await told('eficiencia-chimenea', wild)).toMatch(/revise el analizador/);
  });
});

it('a condensing economizer says where its water would boil', async () => {
  const little = { waterFlow: of(1500, 'kg/h'), gasIn: of(400, '°C'), gasOut: of(150, '°C') };
  expect(await told('economizador-condensacion', little)).toMatch(/sin presión hierve/);
  expect(await told('economizador-condensacion')).not.toMatch(/hierve/);
});

it('a tolerance says more than its source', () => {
  for (const { source, tolerance } of VECTORS) {
    if (tolerance) expect(source).not.toContain(tolerance.because);
  }
});

describe('an economizer', () => {
  it('says of the acid dew point also that it does not count', async () => {
    const rows = async (fuel: string, sulphur: number) => {
      const { outputs } = solved(
        await runCase(
          'economizadores',
          { sulphur: of(sulphur, '%'), stackOut: of(185, '°C') },
          { fuel },
        ),
      );
      return [outputs.noAcid, outputs.acidDew === null];
    };
    expect(await rows('diesel', 0.005)).toEqual(['No\u00a0rige', true]);
    expect(await rows('bunker', 2.5)).toEqual([null, false]);
  });

  it('asks about the water where it is far too little', async () => {
    expect(await told('economizadores', { feedFlow: of(50, 'kg/h') })).toMatch(/caudal de agua/);
  });
});

it('a steam table tells one end of its saturation, not two', async () => {
  const known = { known: 't' };
  for (const celsius of [360, 500]) {
    expect(await told('tabla-vapor', { temperature: of(celsius, '°C') }, known)).toMatch(
      /hasta 350.°C/,
    );
  }
});

it('a valve of class 150 is told where its class ends', async () => {
  expect(await told('valvulas-corte', { pressure: of(13, 'barg') })).toBe('');
  expect(await told('valvulas-corte', { pressure: of(25, 'barg') })).toMatch(
    /13,9\sbarg.*clase\s300/,
  );
});

it('a trap as wide as a pipe is parted', async () => {
  const large = { heat: of(20_000, 'kW'), pressure: of(1, 'barg') };
  expect(await told('trampas-vapor', large, { use: 'modulada' })).toMatch(/reparta el condensado/);
  expect(await told('trampas-vapor', {}, { use: 'modulada' })).not.toMatch(/reparta/);
});

it('a pump below a deaerator is not told to cool its water', async () => {
  const level = of(0, 'm');
  expect(await told('npsh-bomba', { level }, { tank: 'desaireador' })).not.toMatch(/temperatura/);
  const low = of(-3, 'm');
  expect(await told('npsh-bomba', { level: low })).toMatch(/baje la temperatura/);
});

describe('a meter', () => {
  it('that reads nothing is not said to miss the least alone', async () => {
    const { outputs, warnings } = solved(await runCase('tamano-medidor', {}, { size: 'dn-300' }));
    expect(outputs.covered).toBeNull();
    expect(warnings.join()).toMatch(/no lee nada/);
  });

  it('of another kind is named only where it covers the range', async () => {
    const wide = { smallest: of(1, 'kg/h') };
    expect(await told('tamano-medidor', wide, { meter: 'placa' })).toMatch(/Reparta/);
    expect(await told('tamano-medidor', {}, { meter: 'placa' })).toMatch(/Use un vórtice/);
  });
});
