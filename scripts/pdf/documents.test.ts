import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { listDocuments } from './documents.ts';
import { settable } from './sheet-contents.ts';
import { fontFiles } from './typst.ts';

const content = realContent();
const documents = listDocuments(content);

test('there is a sheet for every equipment and product, and a catalogue of them', () => {
  const { equipment, products } = content.collection;
  const slugs = [...equipment, ...products].map(({ slug }) => slug);
  expect(documents.map(({ file }) => file)).toEqual([
    ...slugs.map((slug) => `${slug}.pdf`),
    'catalogo.pdf',
  ]);
});

test('the typeface has every sign that a document says', () => {
  const said = new Set(settable(JSON.stringify(documents.map(({ data }) => data))));
  for (const file of fontFiles) {
    const font = openSync(file);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`);
    const lacking = [...said].filter(
      (sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    );
    expect(lacking).toEqual([]);
  }
});

test('a document is made again when what it says changes, and with it the catalogue only', () => {
  const [first, ...others] = content.collection.products;
  if (!first) throw new Error('no products');
  const changed = listDocuments({
    ...content,
    collection: {
      ...content.collection,
      products: [{ ...first, title: 'Otro título' }, ...others],
    },
  });
  const again = changed.filter(({ stamp }, index) => stamp !== documents[index]?.stamp);
  expect(again.map(({ file }) => file)).toEqual([`${first.slug}.pdf`, 'catalogo.pdf']);
});
