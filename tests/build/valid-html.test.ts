import { readFileSync } from 'node:fs';
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { all, attribute, documents, fileOf, openDocument, text } from '../support/built-site.ts';

/** Where the recommended rules are not kept, and why. */
const exceptions: RuleConfig = {
  // React writes charSet, fetchPriority and others as in JSX; HTML does not tell cases apart.
  'attr-case': 'off',
  // React closes void elements, and gives boolean attributes an empty value. Both are valid.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // React's useId starts with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // A picture's colour is its own, so it cannot stand in a style sheet.
  'no-inline-style': 'off',
  // Whether a telephone number may break is for the style sheet to say.
  'tel-non-breaking': 'off',
  // A slide of a carousel says which of how many it is; ARIA allows a list item a name.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A fieldset may be named by aria-label instead; the test below sees to it.
  'wcag/h71': 'off',
};

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules: exceptions }),
);

/** The desktop and the mobile menu have one name, for the style sheet shows only one of them. */
const isMenu = (rule: string, selector: string | null) =>
  rule === 'unique-landmark' && selector?.startsWith('html > body > header');

test.each(documents)('%s is valid HTML', (path) => {
  const html = readFileSync(fileOf(path), 'utf8');
  const report = validator.validateStringSync(html, path);
  const messages = report.results
    .flatMap((result) => result.messages)
    .filter((message) => !isMenu(message.ruleId, message.selector))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
  expect(messages).toEqual([]);
});

describe.each(documents)('%s', (path) => {
  test('has one piece in each cell that stands beside its label on a phone', () => {
    const torn = all(openDocument(path), 'tbody [data-label]').filter(
      ({ childNodes }) => childNodes.filter(({ nodeName }) => nodeName !== '#comment').length > 1,
    );
    expect(torn.map(text)).toEqual([]);
  });

  test('names every group of controls', () => {
    const nameless = all(openDocument(path), 'fieldset').filter(
      (group) =>
        !attribute(group, 'aria-label') &&
        !attribute(group, 'aria-labelledby') &&
        all(group, 'legend').length === 0,
    );
    expect(nameless).toEqual([]);
  });
});
