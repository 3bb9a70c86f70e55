import { expect, test } from 'vitest';
import { parseNumber } from '../../engineering/parse.ts';
import * as engine from '../../engineering/selection/index.ts';
import { realContent } from '../../tests/support/content-folder.ts';
import { choicesOf, judge, leastOf } from './match.ts';
import { recount } from './recount.ts';

const { equipment, products } = realContent().collection;
const tables = [...equipment, ...products].flatMap(
  ({ slug, selection }) => selection?.tables.map((table) => ({ slug, table })) ?? [],
);

test.each(tables)(
  'the example of $slug, $table.id is answered by the row it names',
  ({ table }) => {
    const plain = (text: unknown) => String(text).replaceAll(/\s/g, ' ');
    const [given = '', named] = plain(table.example).split(': ');
    const figures = [...given.matchAll(/\d+(?: \d{3})*/g)].map(([figure]) => figure);
    const asked = table.conditions.map(({ fits, column = '' }) => {
      if (fits !== 'equal') {
        const read = parseNumber(figures.shift() ?? '');
        return read.ok ? read.value : undefined;
      }
      const choices = choicesOf(table, column);
      return choices.find((choice) => given.toLowerCase().includes(choice.toLowerCase()));
    });
    const counted = recount(table, asked, engine).table;
    const { fitting, readAt } = judge(counted, asked);
    expect(named).toContain(plain(leastOf(counted, fitting, readAt)?.[0]));
  },
);
