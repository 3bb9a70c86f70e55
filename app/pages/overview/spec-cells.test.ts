import { expect, test } from 'vitest';
import { realContent } from '../../../tests/support/content-folder.ts';
import { decidingFigures, heroFigures, specCells } from './spec-cells.server.ts';

const { single, collection } = realContent();
const entries = [...collection.equipment, ...collection.products];
const entryOf = (slug: string) => entries.find((one) => one.slug === slug) ?? expect.fail();
const cellsOf = (slug: string) => specCells(entryOf(slug), single.overviews.rows);

test('a row holds the range of its column: figures, sizes and texts', () => {
  const { tamano, kvs, clase, material, masa } = cellsOf('valvulas-reductoras');
  expect(tamano).toEqual({ value: 'DN 15\u00a0a\u00a080', note: undefined, sample: false });
  expect(kvs).toMatchObject({ value: '2,5\u00a0a\u00a063\u00a0m³/h', sample: true });
  expect(clase).toMatchObject({ value: '150 y 300' });
  expect(material).toMatchObject({ value: 'ASTM\u00a0A216 WCB', note: 'Cuerpo' });
  expect(masa?.value).toMatch(/^15\sa\s84\skg$/);
});

test('two columns make one range, and a series says over what it goes', () => {
  expect(cellsOf('valvulas-reductoras').regulada?.value).toMatch(/^0,2\sa\s17\sbarg$/);
  const { capacidad, tamano } = cellsOf('dispositivos-auxiliares');
  expect(capacidad?.value).toMatch(/^20\sa\s3\s100\skg\/h$/);
  expect(capacidad?.note).toMatch(/^Con Δp de 0,05\sa\s10\sbar$/);
  const { capacidad: relief } = cellsOf('valvulas-seguridad');
  expect(relief?.note).toMatch(/^Presión de ajuste de 1,5\sa\s15\sbarg$/);
  expect(tamano).toMatchObject({ value: 'DN 15\u00a0a\u00a040', note: 'De la trampa' });
  expect(cellsOf('bombas-mecanicas-condensado').tamano?.value).toMatch(
    /^DN\s25\s×\s25 a 100\s×\s80$/,
  );
  expect(cellsOf('valvulas-seguridad').tamano?.value).toMatch(/^DN 25\s×\s50 a 150\s×\s200$/);
});

test('valves are compared by their Kvs: their flow depends on a drop of their own', () => {
  for (const valve of ['valvulas-control', 'valvulas-reductoras']) {
    const { kvs, capacidad } = cellsOf(valve);
    expect(kvs?.value).toMatch(/m³\/h$/);
    expect(capacidad).toBeUndefined();
  }
});

test('what a page writes itself stands before what its table says', () => {
  expect(cellsOf('calderas-vapor').capacidad?.value).toMatch(/^100\sa\s25\s000\skg\/h$/);
  expect(cellsOf('calderas-vapor').kvs).toBeUndefined();
});

test('a card and a first screen say what a capacity holds for, and a word once', () => {
  const names = (slug: string) => [
    ...decidingFigures(entryOf(slug), single.overviews.rows).map(({ name }) => name),
    ...heroFigures(entryOf(slug), single.overviews.rows).map(({ label }) => label),
  ];
  const capacities = entries.flatMap(({ slug }) =>
    names(slug).filter((name) => /^Capac/.test(name)),
  );
  expect(capacities.filter((name) => !name.includes('('))).toEqual([]);
  expect(names('medidores-flujo')).toContainEqual(expect.stringMatching(/a 7\sbarg\)$/));
  expect(names('economizadores')).toContain('Calor recuperado');
});
