import { expect, test } from 'vitest';
import { steamBalance } from './balance.server.ts';

const measured = {
  entry: { label: 'Entrada', kgh: 6200 },
  branches: [
    { label: 'Secado', kgh: 2450 },
    { label: 'Proceso', kgh: 1870 },
    { label: 'Cocina', kgh: 1180 },
    { label: 'Lavado', kgh: 640 },
  ],
  difference: 'Sin explicar',
  accuracy: 1,
};

test('what the branches leave over stands with the uncertainty that all meters give it', () => {
  const told = steamBalance(measured).desk.nodes.map(({ figures }) => figures.replace(/\s/g, ' '));
  expect(told).toEqual([
    '6 200 kg/h · 100 %',
    '2 450 kg/h · 39,5 %',
    '1 870 kg/h · 30,2 %',
    '1 180 kg/h · 19,0 %',
    '640 kg/h · 10,3 %',
    '60 ± 71 kg/h · 1,0 %',
  ]);
});
