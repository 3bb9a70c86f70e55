import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { pack } from '../packed.ts';
import { KeyFigures } from './key-figures.tsx';

const { labels } = realContent().single;

const figure = { value: '1 a 3', unit: 'sem.', label: 'dura la auditoría' };
const Sample = () => createElement(KeyFigures, { figures: [{ ...figure, sample: true }] });
const Pressure = () =>
  createElement(KeyFigures, {
    figures: [{ ...figure, label: 'Capacidad (a 3\u00a0barg)', sample: true }],
  });
const Known = () => createElement(KeyFigures, { figures: [figure] });

function shown(Component: () => ReactElement): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component, loader: () => null }]);
  const loaderData = { root: pack({ labels }) };
  return renderToStaticMarkup(createElement(Page, { hydrationData: { loaderData } }));
}

test('the mark of a sample goes to the next line with the last word, never alone', () => {
  expect(shown(Sample)).toMatch(/<dt>dura la <span[^>]*>auditoría <strong[^>]*>Muestra<\/strong>/);
});

test('a figure and its unit are one word there', () => {
  expect(shown(Pressure)).toMatch(/<dt>Capacidad \(a <span[^>]*>3\u00a0barg\) <strong/);
});

test('what is no sample stands as it is written', () => {
  expect(shown(Known)).toContain('<dt>dura la auditoría</dt>');
});
