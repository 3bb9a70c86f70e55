import { expect, it } from 'vitest';
import { sharedFigures } from './shared-figures.ts';

const kinds = [
  { label: 'Presión', units: ['barg', 'bar'] },
  { label: 'Potencia', units: ['kW', 'MWth'] },
  { label: 'Caudal', units: ['kg/h'] },
];

it('sets figures of one kind in one row, and an empty cell where there is none', () => {
  const pressure = { value: '1 a 20', unit: 'barg', label: 'de trabajo' };
  const margin = { value: '0,6', unit: 'bar', label: 'margen' };
  const power = { value: '100 kWth a 10 MWth', label: 'potencia' };
  const ratio = { value: '10:1', label: 'relación' };
  const rows = sharedFigures(
    [{ keyFigures: [power, pressure] }, { keyFigures: [margin, ratio] }],
    kinds,
    'Otras',
  );
  expect(rows).toEqual([
    { name: 'Presión', cells: [[pressure], [margin]] },
    { name: 'Potencia', cells: [[power], []] },
    { name: 'Otras', cells: [[], [ratio]] },
  ]);
});
