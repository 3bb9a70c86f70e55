import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { pack } from '../packed.ts';
import { KeyFigures } from './key-figures.tsx';

const { labels } = realContent().single;

const figure = { value: '1 a 3', unit: 'sem.', label: 'dura la auditoría' };
const Sample = () => createElement(KeyFigures, { figures: [...samples, figure] });
const One = () => createElement(KeyFigures, { figures: [{ ...figure, sample: true }, figure] });
const samples = ['una', 'otra'].map((name) => ({ ...figure, label: name, sample: true }));
const Samples = () => createElement(KeyFigures, { figures: samples });
const Known = () => createElement(KeyFigures, { figures: [figure] });

function shown(Component: () => ReactElement): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component, loader: () => null }]);
  const loaderData = { root: pack({ labels }) };
  return renderToStaticMarkup(createElement(Page, { hydrationData: { loaderData } }));
}

test('samples among others have an asterisk, and one mark says what it means', () => {
  const [sample, other, known, note] = shown(Sample).split(/<\/div><div>|<\/dl>/);
  expect(sample).toContain('*</span></dd>');
  expect(other).toContain('*</span></dd>');
  expect(known).not.toContain('*');
  expect(note).toMatch(/^<p[^>]*><strong[^>]*>Muestra<\/strong> \* Cifras/);
});

test('a single sample among others has the mark beside its words', () => {
  const [sample, known] = shown(One).split(/<\/div><div>/);
  expect(sample).toMatch(/<dt>[^/]+<strong[^>]*>Muestra<\/strong><\/dt>/);
  expect(known).not.toContain('Muestra');
  expect(shown(One)).not.toContain('*');
});

test('where all are samples one mark says so', () => {
  expect(shown(Samples)).toMatch(
    /^<dl(?:(?!Muestra|\*).)*<\/dl><p[^>]*><strong[^>]*>Muestra<\/strong> Cifras/,
  );
});

test('what is no sample stands as it is written', () => {
  expect(shown(Known)).not.toMatch(/Muestra|\*/);
});
