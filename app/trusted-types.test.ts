import { expect, test } from 'vitest';
import { CALCULATORS, loadCalculator } from '../engineering/calculators/index.ts';
import { symbolsOf } from '../engineering/symbols.ts';
import { guardMarkup } from './trusted-types.ts';

type Rule = (text: string) => string | null;

function rules(): Record<string, Rule> {
  const kept: Record<string, Rule> = {};
  const location = new URL('https://site.example/about') as unknown as Location;
  guardMarkup({
    location,
    trustedTypes: { createPolicy: (_name, given) => void Object.assign(kept, given) },
  });
  return kept;
}

test('a browser without Trusted Types is left alone', () => {
  expect(() => guardMarkup({ location: {} as Location })).not.toThrow();
});

const calculators = await Promise.all(Object.keys(CALCULATORS).map(loadCalculator));
const formulas = calculators.flatMap((one) => [
  ...one.formulas.map(({ mathml }) => mathml),
  symbolsOf(one),
]);

test.each(['<script></script>', '{"name":"\\u003cb>"}', ...formulas])(
  'markup of our own passes: %s',
  (markup) => expect(rules().createHTML?.(markup)).toBe(markup),
);

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '<span onclick="alert(1)">x</span>',
  '<mi onclick="alert(1)">x</mi>',
  '<math xmlns="x" display="block" onload="alert(1)">',
  '<svg/onload=alert(1)>',
])('other markup does not: %s', (markup) => {
  expect(rules().createHTML?.(markup)).toBeNull();
});

test('scripts come from this site only, and never from text', () => {
  const { createScriptURL, createScript } = rules();
  expect(createScriptURL?.('/assets/js/main.js')).toBe('/assets/js/main.js');
  for (const address of ['https://evil.example/a.js', '//evil.example/a.js', 'data:,alert(1)']) {
    expect(createScriptURL?.(address)).toBeNull();
  }
  expect(createScript).toBeUndefined();
});
