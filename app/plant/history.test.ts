import { expect, test } from 'vitest';
import { changed, historyOf, redone, undone } from './history.ts';

test('a drag is one step, another field or a later change a new one', () => {
  let history = historyOf(1);
  history = changed(history, 2, 'flow', 0);
  history = changed(history, 3, 'flow', 100);
  history = changed(history, 4, 'flow', 5000);
  history = changed(history, 5, 'price', 5100);
  expect(history.past).toEqual([1, 3, 4]);
});

test('undo and redo go back and forth; a change forgets what was undone', () => {
  let history = changed(changed(historyOf('a'), 'b', 'x', 0), 'c', 'y', 0);
  history = undone(undone(undone(history)));
  expect(history.present).toBe('a');
  history = redone(history);
  expect(history.present).toBe('b');
  history = changed(history, 'd', 'y', 0);
  expect(history.future).toEqual([]);
  expect(redone(history).present).toBe('d');
  expect(undone(history).present).toBe('b');
});
