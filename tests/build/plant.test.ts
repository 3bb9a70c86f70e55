import { expect, test } from 'vitest';
import { all, only, openDocument, text } from '../support/built-site.ts';

const controls = ['button', 'input', 'select'];
const within = (part: string) => controls.map((control) => `${part} ${control}`).join(', ');

test('what the plant cannot do without scripts cannot be pressed before them', () => {
  const main = only(openDocument('/tools/planta-vapor'), 'main');
  const waiting = new Set(all(main, within('fieldset[disabled]')));
  // The questions are a form, which keeps what is entered.
  const kept = new Set(all(main, within('form')));
  const others = all(main, controls.join(', ')).filter(
    (control) => !(waiting.has(control) || kept.has(control) || control.hasAttribute('disabled')),
  );
  expect(others.map(text)).toEqual([]);
  expect(waiting.size).toBeGreaterThan(20);
  expect(kept.size).toBeGreaterThan(10);
});

test('the list of tools shows the figures that the plant opens with', () => {
  const band = only(openDocument('/tools'), '[aria-labelledby="planta-entera"]');
  const [steam = '', , cost = ''] = all(band, 'dd').map(text);
  const plant = text(only(openDocument('/tools/planta-vapor'), 'main'));
  expect(steam).toMatch(/^\d[\d ]+ kg\/h$/);
  for (const figure of [steam, cost]) expect(plant).toContain(figure);
  expect(all(band, 'svg')).toHaveLength(1);
});

test('the table of streams tells the make-up if the flash steam is lost', () => {
  const streams = only(openDocument('/tools/planta-vapor'), '[aria-labelledby="corrientes"]');
  const makeup = all(streams, 'tr')
    .map(text)
    .find((row) => row.startsWith('Agua de reposición'));
  const [least = 0, most = 0] = [...(makeup ?? '').matchAll(/([\d\s]+) kg\/h/g)]
    .map(([, flow = '']) => Number(flow.replace(/\s/g, '')))
    .toSorted((a, b) => a - b);
  expect(makeup).toContain('se pierde al aire');
  expect(most).toBeGreaterThan(1.05 * least);
});
