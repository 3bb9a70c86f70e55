import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SEA_LEVEL_PRESSURE } from './atmosphere.ts';
import { calculator as condensatePump } from './calculators/bombas-mecanicas-condensado.ts';
import { FACTOR, SHARE_OF_DIFFERENCE, TRAP, trapKind } from './calculators/parts/trap.ts';
import { calculator as controlValve } from './calculators/valvulas-control.ts';
import { defaultState } from './define-calculator.ts';
import { pumpDuty } from './formulas/condensate-pump.ts';
import { saturatedSteamLimit } from './formulas/flange-rating.ts';
import { REAL_SHARE } from './formulas/heat-pump.ts';
import { type NominalDiameter, pipeOfSize } from './formulas/pipe-sizes.ts';
import { reducerOutlet } from './formulas/pressure-reducer.ts';
import { steamVelocity } from './formulas/steam-pipe.ts';
import { saturationTemperature } from './if97/saturation.ts';
import { liquidAt, saturatedAtPressure, wetSteam } from './if97/states.ts';
import { absolute, of, type Quantity, valueIn } from './quantities.ts';
import { COLUMNS } from './selection/index.ts';
import { solved } from './solved.ts';
import { steamAtGauge } from './steam-at-gauge.ts';
import { carnot } from './testing/copy-figures.ts';

const read = (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' ');
const figure = (text: string, pattern: RegExp) =>
  Number(pattern.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN);

it('the table of traps names the traps and factors of the tool', () => {
  const page = read('content/products/dispositivos-auxiliares.yaml');
  const named = {
    linea: 'Pierna colectora con operador',
    fija: 'Serpentín a presión fija',
    modulada: 'Intercambiador con control modulante',
    trazado: 'Trazado de tuberías',
  } as const;
  const inCell = (trap: string) =>
    trap.replace(/^De |\bde /g, '').replace(/^./, (letter) => letter.toUpperCase());
  for (const use of ['linea', 'fija', 'modulada', 'trazado'] as const) {
    const half = SHARE_OF_DIFFERENCE[use] === 0.5 ? ', con la mitad de la diferencial máxima' : '';
    expect(page).toContain(`${named[use]}, ${inCell(TRAP[use])}, "${FACTOR[use]}${half}"`);
  }
  const automatic = inCell(TRAP[trapKind('linea', true, of(7, 'Δbar'))]);
  expect(page).toContain(`Pierna colectora automática, ${automatic}, "${FACTOR.linea}, o la carga`);
});

it('the heat pump of the model has a COP that a machine can have between its temperatures', () => {
  const model = read('content/models/bombas-calor.yaml');
  const source = figure(model, /name: Agua de la fuente, entrada water: .*?temperature: (\d+)/);
  const sink = figure(model, /name: Agua caliente a la salida water: .*?temperature: (\d+)/);
  const plate = figure(read('scenes/models/heat_pump.py'), /COP (\d+,\d)/);
  // The source cools by 5 K, as in the tool's own example.
  const share = plate / carnot(sink, source - 5);
  expect(share).toBeGreaterThan(REAL_SHARE.least);
  expect(share).toBeLessThan(REAL_SHARE.most);
});

