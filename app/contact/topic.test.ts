import { expect, test } from 'vitest';
import { topicIn, withTopic } from './topic.ts';

const steam = { id: 'vapor', name: 'Vapor', line: 'Presión: __ barg' };
const water = { id: 'agua', name: 'Agua caliente', line: 'Caudal: __ m³/h' };
const topics = [steam, water];
const empty = { subject: '', message: '' };

test('a topic fills the subject and the message of an empty form', () => {
  const typed = withTopic(empty, steam, topics);
  expect(typed).toEqual({ subject: 'Vapor', message: 'Presión: __ barg' });
  expect(topicIn(typed, topics)).toBe(steam);
  expect(topicIn(empty, topics)).toBeUndefined();
});

test('another topic takes the place of one that was left as it came', () => {
  const typed = { subject: 'Vapor', message: `Buenos días.\n\n${steam.line}\n\nGracias.` };
  expect(withTopic(typed, water, topics)).toEqual({
    subject: 'Agua caliente',
    message: `Buenos días.\n\n${water.line}\n\nGracias.`,
  });
});

test('nothing that was typed is lost', () => {
  const typed = { subject: 'Cotización de una caldera', message: 'Presión: 8 barg' };
  expect(withTopic(typed, water, topics)).toEqual({
    subject: 'Cotización de una caldera',
    message: `Presión: 8 barg\n\n${water.line}`,
  });
});

test('the same topic twice changes nothing', () => {
  const once = withTopic({ subject: '', message: 'Urgente.' }, steam, topics);
  expect(withTopic(once, steam, topics)).toEqual(once);
});
