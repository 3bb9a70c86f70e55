import { expect, test } from 'vitest';
import { of } from '../quantities.ts';
import { answer, expectSame } from '../testing/agree.ts';
import { COLUMNS } from './index.ts';

test.each([
  // API 520-I: 1 000 kg/h at a set pressure of 7 barg need 224 mm².
  ['vapor-por-orificio', [224, 7, 10], 1000, 0.01],
  // Rosemount 8800: √(54/ρ) m/s, 3,6 at 7 barg and 6,9 at 1 barg, to 76 m/s; 2 000 kg/h at 7 barg run at 16,2 m/s in DN 100.
  ['minimo-de-vortice', [100, 7], (2000 * 3.6) / 16.2, 0.01],
  ['minimo-de-vortice', [100, 1], (2000 * 6.9 * 0.2403) / (16.2 * 0.88), 0.01],
  ['maximo-de-vortice', [100, 7], (2000 * 76) / 16.2, 0.01],
  // Cross-check of the steam pipe.
  ['vapor-por-tubo', [102.3, 7, 16.2], 2000, 0.01],
  // Valsteam ADCA's rule, within 15 %: 11,2·p1 kg/h for each Kv once the flow is critical.
  ['vapor-por-kvs', [10, 7, 1, 100], 10 * 11.2 * 8.013, 0.15],
  // By hand, choked: v 0,1772 m³/kg, x_T·γ/1,4 = 0,6686 and Y = 2/3 make Kv 8,84 of 1 200 kg/h from 10 to 2 barg.
  ['uso-del-kvs', [16, 1200, 10, 2], 100 * (8.84 / 16), 0.005],
  ['vapor-por-kvs', [16, 10, 2, 70], (1200 * 0.7 * 16) / 8.84, 0.005],
  // By hand, not choked: v 0,2403 m³/kg from 7 to 5 barg, x = 0,2496, Y = 0,8756.
  [
    'vapor-por-kvs',
    [10, 7, 5, 100],
    10 * 31.6 * 0.8756 * Math.sqrt((0.2496 * 8.013) / 0.2403),
    0.005,
  ],
  // hg(7 barg) 2 768 kJ/kg less hf(80 °C) 335 kJ/kg.
  ['calor-de-vapor', [3600, 7, 80, 100, 0], 2768.3 - 335.4, 0.001],
  // With 2 % of the latent heat (2 047 kJ/kg) less, and 4/96 of boiling water (721 kJ/kg) drained.
  [
    'calor-de-vapor',
    [3600, 7, 80, 98, 4],
    2768.3 - 0.02 * 2047.3 - 335.4 + (4 / 96) * (721 - 335.4),
    0.001,
  ],
  // The boiler's outlet: v 0,2403 m³/kg at 7 barg, 0,4609 at 3 and 0,8803 at 1; at more than 7 all of it.
  ['vapor-a-presion', [3000, 7, 3], 3000 * (0.2403 / 0.4609), 0.002],
  ['vapor-a-presion', [3000, 7, 1], 3000 * (0.2403 / 0.8803), 0.002],
  ['vapor-a-presion', [3000, 7, 8], 3000, 1e-9],
  // 4,19 kJ/(kg·K) and 983 kg/m³ at 60 °C.
  ['agua-por-potencia', [100, 60, 80], (3600 * 100) / (983.2 * 4.19 * 20), 0.005],
  // Half of Carnot between 35 and 80 °C: 353,15 K over 45 K.
  ['cop-real', [40, 35, 70, 80], 353.15 / 45 / 2, 0.001],
  ['potencia-electrica', [500, 40, 35, 70, 80], (500 * 90) / 353.15, 0.001],
  // The tool's own case, 40/35 to 80 °C, of a machine made for 85 °C: 3,92 and 127 kW.
  ['cop-en-caso', [40, 35, 75, 85, 40, 80], 353.15 / 45 / 2, 0.001],
  ['potencia-en-caso', [500, 40, 35, 75, 85, 40, 80], (500 * 90) / 353.15, 0.001],
  ['calor-de-gases', [3600, 230, 140], 1.09 * 90, 0.001],
  // Water at 107 °C weighs 952 kg/m³.
  ['volumen-reserva', [9520, 60, 0.3], 10, 0.005],
  // The crossing of the rating of class 150 and saturated steam.
  ['limite-vapor-saturado', [150], 13.9, 0.005],
] as const)('%s of %j', (name, figures, expected, tolerance) => {
  const column: (...figures: number[]) => number = COLUMNS[name];
  const found = column(...figures);
  expect(Math.abs(found / expected - 1)).toBeLessThan(tolerance);
});

test('the chooser of reducers and the tool of the same page ask for the same valve', async () => {
  const values = {
    flow: of(1200, 'kg/h'),
    upstream: of(10, 'barg'),
    downstream: of(2, 'barg'),
    dryness: of(100, '%'),
  };
  const kv = await answer(['valvulas-reductoras', values, { site: 'mar' }], 'kv', 'Kv');
  expectSame([COLUMNS['uso-del-kvs'](16, 1200, 10, 2), (100 * kv) / 16]);
});
