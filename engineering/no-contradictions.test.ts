import { describe, expect, it } from 'vitest';
import { of, si, valueIn } from './quantities.ts';
import { type Asked, answer, expectSame, plant } from './testing/agree.ts';

/** Tables start at sea level; the tools of a plant, and the plant, in San José. */
const site = 'san-jose';

describe('the same steam', () => {
  it('takes the same fuel in the boiler tool and in the plant', async () => {
    const { plant: made, balance } = plant({});
    const boiler = await answer(
      [
        'calderas-vapor',
        {
          steamFlow: si('massFlow', balance.steam),
          pressure: of(8, 'barg'),
          dryness: of(100, '%'),
          blowdown: made.boiler.blowdown,
          feedTemperature: balance.states.deaerator.T,
        },
      ],
      'fired',
      'kW',
    );
    // The boiler tool takes its water at boiler pressure, the plant as the deaerator leaves it.
    expectSame([boiler, valueIn(si('power', balance.fuel), 'kW')], 5e-4);
  });

  it('saturates alike wherever a tool says at what temperature', async () => {
    const pressure = of(4, 'barg');
    const same = await Promise.all([
      answer(['calderas-vapor', { pressure }], 'boiling', '°C'),
      answer(['tabla-vapor', { pressure }, { site }], 'T', '°C'),
      answer(['vapor-puro', { pressure }, { known: 'presion', site }], 'T', '°C'),
      answer(['desaireadores', { pressure, steamPressure: of(9, 'barg') }], 'temperature', '°C'),
    ]);
    expectSame([...same, valueIn(plant({ boilerPressure: pressure }).balance.states.high.T, '°C')]);
  });

  it('has one density in the tools that measure or carry it', async () => {
    const pressure = of(7, 'barg');
    const density = await answer(['tabla-vapor', { pressure }, { site }], 'density', 'kg/m³');
    const volume = await answer(['linea-vapor', { pressure }], 'specificVolume', 'm³/kg');
    const meter = await answer(['tamano-medidor', { pressure }], 'density', 'kg/m³');
    expectSame([density, 1 / volume, meter]);
  });

  it('flashes alike in the trap, the line, the pump and the return', async () => {
    const [upstream, downstream] = [of(7, 'barg'), of(0, 'barg')];
    expectSame(
      await Promise.all([
        answer(['flash-trampas', { upstream, downstream }], 'fraction', '%'),
        answer(['linea-condensado', { upstream, downstream }], 'fraction', '%'),
        answer(['bombas-mecanicas-condensado', { process: upstream }], 'fraction', '%'),
        answer(['retorno-condensado', { pressure: upstream }], 'fraction', '%'),
      ]),
    );
  });

  it('escapes alike through a failed trap in its tool and in the plant', async () => {
    const orifice = of(3, 'mm');
    const trap = await answer(
      ['flash-trampas', { orifice, upstream: of(8, 'barg'), downstream: of(0, 'barg') }],
      'perTrap',
      'kg/h',
    );
    const { high } = plant({ failedTraps: of(4, 'unidades'), trapOrifice: orifice }).plant;
    expectSame([4 * trap, valueIn(high.leaked, 'kg/h')]);
  });

  it('loses the same heat from a pipe in its tool, in the plant and on the way to a trap', async () => {
    const bare = { boilerPressure: of(7, 'barg'), bareLength: of(50, 'm') };
    const tool: Asked = ['perdidas-tuberia', { pressure: of(7, 'barg') }, { size: 'dn-80' }];
    const { high } = plant(bare).plant;
    expectSame([50 * (await answer(tool, 'bare', 'W/m')), high.bareHeat]);
    const insulated = await answer(tool, 'insulated', 'W/m');
    expectSame([50 * insulated, plant(bare, { insulated: 'si' }).plant.high.bareHeat]);
    const line = { pressure: of(7, 'barg'), length: of(50, 'm'), air: of(28, '°C') };
    const condensed = await answer(['trampas-vapor', line, { size: 'dn-80' }], 'running', 'kg/s');
    const table: Asked = ['tabla-vapor', { pressure: of(7, 'barg') }, { site }];
    const latent = await answer(table, 'hfg', 'kJ/kg');
    expectSame([condensed * latent * 1000, 50 * insulated * 1.15]);
  });

  it('loses the same heat from a bare valve in its tool and in the plant', async () => {
    const valves = { boilerPressure: of(7, 'barg'), bareValves: of(6, 'unidades') };
    const tool: Asked = [
      'valvulas-corte',
      { pressure: of(7, 'barg'), thickness: of(50, 'mm') },
      { size: 'dn-80' },
    ];
    expectSame([6 * (await answer(tool, 'bare', 'W')), plant(valves).plant.high.bareHeat]);
    const jacketed = plant(valves, { insulated: 'si' }).plant.high.bareHeat;
    expectSame([6 * (await answer(tool, 'insulated', 'W')), jacketed]);
  });

  it('needs the same relief area saturated and with no superheat', async () => {
    const vessel = { flow: of(4000, 'kg/h'), set: of(10, 'barg'), mawp: of(10, 'barg') };
    const saturated: Asked = ['valvulas-seguridad', vessel, { service: 'recipiente' }];
    const relieving = await answer(saturated, 'relieving', 'bar');
    const boiling = await answer(
      ['tabla-vapor', { absolute: of(relieving, 'bar') }, { known: 'pa' }],
      'T',
      '°C',
    );
    const superheated: Asked = [
      'valvula-seguridad-sobrecalentado',
      { flow: vessel.flow, set: vessel.set, steam: of(boiling + 1e-6, '°C') },
    ];
    for (const [key, unit] of [
      ['area', 'mm²'],
      ['capacity', 'kg/h'],
      ['relieving', 'bar'],
    ] as const) {
      const [one, other] = [
        await answer(saturated, key, unit),
        await answer(superheated, key, unit),
      ];
      expect(other.toPrecision(4), key).toBe(one.toPrecision(4));
    }
  });
});
