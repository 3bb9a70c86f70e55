import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { pack } from '../packed.ts';
import { KeyFigures } from './key-figures.tsx';

const { labels } = realContent().single;

function shown(sample: boolean): string {
  const figures = [{ value: '1 a 3', unit: 'sem.', label: 'dura la auditoría', sample }];
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => createElement(KeyFigures, { figures }),
      loader: () => null,
    },
  ]);
  const loaderData = { root: pack({ labels }) };
  return renderToStaticMarkup(createElement(Page, { hydrationData: { loaderData } }));
}

test('the mark of a sample goes to the next line with the last word, never alone', () => {
  expect(shown(true)).toMatch(/<dt>dura la <span[^>]*>auditoría <strong[^>]*>Muestra<\/strong>/);
});

test('what is no sample stands as it is written', () => {
  expect(shown(false)).toContain('<dt>dura la auditoría</dt>');
});
