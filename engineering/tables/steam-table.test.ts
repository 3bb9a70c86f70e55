import { describe, expect, it } from 'vitest';
import { of, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { steamTable, superheatedTable } from './steam-table.ts';

describe('the steam table', () => {
  it('runs by pressure from end to end, also when the step does not divide the range', () => {
    const rows = solved(
      steamTable({ by: 'pressure', from: of(1, 'bar'), to: of(10, 'bar'), step: of(2, 'Δbar') }),
    );
    expect(rows.map(({ p }) => Number(valueIn(p, 'bar').toFixed(9)))).toEqual([1, 3, 5, 7, 9, 10]);
    expect(valueIn(rows[0]?.T ?? of(0, 'K'), 'K')).toBeCloseTo(372.755919, 5);
  });

  it('runs by temperature and meets the tabulated 100 °C', () => {
    const rows = solved(
      steamTable({
        by: 'temperature',
        from: of(0.01, '°C'),
        to: of(350, '°C'),
        step: of(10, 'ΔK'),
      }),
    );
    expect(rows).toHaveLength(36);
    for (const [index, row] of rows.entries()) {
      expect(row.hg).toBeGreaterThan(row.hf);
      expect(row.p).toBeGreaterThan(rows[index - 1]?.p ?? 0);
    }
  });

  it('gives superheated steam at a pressure, above saturation only', () => {
    const rows = solved(
      superheatedTable(of(10, 'bar'), {
        from: of(100, '°C'),
        to: of(400, '°C'),
        step: of(50, 'ΔK'),
      }),
    );
    expect(rows.map(({ T }) => Math.round(valueIn(T, '°C')))).toEqual([200, 250, 300, 350, 400]);
    // Superheated steam at 10 bar and 300 °C in the printed tables: 3 051,7 kJ/kg, 0,2580 m³/kg.
    expect(valueIn(rows[2]?.h ?? of(0, 'J/kg'), 'kJ/kg')).toBeCloseTo(3051.7, 0);
    expect(rows[2]?.v).toBeCloseTo(0.258, 4);
  });

  it('refuses a range that runs backwards, a step of zero and a table without end', () => {
    const range = { by: 'pressure', from: of(1, 'bar'), to: of(10, 'bar') } as const;
    expect(steamTable({ ...range, step: of(0, 'Δbar') })).toMatchObject({ ok: false });
    expect(steamTable({ ...range, step: of(1e-6, 'Δbar') })).toMatchObject({ ok: false });
    expect(steamTable({ ...range, to: of(0.5, 'bar'), step: of(1, 'Δbar') }).ok).toBe(false);
    expect(steamTable({ ...range, to: of(300, 'bar'), step: of(10, 'Δbar') }).ok).toBe(false);
    const cold = { from: of(20, '°C'), to: of(90, '°C'), step: of(10, 'ΔK') };
    expect(superheatedTable(of(10, 'bar'), cold)).toMatchObject({ ok: false, field: 'to' });
  });
});
