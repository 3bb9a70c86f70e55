import { expect, test } from 'vitest';
import { fewTags, firstSettings, mainTags, tagsOf, withChosen } from './settings.ts';

const parts = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id, text: '' }));
const steps = [{ parts: ['c', 'a', 'b'] }, { parts: ['a'] }];

test('the machine as a whole bears the names of its main parts, and that of the chosen one', () => {
  const all = tagsOf({ parts }, undefined, false);
  const names = (chosen: string | undefined) =>
    mainTags(all, { steps }, chosen).map(({ name }) => name);
  expect(names(undefined)).toEqual(['a', 'c']);
  expect(names('e')).toEqual(['a', 'c', 'e']);
});

test('a part inside is chosen with the machine cut open, unless it is open already', () => {
  const closed = firstSettings({ steps: [] }, 0);
  const inside = ['b'];
  expect(withChosen(closed, { inside }, 'b')).toMatchObject({ chosen: 'b', cut: 1 });
  expect(withChosen(closed, { inside }, 'a')).toMatchObject({ chosen: 'a', cut: 0 });
  expect(withChosen({ ...closed, cut: 0.4 }, { inside }, 'b').cut).toBe(0.4);
  expect(withChosen({ ...closed, explode: 1 }, { inside }, 'b').cut).toBe(0);
});

test('a phone numbers what is seen of the closed machine, from one', () => {
  const all = tagsOf({ parts }, undefined, false);
  const numbers = (cut: number) =>
    fewTags(all, { inside: ['a'] }, { cut, explode: 0 }).map(({ id, number }) => `${number} ${id}`);
  expect(numbers(0)).toEqual(['1 b', '2 c', '3 d', '4 e']);
  expect(numbers(1)).toHaveLength(5);
});
