import { expect, test } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { defaultState, output } from '../../engineering/define-calculator.ts';
import { of } from '../../engineering/quantities.ts';
import { formatOutput, inputRows } from './case.ts';

test('an error says whether it is too much or too little', () => {
  const error = output({ label: 'Error', unit: '%', digits: 3, signed: true });
  const told = [13.7, -6.64].map((percent) => formatOutput(error, of(percent, '%')));
  expect(told).toEqual(['+13,7\u00a0%', '−6,64\u00a0%']);
});

test('what changes nothing is neither asked nor told, nor what it brings with it', async () => {
  const calculator = await loadCalculator('valvulas-seguridad');
  const { values, choices } = defaultState(calculator);
  const asked = (service: string) =>
    inputRows(calculator, { values, choices: { ...choices, service, site: 'propia' } }, {})
      .map(([label]) => label)
      .filter((label) => label.startsWith('Altitud'))
      .toSorted();
  expect(asked('caldera')).toEqual([]);
  expect(asked('recipiente')).toEqual(['Altitud del sitio', 'Altitud propia']);
});
