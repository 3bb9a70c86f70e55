import { expect, test } from 'vitest';
import { output } from '../../engineering/define-calculator.ts';
import { of } from '../../engineering/quantities.ts';
import { formatOutput } from './case.ts';

test('an error says whether it is too much or too little', () => {
  const error = output({ label: 'Error', unit: '%', digits: 3, signed: true });
  const told = [13.7, -6.64].map((percent) => formatOutput(error, of(percent, '%')));
  expect(told).toEqual(['+13,7\u00a0%', '−6,64\u00a0%']);
});
