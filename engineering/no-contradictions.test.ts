import { describe, expect, it } from 'vitest';
import {
  CALCULATORS,
  type CalculatorId,
  isCalculatorId,
  loadCalculator,
} from './calculators/index.ts';
import { FUEL_CHOICE, FUEL_INPUTS } from './calculators/parts/fuel.ts';
import { EXAMPLE_PLANT, PLANT_FORM, solveState } from './plant/model.ts';
import { of, type Quantity, valueIn } from './quantities.ts';
import { solved } from './solved.ts';
import { answerIn, ask } from './tables/cells.ts';
import type { Dimension, Unit } from './units.ts';

type Values = Readonly<Record<string, Quantity<Dimension>>>;
type Choices = Readonly<Record<string, string>>;
type Asked = readonly [id: CalculatorId, values: Values, choices?: Choices];

const TOOLS = await Promise.all(
  Object.keys(CALCULATORS)
    .filter(isCalculatorId)
    .map((id) => loadCalculator(id)),
);

/** What a tool answers to a case, its other fields as they start with the chosen fuel. */
async function answer([id, values, choices]: Asked, key: string, unit: Unit): Promise<number> {
  return answerIn(ask(await loadCalculator(id), values, choices), key, unit);
}

function plant(values: Values, choices: Choices = {}) {
  const state = {
    values: { ...EXAMPLE_PLANT.values, ...values },
    choices: { ...EXAMPLE_PLANT.choices, ...choices },
  };
  return solved(solveState(state));
}

function expectSame(values: readonly number[], relative = 1e-9) {
  const [first = Number.NaN] = values;
  for (const value of values) expect(Math.abs(value / first - 1)).toBeLessThan(relative);
}

const BURNT = ['diesel', 'bunker', 'glp', 'madera'] as const;

describe('the gases of a boiler', () => {
  const GASES = { oxygen: of(4, '%') };
  const fuels = ['diesel', 'glp'] as const;

  it.each(BURNT)('burning %s have one dew point in every tool', async (fuel) => {
    const wood = { moisture: of(35, '%'), heatPerMass: of(18.9 * 0.65 - 2.4417 * 0.35, 'MJ/kg') };
    const stack = await answer(
      ['eficiencia-chimenea', { ...GASES, ...wood }, { fuel }],
      'dewPoint',
      '°C',
    );
    const economizer: Asked = [
      'economizadores',
      { ...GASES, ...wood, stackOut: of(200, '°C') },
      { fuel },
    ];
    const acid = await answer(economizer, 'acidDew', '°C');
    const water = await answer(economizer, 'waterDew', '°C');
    expect(stack).toBeCloseTo(Number.isNaN(acid) ? water : acid, fuel === 'madera' ? 3 : 9);
    expect(Number.isNaN(acid)).toBe(fuel !== 'bunker');
    if (fuel === 'bunker') return;
    const condensing: Asked = ['economizador-condensacion', { ...GASES, ...wood }, { fuel }];
    expect(await answer(condensing, 'dewPoint', '°C')).toBeCloseTo(water, 9);
  });

  it.each(fuels)(
    'of %s give the same heat in both economizers, while nothing condenses',
    async (fuel) => {
      const common = { ...GASES, heat: of(1500, 'kW') };
      const dry = await answer(
        [
          'economizadores',
          { ...common, stackIn: of(220, '°C'), stackOut: of(150, '°C') },
          { fuel },
        ],
        'recovered',
        'kW',
      );
      const condensing = await answer(
        [
          'economizador-condensacion',
          { ...common, gasIn: of(220, '°C'), gasOut: of(150, '°C') },
          { fuel },
        ],
        'recovered',
        'kW',
      );
      expectSame([dry, condensing]);
    },
  );

  it.each(fuels)('of %s give the plant what they give the economizer', async (fuel) => {
    const presets = FUEL_CHOICE.options.find(({ id }) => id === fuel)?.presets ?? {};
    const values = Object.entries(presets).map(([key, { value, unit }]) => [key, of(value, unit)]);
    const bought: Values = { ...Object.fromEntries(values), heatPerVolume: of(26.5, 'MJ/L') };
    const { boiler } = plant(
      { ...bought, ...GASES, gasInlet: of(230, '°C'), gasOutlet: of(160, '°C') },
      { fuel, economizer: 'si' },
    ).plant;
    const stack = { stackIn: of(230, '°C'), stackOut: of(160, '°C') };
    const share = await answer(
      ['economizadores', { ...bought, ...GASES, ...stack }, { fuel }],
      'share',
      '1',
    );
    const efficiency = bought.efficiency ?? Number.NaN;
    expectSame([boiler.economizer / efficiency, share]);
  });

  it.each(fuels)('of %s leave with the loss that the economizer lessens', async (fuel) => {
    const at = (celsius: number) =>
      answer(
        [
          'eficiencia-chimenea',
          { ...GASES, gasTemperature: of(celsius, '°C') },
          { fuel, basis: fuel === 'glp' ? 'inferior' : 'superior' },
        ],
        'loss',
        '1',
      );
    const stack = { stackIn: of(230, '°C'), stackOut: of(160, '°C'), efficiency: of(100, '%') };
    const share = await answer(['economizadores', { ...GASES, ...stack }, { fuel }], 'share', '1');
    expectSame([(await at(230)) - (await at(160)), share], 2e-3);
  });

  it('weigh the same per kilogram of fuel', async () => {
    const perFuel = await answer(['eficiencia-chimenea', GASES, { fuel: 'glp' }], 'gases', '1');
    const boiler = {
      ...GASES,
      heat: of(1000, 'kW'),
      efficiency: of(100, '%'),
      heatPerVolume: of(24.894, 'MJ/L'),
    };
    const flow = await answer(['economizadores', boiler, { fuel: 'glp' }], 'gases', 'kg/s');
    expectSame([flow / (1 / 46.1), perFuel], 1e-6);
  });
});

