import { expect, it } from 'vitest';
import { pipeLosses } from './distribution.ts';
import { economizerExample } from './generation.ts';
import { STEAM_WAY } from './steam-way.ts';

const numberIn = (text: string) =>
  Number(/^[\d\u00a0,]+/.exec(text)?.[0].replaceAll('\u00a0', '').replace(',', '.'));

it('keeps telling the enthalpies of steam at 7 barg', () => {
  expect(STEAM_WAY['entalpia-condensado']()).toBe('721\u00a0kJ/kg');
  expect(STEAM_WAY['calor-latente']()).toBe('2\u00a0047\u00a0kJ/kg');
  expect(STEAM_WAY['entalpia-vapor']()).toBe('2\u00a0768\u00a0kJ/kg');
});

it('adds up: what steam carries is what the process gets and what the condensate keeps', () => {
  const parts = [STEAM_WAY['calor-latente'](), STEAM_WAY['entalpia-condensado']()].map(numberIn);
  const sum = parts.reduce((total, part) => total + part, 0);
  expect(sum).toBe(numberIn(STEAM_WAY['entalpia-vapor']()));
});

it('agrees with the tables that pages show', () => {
  const [, bare = ''] = pipeLosses().find(([size]) => size === 'DN 100') ?? [];
  expect(bare.replace('W/m', 'W')).toBe(STEAM_WAY['metro-desnudo']().replace('\u00a0', ' '));
  const saved = economizerExample().flat().join(' ');
  expect(saved).toContain(STEAM_WAY['ahorro-economizador']().replace('\u00a0', ' '));
});
