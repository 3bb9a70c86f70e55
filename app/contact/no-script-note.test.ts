import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { mailService } from './mail.ts';
import { NoScriptNote } from './no-script-note.tsx';

const words = realContent().single.contact.withoutScripts;

function shown(env: Record<string, string>): string {
  return renderToStaticMarkup(createElement(NoScriptNote, { mail: mailService(env), words }));
}

test('where EmailJS answers, a visitor without scripts is told before of its bare page', () => {
  const keys = { EMAILJS_PUBLIC_KEY: 'a', EMAILJS_SERVICE_ID: 'b', EMAILJS_TEMPLATE_ID: 'c' };
  expect(shown(keys)).toMatch(/^<noscript><p>.*«OK».*<\/p><\/noscript>$/);
});

test('where this site answers with a page of its own, there is nothing to warn of', () => {
  expect(shown({})).toBe('');
});