it('the chart of COP shows the heat pumps of the series', () => {
  const page = read('content/equipment/bombas-calor.yaml');
  const rows = [...page.matchAll(/\[BC-[\d-]+, \d+, \d+, (\d+), \d+, (\d+),/g)];
  const pairs = new Set(rows.map(([, source, sink]) => `[${source}, ${sink}]`));
  expect(page).toContain(`machines: [${[...pairs].join(', ')}]`);
});

it('the gases of the boiler model leave as hot as its page says, and enter the economizer so', () => {
  const boiler = read('content/models/calderas-vapor.yaml');
  const gases = figure(boiler, /name: Gases en la chimenea gas: { temperature: (\d+)/);
  const pressure = figure(boiler, /kg\/h a (\d+) barg/);
  const steam = solved(saturationTemperature(absolute(of(pressure, 'barg'), SEA_LEVEL_PRESSURE)));
  const page = read('content/equipment/calderas-vapor.yaml');
  const [, least, most] = /entre (\d+) y (\d+) K por encima/.exec(page) ?? [];
  expect(gases - valueIn(steam, '°C')).toBeGreaterThan(Number(least));
  expect(gases - valueIn(steam, '°C')).toBeLessThan(Number(most));
  const economizer = read('content/models/economizadores.yaml');
  expect(figure(economizer, /name: Gases a la entrada gas: { temperature: (\d+)/)).toBe(gases);
});

it('a boiler of the series lets its steam out at the velocity by which the site sizes pipes', () => {
  const page = read('content/equipment/calderas-vapor.yaml');
  const design = figure(read('content/products/medidores-flujo.yaml'), /"(\d+)", unit: "m\/s"/);
  const least = figure(page, /«Salida de vapor»: para (\d+) barg o más/);
  const { vg } = steamAtGauge(least);
  const rows = [...page.matchAll(/\[ ?(C[SV]-\d+), (\d+),[^\]]* DN (\d+), \d+,? ?\]/g)];
  expect(rows).toHaveLength(11);
  for (const [, name, flow, size] of rows) {
    const { inside } = pipeOfSize(Number(size) as NominalDiameter);
    const velocity = valueIn(steamVelocity(of(Number(flow), 'kg/h'), vg, inside), 'm/s');
    expect(velocity, name).toBeLessThanOrEqual(design);
  }
});

it('the reducing station carries the flow of its plate at the velocity by which its page sizes pipes', () => {
  const page = read('content/products/valvulas-reductoras.yaml').replace(/\s+/g, ' ');
  const design = figure(page, /y (\d+) m\/s piden/);
  const drawn = read('scenes/models/reducing_station.py');
  // After the valve the page takes a little more, and says so.
  const accepted = figure(page, /DN 80 da (\d+) m\/s, aceptable/);
  const flow = 1000;
  expect(drawn).toContain("'1 000 kg/h'");
  const steam = (barg: number) => absolute(of(barg, 'barg'), SEA_LEVEL_PRESSURE);
  const before = solved(saturatedAtPressure(steam(10)));
  const after = solved(reducerOutlet(before.p, steam(3), before.hg));
  for (const [dn, volume, most] of [
    [50, before.vg, design],
    [80, after.v, accepted + 0.5],
  ] as const) {
    const { inside } = pipeOfSize(dn);
    const velocity = valueIn(steamVelocity(of(flow, 'kg/h'), volume, inside), 'm/s');
    expect(velocity, `DN ${dn}`).toBeLessThanOrEqual(most);
    expect(velocity, `DN ${dn}`).toBeGreaterThan(0.7 * design);
  }
  // Its safety valve lets out what the reducer of the drawing does when it is stuck open.
  const [, kvs, stuck] = /Kvs (\d+), como la del plano,.*?unos ([\d ]+) kg/.exec(page) ?? [];
  expect(drawn).toContain(`PCV-301 DN 50, Kvs ${kvs}'`);
  expect(drawn).toContain(`PSV-301 DN 80/100, ${stuck} kg/h o más'`);
});

it('a hot-water generator of the series has the pipes of its page', () => {
  const page = read('content/equipment/calderas-agua-caliente.yaml');
  const [, least, most] = /entre (\d,\d) y (\d,\d) m\/s/.exec(page) ?? [];
  const rows = [...page.matchAll(/\[(AC-\d+), (\d+),[^\]]* DN (\d+),/g)];
  expect(rows.length).toBeGreaterThan(7);
  for (const [, name, kilowatts, size] of rows) {
    const { inside } = pipeOfSize(Number(size) as NominalDiameter);
    const flow = of(COLUMNS['agua-por-potencia'](Number(kilowatts), 60, 80), 'm³/h');
    const velocity = (4 * flow) / (Math.PI * inside ** 2);
    expect(velocity, name).toBeGreaterThan(Number(least?.replace(',', '.')));
    expect(velocity, name).toBeLessThan(Number(most?.replace(',', '.')));
  }
});

it('a heat pump of the series has the pipes of the hot-water page, its drawing the same', () => {
  const most = figure(
    read('content/equipment/calderas-agua-caliente.yaml'),
    /entre \d,\d y (\d,\d) m\/s/,
  );
  const page = read('content/equipment/bombas-calor.yaml');
  const rows = [...page.matchAll(/\[(BC-[\d-]+), ([\d., ]+), R-[^"]*"[^"]*", (\d+)\/(\d+),/g)];
  expect(rows).toHaveLength(6);
  const velocity = (kilowatts: number, low: number, high: number, size: string) =>
    (4 * of(COLUMNS['agua-por-potencia'](kilowatts, low, high), 'm³/h')) /
    (Math.PI * pipeOfSize(Number(size) as NominalDiameter).inside ** 2);
  for (const [, name, figures = '', sink = '', source = ''] of rows) {
    const [heat = 0, warm = 0, cooled = 0, enters = 0, leaves = 0] = figures
      .split(', ')
      .map(Number);
    const taken = heat * (1 - 1 / (0.5 * carnot(leaves, cooled)));
    for (const speed of [
      velocity(heat, enters, leaves, sink),
      velocity(taken, cooled, warm, source),
    ]) {
      expect(speed, name).toBeLessThan(most);
      expect(speed, name).toBeGreaterThan(1);
    }
  }
  const drawn = /SOURCE_DN, SINK_DN = (\d+), (\d+)/.exec(read('scenes/models/heat_pump.py')) ?? [];
  expect(page).toMatch(new RegExp(`\\[BC-500-85, [^\\]]*${drawn[2]}/${drawn[1]},`));
});

it.each([
  ['boiler', 'equipment/calderas-vapor'],
  ['heat_pump', 'equipment/bombas-calor'],
  ['hot_water_boiler', 'equipment/calderas-agua-caliente'],
  ['pure_steam', 'products/vapor-puro'],
])('the drawing of %s is of a machine of the series, as long as its table says', (model, file) => {
  const drawn = read(`scenes/models/${model}.py`);
  const [, number] = /Sheet\('[^']+', '([^']+)'/.exec(drawn) ?? [];
  const [, sizes = ''] = /OVERALL = [^(\d]*([\d., -]*\(?[\d., ]+)/.exec(drawn) ?? [];
  const [, row = ''] =
    new RegExp(`\\[(${number}, [^\\]]*)\\]`).exec(read(`content/${file}.yaml`)) ?? [];
  const told =
    sizes.match(/\d\.\d{3}/g)?.map((size) => String(Math.round(Number(size) * 1000))) ?? [];
  expect(told.length).toBeGreaterThan(0);
  expect(row.replace(/(?<=\d) (?=\d)/g, '')).toContain(told.join(' × '));
});

const boilerSeries = ['calderas-vapor', 'calderas-agua-caliente'].map((name) => ({
  name,
  page: read(`content/equipment/${name}.yaml`).replace(/(?<=\d)\s(?=\d{3}\b)/g, ''),
}));

it.each(boilerSeries)(
  '$name: the room of every row holds its body, its tubes and the passage',
  ({ page }) => {
    const passage = figure(page, /puerta abierta, más (\d+) mm de paso/);
    const lengths = /\[ ?(?:CV|AC)-\d+,[^\]]*?(?:"(\d+) ×[^"]*"|DN \d+, (\d+)), (\d+),/g;
    const burners = [...page.matchAll(lengths)].map(([, drawn, alone, room]) => {
      const body = (Number(room) - passage) / 2;
      return Number(drawn ?? alone) - body;
    });
    expect(burners).toHaveLength(9);
    // What is left of the length is the burner, which grows with the boiler.
    expect(burners).toEqual(burners.toSorted((a, b) => a - b));
    expect(burners[0]).toBeGreaterThan(500);
  },
);

it('the drawn boilers have the bodies that their rooms are reckoned from', () => {
  const [steam, hot] = boilerSeries.map(({ page }) => page);
  const body = figure(steam ?? '', /cuerpo mide (\d+) mm de largo/);
  expect(steam).toMatch(new RegExp(`\\[CV-3000, [^\\]]*", ${2 * body + 800}, `));
  const drawn = figure(hot ?? '', /\((\d+) mm en el AC-1500\)/);
  expect(hot).toMatch(new RegExp(`\\[AC-1500, [^\\]]*, ${2 * drawn + 800}, `));
  const house = read('scenes/models/house_layout.py');
  const tubes = figure(house, /BURNER, DOOR, TUBES = FRONT - [\d.]+, FRONT - [\d.]+, ([\d.]+)/);
  expect(tubes * 1000).toBeGreaterThanOrEqual(body);
});

it('the drawing of the economizer is of a model of the series, with its heat and temperatures', () => {
  const drawn = read('scenes/models/economizer.py');
  const page = read('content/equipment/economizadores.yaml');
  const [, number] = /Sheet\('[^']+', '([^']+)'/.exec(drawn) ?? [];
  const row = new RegExp(`\\[${number}, (\\d+), (\\d+), (\\d+),`).exec(page)?.slice(1).map(Number);
  const [gases = 0, enters = 0, leaves = 0] = row ?? [];
  expect(drawn).toContain(`Gases ${enters} °C`);
  expect(drawn).toContain(`Gases ${leaves} °C`);
  const heat = Math.round(COLUMNS['calor-de-gases'](gases, enters, leaves));
  expect(drawn).toContain(`${heat} kW`);
  expect(read('content/models/economizadores.yaml')).toContain(`${heat} kW`);
});

it('the water of the economizer takes up the heat that its gases give', () => {
  const model = read('content/models/economizadores.yaml');
  const heat = figure(model, /(\d+) kW/);
  const flow = figure(model.replace(/(\d) (\d{3}) kg/g, '$1$2 kg'), /(\d+) kg\/h de agua/);
  const enthalpy = (name: string) => {
    const state = `name: ${name} water: { pressure: (?:\\d+), temperature: ([\\d.]+)`;
    const T = of(figure(model, new RegExp(state)), '°C');
    return valueIn(solved(liquidAt(of(13, 'bar'), T)).h, 'kJ/kg');
  };
  const taken = (flow / 3600) * (enthalpy('Agua a la salida') - enthalpy('Agua a la entrada'));
  expect(Math.abs(taken / heat - 1)).toBeLessThan(0.003);
});

it('a deaerator stands at one pressure, and its pump adds its work to the water', () => {
  const page = read('content/equipment/desaireadores.yaml');
  const model = read('content/models/desaireadores.yaml');
  const pressure = figure(page, /rociado y bandejas a (\d,\d+) barg/);
  expect(figure(model, /kg\/h a (\d,\d+) barg/)).toBe(pressure);
  expect(figure(page, /de agua a (\d,\d+) barg/)).toBe(pressure);
  expect(figure(page, /from: \[agua, minutos, (\d\.\d+)\]/)).toBe(pressure);
  const { p, hf, vf } = steamAtGauge(pressure);
  const out = absolute(of(12, 'barg'), SEA_LEVEL_PRESSURE);
  const T = of(figure(model, /name: Agua a la caldera water: .*?temperature: ([\d.]+)/), '°C');
  const work = valueIn(solved(liquidAt(out, T)).h, 'J/kg') - valueIn(hf, 'J/kg');
  // Of a perfect pump; a real one heats the water somewhat more.
  expect(work).toBeGreaterThan(valueIn(vf, 'm³/kg') * (valueIn(out, 'Pa') - valueIn(p, 'Pa')));
  // Below the sprays the water boils almost, on the trays altogether.
  const sprayed = figure(model, /name: Agua casi en saturación water: .*?temperature: ([\d.]+)/);
  expect(sprayed).toBeLessThan(valueIn(steamAtGauge(pressure).T, '°C') - 1);
});

it('a deaerator stands as high above the floor as its platform and its own height', () => {
  const page = read('content/equipment/desaireadores.yaml').replace(/(?<=\d) (?=\d{3}\b)/g, '');
  const platform = figure(page, /plataforma es la del plano, de (\d+) mm/);
  const rows = [...page.matchAll(/\[DA-[\d-]+, \d+, \d+, "[^"]*", (\d+), (\d+),/g)];
  expect(rows).toHaveLength(8);
  for (const [row, own, total] of rows) {
    expect(Number(total), row).toBe(Number(own) + platform);
  }
  expect(page).toContain(`plataforma a ${platform} mm`);
});

it('the control valve is shown at one duty: chooser, model and tool', () => {
  const { values } = defaultState(controlValve);
  const flow = valueIn(values.largest as Quantity<'massFlow'>, 'kg/h');
  const [before, after] = (['upstream', 'downstream'] as const).map((end) =>
    valueIn(values[end] as Quantity<'gaugePressure'>, 'barg'),
  );
  const page = read('content/products/valvulas-control.yaml');
  expect(page).toContain(`example: [${flow}, ${before}, ${after}]`);
  expect(page).toContain(`Presión de entrada, usual: ${before} }`);
  expect(page).toContain(`Presión de salida, usual: ${after} }`);
  expect(read('content/models/valvulas-control.yaml')).toContain(
    `throttled: { pressure: ${after}, from: { pressure: ${before}, quality: 1 } }`,
  );
});

it('the vent of the drawn pump is the one that its page reckons with', () => {
  const [, drawn] =
    /'Venteo DN (\d+): hasta 265 kg/.exec(read('scenes/models/condensate_pump.py')) ?? [];
  const page = read('content/products/bombas-mecanicas-condensado.yaml');
  expect(page).toContain(`Un DN ${drawn}, como el del plano`);
});

it('the pump of the worked choice is the one that the chooser shows', () => {
  const page = read('content/products/bombas-mecanicas-condensado.yaml');
  const [, motive, head, load] = /example: \[(\d), (\d), (\d+)\]/.exec(page) ?? [];
  const [, name, told] =
    /Con \d barg alcanza la (BM-[\d/]+), que a \d barg da ([\d ]+) kg/.exec(page) ?? [];
  const flow = (told ?? '').replace(' ', '');
  expect(Number(flow)).toBeGreaterThanOrEqual(Number(load));
  expect(page).toContain(`= ${head} barg. La presión motriz`);
  const { values } = defaultState(condensatePump);
  expect(valueIn(values.motive as Quantity<'gaugePressure'>, 'barg')).toBe(Number(motive));
  expect(valueIn(values.condensate as Quantity<'massFlow'>, 'kg/h')).toBe(Number(load));
  const { lift, returnPressure } = values as {
    lift: Quantity<'length'>;
    returnPressure: Quantity<'gaugePressure'>;
  };
  expect(valueIn(solved(pumpDuty(lift, returnPressure)).head, 'barg')).toBeCloseTo(Number(head), 1);
  const row = new RegExp(`\\[${name}, ${motive}, [^\\]]*, 150, \\d+, (\\d+),`).exec(page);
  expect(row?.[1]).toBe(flow);
});

it('what a valve is found by is the limit of its class, and for a safety valve 90 % of it', () => {
  const limit = valueIn(solved(saturatedSteamLimit(300)), 'barg');
  const found = (page: string) =>
    figure(read(`content/products/${page}.yaml`), /pressure: ([\d.]+)/);
  for (const page of ['valvulas-control', 'valvulas-corte', 'valvulas-reductoras']) {
    expect(found(page)).toBe(Number(limit.toFixed(1)));
  }
  expect(found('valvulas-seguridad')).toBe(Number((0.9 * limit).toFixed(1)));
});

it('pure steam leaves its generator as dry as the superheat of EN 285 lets it be', () => {
  const model = read('content/models/vapor-puro.yaml').replace(/\s+/g, ' ');
  const dryness = figure(model, /a la salida steam: { pressure: 3, quality: ([\d.]+)/);
  const limit = figure(read('content/products/vapor-puro.yaml'), /value: ≤ (\d+)\s+unit: K/);
  const { h } = solved(wetSteam(absolute(of(3, 'barg'), SEA_LEVEL_PRESSURE), of(dryness, '1')));
  const boiling = solved(saturationTemperature(SEA_LEVEL_PRESSURE));
  const opened = solved(reducerOutlet(of(4, 'bar'), SEA_LEVEL_PRESSURE, h));
  expect(opened.T - boiling).toBeGreaterThan(0);
  expect(opened.T - boiling).toBeLessThanOrEqual(limit);
});

it('the thermometer of the drawn pure-steam generator shows the saturation at its pressure', () => {
  const shown = figure(
    read('scenes/models/pure_steam.py'),
    /temperature_transmitter\(.*?value='([\d,]+)'/,
  );
  expect(shown).toBe(Number(valueIn(steamAtGauge(3).T, '°C').toFixed(1)));
});
