import { hotWaterPower, storage } from '../formulas/hot-water.ts';
import { of, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Vector } from './vector.ts';

/** 10 m³/h from 25 to 65 °C at 4 bar abs. for an hour and a half, four hours to recover, 80 % usable. */
function hotWater() {
  const demand = solved(
    hotWaterPower({
      flow: of(10, 'm³/h'),
      cold: of(25, '°C'),
      hot: of(65, '°C'),
      pressure: of(4, 'bar'),
    }),
  );
  return { demand, tank: solved(storage(demand, of(1.5, 'h'), of(4, 'h'), of(80, '%'))) };
}

export const HOT_WATER_VECTORS: readonly Vector[] = [
  {
    id: 'hot-water-power',
    kind: 'own',
    topic: 'hot-water',
    source: 'A mano: 997,2 × 10 × 167,2 / 3 600',
    quantity: 'Potencia para llevar 10 m³/h de 25 a 65 °C',
    printed: '463.1',
    unit: 'kW',
    compute: () => valueIn(hotWater().demand.power, 'kW'),
  },
  {
    id: 'hot-water-storage-power',
    kind: 'own',
    topic: 'hot-water',
    source: 'A mano: 463,1 × 1,5 / 5,5',
    quantity: 'Potencia con tanque, pico de 1,5 h y recuperación de 4 h',
    printed: '126.3',
    unit: 'kW',
    compute: () => valueIn(hotWater().tank.power, 'kW'),
  },
  {
    id: 'hot-water-volume',
    kind: 'own',
    topic: 'hot-water',
    source: 'A mano: 336,8 × 5 400 / (0,8 × 980,7 × 167,2)',
    quantity: 'Tanque para ese pico, 80 % útil',
    printed: '13.9',
    unit: 'm³',
    compute: () => valueIn(hotWater().tank.volume, 'm³'),
  },
];