describe('a fuel', () => {
  it.each(FUEL_CHOICE.options)(
    '$id costs, heats and emits the same in every tool that offers it',
    ({ id, presets }) => {
      const offering = [...TOOLS, PLANT_FORM].flatMap(({ choices }) => {
        const { fuel } = choices as Record<
          string,
          { options: readonly { id: string; presets?: object }[] }
        >;
        const option = fuel?.options.find((each) => each.id === id);
        return option?.presets ? [option.presets] : [];
      });
      expect(offering.length).toBeGreaterThan(4);
      for (const written of offering) expect(written).toMatchObject(presets ?? {});
    },
  );

  it('starts in every tool as its own choice writes it', () => {
    for (const { id, inputs, choices } of [...TOOLS, PLANT_FORM]) {
      const { fuel } = choices as Record<string, typeof FUEL_CHOICE>;
      const presets = fuel?.options.find((option) => option.id === fuel.initial)?.presets ?? {};
      for (const [key, { value }] of Object.entries(presets)) {
        const field = (inputs as Record<string, { value: number }>)[key];
        if (field) expect(field.value, `${key} of ${id}`).toBe(value);
      }
    }
    expect(FUEL_INPUTS.pricePerVolume.value).toBe(
      FUEL_CHOICE.options[0]?.presets?.pricePerVolume?.value,
    );
  });

  it.each([
    ['diesel', 'diesel', 'fuelVolume'],
    ['bunker', 'bunker', 'fuelVolume'],
    ['glp', 'glp', 'fuelVolume'],
    ['madera', 'wood', 'fuelMass'],
    ['electricidad', 'electric', null],
  ] as const)(
    '%s gives useful heat at the same price and CO₂ in the boiler, the plant and side by side',
    async (fuel, key, burnt) => {
      const boiler = ask(await loadCalculator('calderas-vapor'), {}, { fuel });
      const gigajoules = answerIn(boiler, 'heat', 'kW') * 0.0036;
      const perHour = answerIn(boiler, 'costPerHour', '₡/h');
      if (burnt)
        expect(answerIn(boiler, burnt, burnt === 'fuelMass' ? 'kg/h' : 'L/h')).toBeGreaterThan(0);
      const beside = ask(await loadCalculator('comparar-combustibles'), {});
      // The presets carry four figures of the products that the other tool takes whole.
      expectSame([perHour / gigajoules, answerIn(beside, key, '₡/GJ')], 5e-4);
      const yearly = fuel === 'madera' ? 'biogenic' : 'carbon';
      const tonnes = answerIn(boiler, yearly, 't CO₂') / 6000;
      expectSame(
        [(1000 * tonnes) / gigajoules, answerIn(beside, `${key}Carbon`, 'kg CO₂/GJ')],
        5e-4,
      );
    },
  );
});

describe('the same steam', () => {
  it('takes the same fuel in the boiler tool and in the plant', async () => {
    const { plant: made, balance } = plant({});
    const boiler = await answer(
      [
        'calderas-vapor',
        {
          steamFlow: balance.steam as unknown as Quantity<'massFlow'>,
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
    expectSame([boiler, valueIn(balance.fuel as unknown as Quantity<'power'>, 'kW')], 5e-4);
  });

  it('saturates alike wherever a tool says at what temperature', async () => {
    const pressure = of(4, 'barg');
    const same = await Promise.all([
      answer(['calderas-vapor', { pressure }], 'boiling', '°C'),
      answer(['tabla-vapor', { pressure }], 'T', '°C'),
      answer(['vapor-puro', { pressure }, { known: 'presion' }], 'T', '°C'),
      answer(['desaireadores', { pressure, steamPressure: of(9, 'barg') }], 'temperature', '°C'),
    ]);
    expectSame([...same, valueIn(plant({ boilerPressure: pressure }).balance.states.high.T, '°C')]);
  });

  it('has one density in the tools that measure or carry it', async () => {
    const pressure = of(7, 'barg');
    const density = await answer(['tabla-vapor', { pressure }], 'density', 'kg/m³');
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
    const latent = await answer(['tabla-vapor', { pressure: of(7, 'barg') }], 'hfg', 'kJ/kg');
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

describe('where a tool starts', () => {
  it('is the same altitude, hours, tariff and price of steam and water in all of them', () => {
    const starts = new Map<string, unknown>();
    for (const { inputs, choices } of [...TOOLS, PLANT_FORM]) {
      const { site } = choices as Record<string, { initial: string }>;
      if (site) expect(site.initial).toBe('san-jose');
      for (const key of [
        'altitude',
        'pricePerEnergy',
        'carbonPerEnergy',
        'steamPrice',
        'waterPrice',
        'exchange',
      ]) {
        const field = (inputs as Record<string, { value: number; unit: string }>)[key];
        if (!field) continue;
        const start = `${field.value} ${field.unit}`;
        expect(starts.get(key) ?? start, key).toBe(start);
        starts.set(key, start);
      }
    }
    expect(starts.size).toBe(6);
  });
});
