import { describe, expect, it } from 'vitest';
import { CALCULATORS, isCalculatorId, loadCalculator } from './calculators/index.ts';
import { FUEL_CHOICE, FUEL_INPUTS } from './calculators/parts/fuel.ts';
import { PLANT_FORM } from './plant/model.ts';
import { of } from './quantities.ts';
import { answerIn, ask } from './tables/cells.ts';
import { type Asked, answer, expectSame, plant, type Values } from './testing/agree.ts';

const TOOLS = await Promise.all(
  Object.keys(CALCULATORS)
    .filter(isCalculatorId)
    .map((id) => loadCalculator(id)),
);

const BURNT = ['diesel', 'bunker', 'glp', 'madera'] as const;

describe('the gases of a boiler', () => {
  const GASES = { oxygen: of(4, '%') };
  const fuels = ['diesel', 'glp'] as const;

  it.each(BURNT)('burning %s have one dew point in every tool', async (fuel) => {
    const wood = { moisture: of(35, '%'), heatPerMass: of(18.9 * 0.65 - 2.4417 * 0.35, 'MJ/kg') };
    const stack: Asked = ['eficiencia-chimenea', { ...GASES, ...wood }, { fuel }];
    const economizer: Asked = [
      'economizadores',
      { ...GASES, ...wood, stackOut: of(200, '°C') },
      { fuel },
    ];
    const acid = await answer(economizer, 'acidDew', '°C');
    const water = await answer(economizer, 'waterDew', '°C');
    const digits = fuel === 'madera' ? 3 : 9;
    expect(await answer(stack, 'waterDew', '°C')).toBeCloseTo(water, digits);
    const stackAcid = await answer(stack, 'acidDew', '°C');
    expect(Number.isNaN(stackAcid)).toBe(Number.isNaN(acid));
    if (fuel === 'bunker') expect(stackAcid).toBeCloseTo(acid, digits);
    expect(Number.isNaN(acid)).toBe(fuel !== 'bunker');
    if (fuel === 'bunker') return;
    const waterFlow = of(10_000, 'kg/h');
    const condensing: Asked = [
      'economizador-condensacion',
      { ...GASES, ...wood, waterFlow },
      { fuel },
    ];
    expect(await answer(condensing, 'dewPoint', '°C')).toBeCloseTo(water, 9);
  });

  it.each(fuels)(
    'of %s give the same heat in both economizers, while nothing condenses',
    async (fuel) => {
      const common = { ...GASES, heat: of(1500, 'kW'), efficiency: of(85, '%') };
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
    // For the same useful heat the boiler then fires less: η/(η + Δη) of today's fuel.
    expectSame([boiler.economizer / (efficiency + boiler.economizer), share]);
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
    expectSame([(await at(230)) - (await at(160)), share / (1 - share)], 2e-3);
  });

  it.each([
    ['economizadores', {}],
    ['economizador-condensacion', { gasOut: of(45, '°C') }],
  ] as const)('of the fuel that is left feed %s, not those of today', async (id, values) => {
    const saved = (efficiency: number) => {
      const asked = { ...GASES, ...values, efficiency: of(efficiency, '%') };
      return answer([id, asked, { fuel: 'glp' }], 'share', '1');
    };
    // A kilogram of fuel gives the same heat back, whatever the boiler's efficiency: Δη.
    const points = async (efficiency: number) => {
      const share = await saved(efficiency);
      return (efficiency * share) / (1 - share);
    };
    expectSame([await points(88), await points(75)]);
  });

  it('weigh the same per kilogram of fuel', async () => {
    const perFuel = await answer(['eficiencia-chimenea', GASES, { fuel: 'glp' }], 'gases', '1');
    const boiler = {
      ...GASES,
      heat: of(1000, 'kW'),
      efficiency: of(100, '%'),
      heatPerVolume: of(24.894, 'MJ/L'),
      // Nothing recovered: the gases of all the fuel.
      stackOut: of(240, '°C'),
    };
    const flow = await answer(['economizadores', boiler, { fuel: 'glp' }], 'gases', 'kg/s');
    expectSame([flow / (1 / 46.1), perFuel], 1e-6);
  });
});

describe('a fuel', () => {
  it.each(FUEL_CHOICE.options)(
    '$id costs, heats and emits the same in every tool that offers it',
    ({ id, presets }) => {
      // The efficiency is the boiler's, not the fuel's.
      const { efficiency: _, ...ofFuel } = presets ?? {};
      const offering = [...TOOLS, PLANT_FORM].flatMap(({ choices }) => {
        const { fuel } = choices as Record<
          string,
          { options: readonly { id: string; presets?: object }[] }
        >;
        const option = fuel?.options.find((each) => each.id === id);
        return option?.presets ? [option.presets] : [];
      });
      expect(offering.length).toBeGreaterThan(4);
      for (const written of offering) expect(written).toMatchObject(ofFuel);
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

describe('where a tool starts', () => {
  it('is the same own altitude, hours, tariff and price of steam and water in all of them', () => {
    const starts = new Map<string, unknown>();
    for (const { inputs } of [...TOOLS, PLANT_FORM]) {
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
