import type { CSSProperties } from 'react';
import { Sheet } from '../../sections/sheet.tsx';
import { DefinitionRows } from '../../ui/definition-rows.tsx';
import { fill } from '../../ui/fill.ts';
import type { Example } from './example.server.ts';
import { MeasuredPlant } from './measured-plant.tsx';
import type { About } from './schema.ts';
import styles from './sheets.module.css';

type Words = About['way']['example'];

export type BaselineProps = Pick<Example, 'figures'> & { words: Words };

/** What was measured before anything was drawn. */
export function Baseline({ words, figures }: BaselineProps) {
  return (
    <Sheet
      name={words.title}
      note={words.plant}
      drawing={<MeasuredPlant words={{ ...words.parts, fuel: words.fuel }} />}
    >
      <DefinitionRows rows={figures.map(({ id, today }) => [words[id], today] as const)} />
    </Sheet>
  );
}

export type ComparisonProps = Example & { words: Words };

/** The same points again: what is left of each, drawn against what it was, and what it saves. */
export function Comparison({ words, figures, saved }: ComparisonProps) {
  return (
    <Sheet name={fill(words.saved, { saved })} note={words.change}>
      {figures
        .filter(({ id }) => id === 'fuel' || id === 'makeup' || id === 'lost')
        .map(({ id, today, after, left, change }) => (
          <div key={id} className={styles.pair} data-pair>
            <dt>{words[id]}</dt>
            <dd className={styles.was}>
              <span>{words.today}</span> {today}
            </dd>
            <dd style={{ '--left': `${(100 * left).toFixed(1)}%` } as CSSProperties}>
              <span>{words.after}</span> {after}
              <small>{change}</small>
            </dd>
          </div>
        ))}
    </Sheet>
  );
}
