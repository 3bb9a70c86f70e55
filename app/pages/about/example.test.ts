import { expect, it } from 'vitest';
import { exampleFigures } from './example.server.ts';

it('the flows of the example plant add up as they are read', () => {
  const { figures } = exampleFigures({ inPoints: '{n}' });
  for (const when of ['today', 'after'] as const) {
    const read = Object.fromEntries(
      figures.map((figure) => [figure.id, Number(figure[when].replace(/[^\d,]/g, ''))]),
    );
    const { steam = 0, deaerator = 0, process = 0, returned = 0, drained = 0, makeup = 0 } = read;
    expect(process).toBe(3000);
    expect(steam - deaerator).toBe(process);
    expect(process - returned + drained).toBeCloseTo(makeup, 6);
  }
});
