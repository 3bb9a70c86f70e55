import { expect, test } from 'vitest';
import { headlineId } from './headline-id.ts';

test.each([
  ['Cómo elegir', 'como-elegir'],
  ['¿Qué es y cómo trabaja?', 'que-es-y-como-trabaja'],
  ['Diseño, tamaño y año', 'diseno-tamano-y-ano'],
  ['De 1 a 20 barg: 25 000 kg/h', 'de-1-a-20-barg-25-000-kg-h'],
  ['  Agua — «caliente»  ', 'agua-caliente'],
])('«%s» is reached at #%s', (text, id) => {
  expect(headlineId(text)).toBe(id);
});
