import { useEffect, useRef, useState } from 'react';
import type { SelectionTable } from '../content.server/schema/selection.ts';
import { useLabels } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { fill } from '../ui/fill.ts';
import { Late, latePart } from '../ui/late.tsx';
import { SampleMark } from '../ui/sample-mark.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { Answer } from './answer.tsx';
import styles from './chooser.module.css';
import { type Answers, Conditions, readAnswers } from './conditions.tsx';
import { type Judged, judge, leastOf } from './match.ts';
import { Origins } from './origins.tsx';
import { recount } from './recount.ts';
import { RowsTable } from './rows-table.tsx';
import type { SizeRange } from './size-range.ts';
import { useEngine } from './use-engine.ts';
import { columnName, reasonsOf } from './words.ts';

export type ChooserProps = {
  table: SelectionTable;
  /** The range that the sizes of this table cover, drawn beside the conditions. */
  range: SizeRange | undefined;
  page: string;
};

/** Drawn while the page is made; its code comes when one is near. */
const sizeChart = latePart(async () => (await import('./sizes.tsx')).Sizes, '[data-sizes]');

/** A table, the conditions that narrow it down, and why the other rows do not fit. */
export function Chooser({ table, range, page }: ChooserProps) {
  const { selection: words, failure } = useLabels();
  const fields = useRef<HTMLFieldSetElement>(null);
  const [answers, setAnswers] = useState<Answers>();
  const read = () => setAnswers({ ...readAnswers(fields.current, table, words), isExample: false });
  const clear = () => {
    for (const field of fields.current?.elements ?? []) (field as HTMLInputElement).value = '';
    read();
  };
  // What was typed before React was there counts too.
  useEffect(() => setAnswers(readAnswers(fields.current, table, words)), [table, words]);

  const { asked: typed, isExample, ...told } = answers ?? readAnswers(null, table, words);
  const isAsked = typed.some((value) => value !== undefined);
  const { engine, isMissing } = useEngine(table, isAsked && !isExample ? answers : undefined);
  // The figures at rest are those of the example.
  const { isReady, refusal, own, ...counted } = recount(table, isExample ? [] : typed, engine);
  const slips = table.conditions.map(({ ask }, index) =>
    refusal?.ask === ask ? refusal.reason : told.slips[index],
  );
  const isSlip = slips.some(Boolean);
  const isOpen = !isAsked && !isSlip;
  // What cannot be, and what the engine has not computed yet, narrows nothing down.
  const asked = isReady && !isSlip ? typed : [];
  const { fitting, others, readAt } = judge(counted.table, asked);
  const compared = readAt && !own.includes(readAt) ? [readAt, ...own] : own;
  // Of those whose names say for what they are read.
  const first = compared.find(({ at, pattern }) => at ?? pattern);
  const isAnswered = isAsked && asked.length > 0;
  const least = isAnswered ? leastOf(counted.table, fitting, readAt) : undefined;
  return (
    <div className={styles.chooser} id={`elegir-${table.id}`}>
      <div className={range && styles.drawn}>
        <div className={styles.asking} data-conditional hidden={table.conditions.length === 0}>
          {table.title && <h3>{table.title}</h3>}
          <Conditions ref={fields} table={table} slips={slips} onInput={read} />
          <div className={styles.told}>
            <p role="status">
              {isExample && <SampleMark>{words.example}</SampleMark>}
              {isAnswered && !isExample && (
                <>
                  <strong>
                    {fill(words.count, { n: fitting.length, total: table.rows.length })}
                  </strong>
                  {first && <span>{columnName(table, first)}</span>}
                </>
              )}
              {isMissing && !isReady && failure.missing}
              {(isOpen || isExample) && <span>{words.ask}</span>}
            </p>
            {!isOpen && (
              <Button variant="plain" onClick={clear}>
                {words.clear}
              </Button>
            )}
          </div>
          {isAnswered && (
            <Answer
              table={counted.table}
              row={least}
              own={compared}
              asked={isExample ? [] : asked}
              page={page}
            />
          )}
        </div>
        {range && (
          <div data-sizes>
            <Late part={sizeChart} props={{ table, range, answers }} words={failure} />
          </div>
        )}
      </div>
      {fitting.length > 0 && (
        <RowsTable
          table={counted.table}
          rows={isExample ? counted.table.rows : fitting}
          chosen={least}
          asked={answers && (isExample ? [] : asked)}
          own={compared}
          page={page}
        />
      )}
      {!isExample && <Others table={counted.table} others={others} />}
      <Origins table={table} />
    </div>
  );
}

function Others({ table, others }: Pick<Judged, 'others'> & { table: SelectionTable }) {
  const { selection: words } = useLabels();
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      <h3>{words.others}</h3>
      <ul>
        {reasonsOf(words, table, others).map(({ told, names }) => (
          <li key={told}>
            <strong>{told}</strong>
            {unbroken(names)}
          </li>
        ))}
      </ul>
    </div>
  );
}
