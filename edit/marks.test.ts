import { expect, test } from 'vitest';
import { realContent } from '../tests/support/content-folder.ts';
import { marksIn, withMark, withoutInvisible } from './marks.ts';
import { markContent } from './read-marked.ts';
import { partAt } from './yaml-source.ts';

const content = realContent();
const marked = markContent(content);

test('a mark says where a text is written, also among others', () => {
  const one = withMark('Ana', { file: 'team', path: [0, 'name'] });
  const two = withMark('Luis', { file: 'products/x', path: ['rows', 2, 1] });
  expect(marksIn(`${one} y ${two}.`)).toEqual([
    { place: { file: 'team', path: [0, 'name'] }, from: 0, to: 3 },
    expect.objectContaining({ place: { file: 'products/x', path: ['rows', 2, 1] } }),
  ]);
  expect(withoutInvisible(`${one}\u200b\u200d y ${two}`)).toBe('Ana y Luis');
  expect(withoutInvisible('👷\u200d♀️ al frente')).toBe('👷\u200d♀️ al frente');
});

test('without its marks, marked content is the content itself', () => {
  const text = JSON.stringify(marked);
  expect(marksIn(text).length).toBeGreaterThan(1000);
  expect(withoutInvisible(text)).toBe(withoutInvisible(JSON.stringify(content)));
});

test('every mark leads to the text that carries it', () => {
  const company = marked.single.company;
  for (const text of [company.name, company.contactInfo.address[1], marked.single.team[1]?.role]) {
    const [mark] = marksIn(text ?? '');
    const own = content.single[mark?.place.file as 'company'];
    expect(partAt(own, mark?.place.path ?? [])).toBe(withoutInvisible(text ?? ''));
  }
});

test('what is compared, linked or looked up carries none', () => {
  const [product] = marked.collection.products;
  const [person] = marked.single.team;
  const { phones, emails, schedule } = marked.single.company.contactInfo;
  const plain = [product?.slug, product?.related, product?.images[0]?.src, person?.id, emails];
  const compared = [...plain, phones[0].number, schedule, marked.single.navigation[0]?.to];
  expect(marksIn(JSON.stringify(compared))).toEqual([]);
});
