import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { pack } from '../packed.ts';
import { KeyFigures } from './key-figures.tsx';

const { labels } = realContent().single;

const figure = { value: '1 a 3', unit: 'sem.', label: 'dura la auditoría' };
const Sample = () => createElement(KeyFigures, { figures: [{ ...figure, sample: true }, figure] });
const label = 'Capacidad (contrapresión de 1\u00a0a\u00a04\u00a0barg)';
const Range = () =>
  createElement(KeyFigures, { figures: [{ ...figure, label, sample: true }, figure] });
const samples = ['una', 'otra'].map((name) => ({ ...figure, label: name, sample: true }));
const Samples = () => createElement(KeyFigures, { figures: samples });
const Known = () => createElement(KeyFigures, { figures: [figure] });

function shown(Component: () => ReactElement): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component, loader: () => null }]);
  const loaderData = { root: pack({ labels }) };
  return renderToStaticMarkup(createElement(Page, { hydrationData: { loaderData } }));
}

test('the mark of a sample goes to the next line with the last word, never alone', () => {
  expect(shown(Sample)).toMatch(/<dt>dura la <span[^>]*>auditoría <strong[^>]*>Muestra<\/strong>/);
});

test('a last word takes along the number that it stays with', () => {
  expect(shown(Range)).toMatch(/<dt>Capacidad \(contrapresión de <span[^>]*>1\u00a0a\u00a04/);
});

test('where all are samples one mark says so', () => {
  expect(shown(Samples)).toMatch(
    /^<dl(?:(?!Muestra).)*<\/dl><p[^>]*><strong[^>]*>Muestra<\/strong>/,
  );
});

test('what is no sample stands as it is written', () => {
  expect(shown(Known)).toContain('<dt>dura la auditoría</dt>');
});
