import { expect, test } from 'vitest';
import { mainTags, tagsOf } from './settings.ts';

const parts = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id, text: '' }));
const steps = [{ parts: ['c', 'a', 'b'] }, { parts: ['a'] }];

test('the machine as a whole bears the names of its main parts, and that of the chosen one', () => {
  const all = tagsOf({ parts }, undefined, false);
  const names = (chosen: string | undefined) =>
    mainTags(all, { steps }, chosen).map(({ name }) => name);
  expect(names(undefined)).toEqual(['a', 'c']);
  expect(names('e')).toEqual(['a', 'c', 'e']);
});
