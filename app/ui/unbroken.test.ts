import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withMark } from '../../edit/marks.ts';
import { unbroken } from './unbroken.tsx';

const spans = (text: string) =>
  [...renderToStaticMarkup(unbroken(text)).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, inside]) => inside,
  );

test('names with a hyphen stay whole, and nothing else is touched', () => {
  expect(spans('R-717, R-1234ze(E)')).toEqual(['R-717', 'R-1234ze(E)']);
  expect(spans('BC-500 a 65 °C')).toEqual(['BC-500']);
  expect(spans('IAPWS R12-08, tabla 4')).toEqual(['R12-08']);
  expect(spans('Flotador FT-15/10')).toEqual(['FT-15/10']);
  expect(spans('Decreto 26789-MTSS, 40306-S-MTSS')).toEqual(['26789-MTSS', '40306-S-MTSS']);
  expect(spans('IEC 60534-8-3 y ASME VIII-1')).toEqual(['60534-8-3', 'VIII-1']);
  expect(spans('Agua tibia, IAPWS-IF97')).toEqual(['IAPWS-IF97']);
});

test('a range stays whole with its unit', () => {
  expect(spans('pulsos o 4–20\u00a0mA, y 500–25\u00a0000\u00a0kg/h')).toEqual([
    '4–20\u00a0mA',
    '500–25\u00a0000\u00a0kg/h',
  ]);
});

test('a symbol is set with its index, and no other word is', () => {
  expect(spans('con ho 5,15 W/m²·K')).toEqual(['<i>h</i><sub>o</sub>']);
  expect(spans('(hf1 − hf2)/hfg2, xT 0,72')).toEqual([
    '<i>h</i><sub>f1</sub>',
    '<i>h</i><sub>f2</sub>',
    '<i>h</i><sub>fg2</sub>',
    '<i>x</i><sub>T</sub>',
  ]);
  expect(unbroken('Entropía del vapor, sg')).toEqual(
    expect.arrayContaining(['Entropía del vapor,\u00a0']),
  );
  expect(unbroken('Kvs 25, Kv y TMA, 700 hab')).toBe('Kvs 25, Kv y TMA, 700 hab');
});

test('a text that the owner edits stays one', () => {
  const marked = withMark('R-717', { file: 'company', path: ['name'] });
  expect(unbroken(marked)).toBe(marked);
});
