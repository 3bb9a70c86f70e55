import { expect, test } from 'vitest';
import { COLUMNS } from './index.ts';

test.each([
  // API 520-I: 1 000 kg/h at a set pressure of 7 barg need 224 mm².
  ['vapor-por-orificio', [224, 7, 10], 1000, 0.01],
  // Cross-check of the steam pipe: 2 000 kg/h at 7 barg run at 16,2 m/s in DN 100.
  ['vapor-por-dn', [100, 7, 16.2], 2000, 0.01],
  ['vapor-por-tubo', [102.3, 7, 16.2], 2000, 0.01],
  // Valsteam ADCA's rule, within 15 %: 11,2·p1 kg/h for each Kv once the flow is critical.
  ['vapor-por-kvs', [10, 7, 1, 100], 10 * 11.2 * 8.013, 0.15],
  // hg(7 barg) 2 768 kJ/kg less hf(80 °C) 335 kJ/kg.
  ['calor-de-vapor', [3600, 7, 80], 2768.3 - 335.4, 0.001],
  // 4,19 kJ/(kg·K) and 983 kg/m³ at 60 °C.
  ['agua-por-potencia', [100, 60, 80], (3600 * 100) / (983.2 * 4.19 * 20), 0.005],
  // Half of Carnot between 35 and 80 °C: 353,15 K over 45 K.
  ['cop-real', [40, 35, 70, 80], 353.15 / 45 / 2, 0.001],
  ['potencia-electrica', [500, 40, 35, 70, 80], (500 * 90) / 353.15, 0.001],
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
