import { expect, test } from 'vitest';
import * as engine from '../../engineering/selection/index.ts';
import { realContent } from '../../tests/support/content-folder.ts';
import { readAnswers } from './conditions.tsx';
import { judge, leastOf } from './match.ts';
import { recount } from './recount.ts';

const { equipment, products } = realContent().collection;
const tables = [...equipment, ...products].flatMap(
  ({ slug, selection }) => selection?.tables.map((table) => ({ slug, table })) ?? [],
);

test.each(tables)(
  'the example of $slug, $table.id is answered before its engine is there as with it',
  ({ table }) => {
    const { asked, slips, isExample } = readAnswers(null, table, { negative: '' });
    expect(isExample).toBe(true);
    expect(slips.filter(Boolean)).toEqual([]);
    const answers = [[], asked].map((typed) => {
      const { table: counted } = recount(table, typed, engine);
      const { fitting, readAt } = judge(counted, asked);
      return leastOf(counted, fitting, readAt)?.[0];
    });
    expect(answers[0]).toBeTruthy();
    expect(answers[1]).toBe(answers[0]);
  },
);
