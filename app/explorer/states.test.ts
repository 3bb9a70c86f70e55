import { expect, test } from 'vitest';
import { stateValues } from './states.server.ts';

const place = { at: 'steam', along: 'middle', name: 'Vapor' } as const;
const space = '\u00a0';
const values = (...words: string[]) => words.map((word) => word.replaceAll(' ', space));

test('steam is known by its pressure and dryness, or by its temperature', () => {
  const dry = stateValues({ ...place, steam: { pressure: 10, unit: 'barg', quality: 1 } });
  expect(dry).toEqual({ ok: true, value: values('10 barg', '184,1 °C', '2 781 kJ/kg') });
  const wet = stateValues({ ...place, steam: { pressure: 10, unit: 'bar', quality: 0.5 } });
  // IAPWS-IF97 at 10 bar: hf 762,7 and hg 2 777,1 kJ/kg.
  const known = values('10 bar abs.', '179,9 °C', '1 770 kJ/kg');
  expect(wet).toEqual({ ok: true, value: [...known, 'x\u00a0=\u00a00,5'] });
  // A computed one has its decimal also where that is 0.
  const round = stateValues({ ...place, steam: { pressure: 11, unit: 'barg', quality: 1 } });
  expect(round).toEqual({ ok: true, value: values('11 barg', '188,0 °C', '2 784 kJ/kg') });
  const hot = stateValues({ ...place, steam: { pressure: 10, unit: 'bar', temperature: 300 } });
  expect(hot).toEqual({ ok: true, value: values('10 bar abs.', '300 °C', '3 052 kJ/kg') });
});

test('steam after a valve has the enthalpy that it had before', () => {
  const from = { pressure: 8, unit: 'barg', quality: 1 } as const;
  const after = stateValues({ ...place, throttled: { pressure: 4, unit: 'barg', from } });
  // hg at 9,013 bar is 2 772,8 kJ/kg; at 5,013 bar saturated steam has 2 748 (151,9 °C).
  expect(after).toEqual({ ok: true, value: values('4 barg', '162,5 °C', '2 773 kJ/kg') });
  const raised = stateValues({ ...place, throttled: { pressure: 9, unit: 'barg', from } });
  expect(raised.ok).toBe(false);
});

test('water and gases are known by their temperature', () => {
  const water = stateValues({ ...place, water: { pressure: 10, unit: 'barg', temperature: 105 } });
  expect(water).toEqual({ ok: true, value: values('10 barg', '105 °C', '440,9 kJ/kg') });
  expect(stateValues({ ...place, gas: { temperature: 230 } })).toEqual({
    ok: true,
    value: values('230 °C'),
  });
});

test('what is no state of a fluid is told as it stands', () => {
  expect(stateValues({ ...place, value: '4 a 20 mA' })).toEqual({ ok: true, value: ['4 a 20 mA'] });
});

test('what cannot be is refused with a reason', () => {
  const boiled = stateValues({ ...place, water: { pressure: 1, unit: 'bar', temperature: 120 } });
  expect(boiled.ok).toBe(false);
});
