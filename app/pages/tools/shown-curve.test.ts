import { expect, test } from 'vitest';
import { defaultState } from '../../../engineering/define-calculator.ts';
import { solved } from '../../../engineering/solved.ts';
import { formatOutput } from '../../calculator/case.ts';
import { isClose } from '../../calculator/state.ts';
import { definitionOf, toolIds } from '../tool/definitions.server.ts';
import { shownOf } from './shown-curve.server.ts';

test.each(toolIds)('the figure printed for %s is the height of the point on its curve', (id) => {
  const calculator = definitionOf(id);
  const { output, value, curve } = shownOf(calculator) ?? {};
  if (!output || value === undefined || !curve) throw new Error(`${id} has no curve`);
  const [x, y] = curve.point.at;
  expect(formatOutput(output, value)).toBe(formatOutput(output, y));
  const example = defaultState(calculator);
  const { outputs } = solved(calculator.run(example));
  const known = [...Object.values(outputs), ...Object.values(example.values)].map(Number);
  for (const place of [x, y]) {
    expect(known.some((one) => isClose(one, place))).toBe(true);
  }
});
