import { expect, test } from 'vitest';
import { steamAnswer } from './steam-answer.ts';
import { steamQuestion } from './steam-question.ts';

test.each([
  ['vapor 7 barg', { pressure: [7, 'barg'] }],
  ['7bar', { pressure: [7, 'barg'] }],
  ['100 psi', { pressure: [100, 'psig'] }],
  ['700 kPa', { pressure: [700, 'kPag'] }],
  ['8 bar a', { absolute: [8, 'bar'] }],
  ['115 psia', { absolute: [115, 'psi'] }],
  ['vapor a 170,4 °C', { temperature: [170.4, '°C'] }],
  ['338 F', { temperature: [338, '°F'] }],
  ['vapor 10 barg 250 °C', { pressure: [10, 'barg'], temperature: [250, '°C'] }],
  ['trampa 6 barg', { pressure: [6, 'barg'] }],
  ['1 500 kPa', { pressure: [1500, 'kPag'] }],
])('«%s» asks for %j', (query, asked) => {
  expect(steamQuestion(query)).toEqual(asked);
});

test.each([
  'vapor',
  'purga',
  '120 kg/h',
  'DN 50',
  'bomba de calor 90 °C',
  '7',
  '25 000 kg/h',
  '3 fases',
  // A thousand five hundred, or one and a half.
  '1,500 psi',
  '1.500 kPa 250 °C',
])('«%s» asks for no state of steam', (query) => {
  expect(steamQuestion(query)).toBeUndefined();
});

const shown = async (query: string) => {
  const question = steamQuestion(query);
  const answer = question && (await steamAnswer(question));
  return answer && JSON.stringify(answer).replaceAll('\u00a0', ' ');
};

test('the answer is that of the steam table, which the link opens with the same value', async () => {
  // NIST: water boils at 170.4 °C under 8 bar.
  expect(await shown('8 bar a')).toMatch(/170,4\d? °C/);
  expect(await shown('8 bar a')).toContain('/tools/tabla-vapor?tabla-vapor.known=pa');
  expect(await shown('6 barg')).toContain('tabla-vapor.pressure=6+barg');
  expect(await shown('vapor 10 barg 250 °C')).toContain('Vapor sobrecalentado');
});

test('what is out of the range has no answer', async () => {
  expect(await shown('4000 barg')).toBeUndefined();
});
