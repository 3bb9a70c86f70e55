import { describe, expect, test } from 'vitest';
import { solveOperation } from '../../engineering/plant/model.ts';
import { of } from '../../engineering/quantities.ts';
import { type Session, withChoice } from '../calculator/session.ts';
import { form, startingPoints } from './plant-form.ts';

const fuels = form.choices.fuel.options.map(({ id }) => id);
const switches = Object.entries(form.choices).flatMap(([key, { options }]) =>
  options.map(({ id }) => [key, id] as const),
);

/** What no plant can have is refused in words. */
const impossible = (fuel: string, key: string, option: string) =>
  fuel === 'electricidad' && key === 'economizer' && option === 'si';

describe.each(startingPoints.map(({ id, state }) => [id, state] as const))('%s', (_id, state) => {
  const session: Session = { state, units: {}, entries: {}, unreadable: [] };

  test('every choice on every fuel has an answer at once', () => {
    const refused = fuels.flatMap((fuel) => {
      const fuelled = withChoice(form, session, 'fuel', fuel);
      return switches
        .filter(([key, option]) => !impossible(fuel, key, option))
        .filter(([key, option]) => {
          const chosen = withChoice(form, fuelled, key, option);
          return !solveOperation(chosen.state).ok;
        })
        .map((choice) => [fuel, ...choice].join(' '));
    });
    expect(refused).toEqual([]);
  });

  test('a low header is below a boiler of little pressure', () => {
    const values = { ...state.values, boilerPressure: of(1.5, 'barg') };
    // In an economizer its water would boil.
    const choices = { ...state.choices, low: 'no', economizer: 'no' };
    const low = { ...session, state: { choices, values } };
    const answer = solveOperation(withChoice(form, low, 'low', 'si').state);
    expect(answer.ok || answer.reason).toBe(true);
  });
});
