import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SEA_LEVEL_PRESSURE } from './atmosphere.ts';
import { FACTOR, SHARE_OF_DIFFERENCE, TRAP } from './calculators/parts/trap.ts';
import { saturatedSteamLimit } from './formulas/flange-rating.ts';
import { REAL_SHARE } from './formulas/heat-pump.ts';
import { type NominalDiameter, pipeOfSize } from './formulas/pipe-sizes.ts';
import { reducerOutlet } from './formulas/pressure-reducer.ts';
import { steamVelocity } from './formulas/steam-pipe.ts';
import { saturationTemperature } from './if97/saturation.ts';
import { saturatedAtPressure, wetSteam } from './if97/states.ts';
import { absolute, of, valueIn } from './quantities.ts';
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
    linea: 'Pierna colectora de línea',
    fija: 'Serpentín a presión fija',
    modulada: 'Intercambiador con control modulante',
    trazado: 'Trazado de tuberías',
  } as const;
  for (const use of ['linea', 'fija', 'modulada', 'trazado'] as const) {
    const trap = TRAP[use]
      .replace(/^De |\bde /g, '')
      .replace(/^./, (letter) => letter.toUpperCase());
    const half = SHARE_OF_DIFFERENCE[use] === 0.5 ? ' a la mitad de la diferencial máxima' : '"';
    const factor = half === '"' ? `"${FACTOR[use]}"` : `${FACTOR[use]}${half}`;
    expect(page).toContain(`${named[use]}, ${trap}, ${factor}`);
  }
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
  const least = figure(page, /salida de vapor es para (\d+) barg o más/);
  const { vg } = steamAtGauge(least);
  const rows = [...page.matchAll(/\[(C[SV]-\d+), (\d+),[^\]]* DN (\d+), \d+\]/g)];
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

it('the drawn boiler house leaves the room for drawing tubes that the table asks for', () => {
  const [burner = 0, door = 0, tubes = 0] =
    /BURNER, DOOR, TUBES = FRONT - ([\d.]+), FRONT - ([\d.]+), ([\d.]+)/
      .exec(read('scenes/models/house_layout.py'))
      ?.slice(1)
      .map(Number) ?? [];
  const [, room] =
    /\[CV-3000, [^\]]*", (\d+), /.exec(read('content/equipment/calderas-vapor.yaml')) ?? [];
  // From the door on; the table tells what is left before the burner.
  expect((tubes - (burner - door)) * 1000).toBeGreaterThanOrEqual(Number(room));
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
