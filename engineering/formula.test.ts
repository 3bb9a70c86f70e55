import { describe, expect, it } from 'vitest';
import { formula } from './formula.ts';

describe('formula notation', () => {
  it('writes the plain line and the MathML from one source', () => {
    const { text, mathml } = formula('w = {4·ṁ·v}/{π·D^2}');
    expect(text).toBe('w = (4·ṁ·v)/(π·D²)');
    expect(mathml).toContain('<mfrac><mrow><mn>4</mn><mo>·</mo>');
    expect(mathml).toContain('<msup><mi>D</mi><mn>2</mn></msup>');
  });

  it('sets indices and roots, and escapes what HTML would eat', () => {
    expect(formula('√{x·p_1}').mathml).toContain(
      '<msqrt><mrow><mi>x</mi><mo>·</mo><msub><mi>p</mi><mn>1</mn></msub></mrow></msqrt>',
    );
    expect(formula('a < b').mathml).toContain('<mo>&lt;</mo>');
  });

  it('stops at a slip instead of printing half a formula', () => {
    expect(() => formula('{a + b')).toThrow(SyntaxError);
    expect(() => formula('a_')).toThrow(SyntaxError);
  });
});
