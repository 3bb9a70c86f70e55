import { describe, expect, it } from 'vitest';
import { formula } from './formula.ts';

describe('formula notation', () => {
  it('writes the plain line and the MathML from one source', () => {
    const { text, mathml } = formula('w = {4·ṁ·v}/{π·D^2}');
    expect(text).toBe('w = (4·ṁ·v)/(π·D²)');
    expect(mathml).toContain('<mfrac linethickness="1px"><mrow><mn>4</mn><mo>·</mo>');
    expect(mathml).toContain('<msup><mi>D</mi><mn>2</mn></msup>');
  });

  it('sets indices and roots, and escapes what HTML would eat', () => {
    expect(formula('√{x·x_1}').mathml).toContain(
      '<msqrt><mrow><mi>x</mi><mo>·</mo><msub><mi>x</mi><mn>1</mn></msub></mrow></msqrt>',
    );
    expect(formula('ṁ_a·h_fg').mathml).toContain('<mi>m</mi><mo>˙</mo></mover><mtext>a</mtext>');
    expect(formula('ṁ_a·h_fg').mathml).toContain('<mi>h</mi><mtext>fg</mtext>');
    expect(formula('n_i·γ_τ').mathml).toMatch(/<mi>i<.*<mi>τ</);
    expect(formula('a < b').mathml).toContain('<mo>&lt;</mo>');
    expect(formula('ΣK + Σ n').mathml).toMatch(/<mtext>Σ<.*<mi>K<.*<mtext>Σ<.*<mi>n</);
  });

  it('shows a sum that is a factor in parentheses, and none where a fraction or root holds it', () => {
    const shown = (notation: string) => formula(notation).mathml.replace(/<[^>]*>/g, '');
    expect(shown('Q = ṁ_p·{h_f − h_r}')).toBe('Q=m˙p·(hf−hr)');
    expect(shown('{W·{T_v − T_a}}/{h − {a + b}·c}')).toBe('W·(Tv−Ta)h−(a+b)·c');
    expect(shown('√{1 − x}·{a·b}·{p − q}^2')).toBe('1−x·a·b·(p−q)2');
    expect(shown('10^{{121 − T}/z}·{(a + b)·c}')).toBe('10121−Tz·(a+b)·c');
  });

  it('raises a group as a whole, between marks that grow with it', () => {
    const { mathml } = formula('[1 + {{0,5}/P}^2]^3');
    expect(mathml).toContain('<mo>]</mo></mrow><mn>3</mn></msup>');
    expect(mathml).toMatch(/<mo>\(<\/mo><mrow><mfrac.*<\/mfrac><\/mrow><mo>\)<\/mo><\/mrow><mn>2/);
    expect(formula('{(a + b)·c}^2').mathml).toContain('<mo>)</mo></mrow><mn>2</mn>');
    expect(formula('{h_a}^2').mathml).not.toContain('<mo>');
  });

  it('hangs each index at one depth, also under a letter that goes below the line', () => {
    expect(formula('Q_a').mathml).toContain('<mpadded depth="0"><mi>Q</mi></mpadded><mtext>a');
    expect(formula('T_a').mathml).not.toContain('mpadded');
  });

  it('leaves what a stroke parts in its line, where a fraction would be too small to read', () => {
    const { text, mathml } = formula('10^{(121 − T)∕z}');
    expect(text).toBe('10^((121 − T)/z)');
    expect(mathml).toMatch(/<mo [^>]*>\/<\/mo>/);
    expect(mathml).not.toContain('mfrac');
  });

  it('stops at a slip instead of printing half a formula', () => {
    expect(() => formula('{a + b')).toThrow(SyntaxError);
    expect(() => formula('a_')).toThrow(SyntaxError);
  });
});
