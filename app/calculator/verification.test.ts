import { describe, expect, it } from 'vitest';
import { loadCalculator } from '../../engineering/calculators/index.ts';
import { VECTORS } from '../../engineering/vectors/index.ts';
import type { Vector } from '../../engineering/vectors/vector.ts';
import { briefly, verificationOf, verificationRow } from './verification.server.ts';

describe('the three groups of values', () => {
  it('call published only what someone else has printed', () => {
    const published = VECTORS.filter(({ kind }) => kind === undefined);
    for (const { id, source } of published) {
      expect(source, id).not.toMatch(/comprobación|definición|regla de catálogo/i);
    }
    expect(published.length).toBeGreaterThan(60);
  });

  it('say where a gauge pressure was read, for the calculators start at San José', () => {
    const read = VECTORS.filter(({ quantity }) => /\d barg/.test(quantity));
    for (const { id, quantity } of read.filter((one) => one.id !== 'spirax-ptf4')) {
      expect(quantity, id).toContain('nivel del mar');
    }
  });

  it('say which values a formula was fitted to', async () => {
    const traps = verificationOf(await loadCalculator('flash-trampas'));
    expect(traps.fitted.map(({ id }) => id)).toContain('doe-tip-1-0.125-100');
    const covers = verificationOf(await loadCalculator('valvulas-corte'));
    expect(covers.fitted.map(({ id }) => id)).toContain('doe-tip-17-150-400');
    expect(covers.published.map(({ id }) => id)).toContain('toolbox-bare-50');
  });

  it('keep our own sums and definitions apart', async () => {
    const own = async (id: Parameters<typeof loadCalculator>[0]) =>
      verificationOf(await loadCalculator(id)).own.map((row) => row.id);
    expect(await own('bombas-calor')).toEqual(['carnot-100-180']);
    expect(await own('linea-vapor')).toEqual(['line-gradient', 'line-velocity']);
    expect(await own('valvulas-seguridad')).toEqual([
      'asme-i-lastSet-150',
      'asme-i-lastSet-135',
      'asme-i-highest-150',
      'api-520-7-barg',
    ]);
    expect(await own('valvulas-control')).toHaveLength(3);
  });

  it('begin with what a calculator has of its own, not with the steam they all rest on', async () => {
    const first = async (id: string) =>
      verificationOf(await loadCalculator(id)).published.at(0)?.id ?? '';
    expect(await first('calderas-vapor')).toBe('measur-boiler');
    expect(await first('comparar-combustibles')).not.toMatch(/carnot|lorenz/);
    expect(await first('medidores-flujo')).toBe('spirax-0-vg');
    expect(await first('calderas-agua-caliente')).toBe('if97-r1-300-3-v');
    expect(await first('tabla-vapor')).toBe('spirax-0-t');
    expect(await first('npsh-bomba')).toBe('bachus-flooded');
  });

  it('name a rate as one, a zero as one, and a bound on percents in points', async () => {
    const [boiler] = verificationOf(await loadCalculator('calderas-vapor')).published;
    expect(boiler?.quantity).toMatch(/\sMJ\/h$/);
    expect(boiler?.difference).toBe('0');
    expect([boiler?.published, boiler?.ours]).toEqual(Array(2).fill('33\u00a0344,28'));
    const { published } = verificationOf(await loadCalculator('linea-condensado'));
    expect(published.find(({ id }) => id === 'toolbox-d-959-share')?.allowed).toBe(
      '±0,1\u00a0puntos',
    );
  });

  it('tell a difference that follows from the two figures beside it, and no finer than is allowed', () => {
    const difference = (printed: string, ours: number, tolerance?: Vector['tolerance']) => {
      const [any] = VECTORS as readonly [Vector];
      const { tolerance: _its, ...vector } = { ...any, printed, compute: () => ours };
      return verificationRow(tolerance ? { ...vector, tolerance } : vector).difference;
    };
    const because = 'stated';
    expect(difference('169', 163.575, { relative: 0.15, because })).toBe('−3,2\u00a0%');
    expect(difference('169', 169.04, { relative: 0.15, because })).toBe('0');
    expect(difference('501', 501.2, { relative: 0.15, because })).toBe('<\u00a00,1\u00a0%');
    expect(difference('505.73', 505.7, { relative: 0.0005, because })).toBe('−0,006\u00a0%');
    expect(difference('115.331273', 115.3312734, { figures: 9, because })).toBe('0');
    expect(difference('13.4', 13.446)).toBe('0,05');
    expect(difference('35.061', 35.1277, { absolute: 0.1, because })).toBe('0,07');
    expect(difference('14.538324', 14.5383245)).toBe('0');
    expect(difference('515', 517.149, { absolute: 2.5, because })).toBe('2,1');
  });

  it('are told by their number where a long list is not shown', async () => {
    const whole = verificationOf(await loadCalculator('calderas-vapor'));
    const brief = briefly(whole);
    expect(brief.published).toBe(whole.published.length);
    expect(brief.published).toBeGreaterThan(6);
    expect(brief.own).toEqual(whole.own);
  });

  it('hold, all of them', async () => {
    for (const { id, compute } of VECTORS) expect(Number.isFinite(compute()), id).toBe(true);
    const { published, own, fitted } = verificationOf(await loadCalculator('flash-trampas'));
    expect([...published, ...own, ...fitted].every(({ holds }) => holds)).toBe(true);
  });
});
