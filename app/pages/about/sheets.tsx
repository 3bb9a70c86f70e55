import type { CSSProperties } from 'react';
import { Sheet } from '../../sections/sheet.tsx';
import { DefinitionRows } from '../../ui/definition-rows.tsx';
import type { ExampleFigure } from './example.server.ts';
import type { About } from './schema.ts';
import styles from './sheets.module.css';

export type SheetProps = { words: About['way']['example']; figures: ExampleFigure[] };

/** What was measured before anything was drawn. */
export function Baseline({ words, figures }: SheetProps) {
  return (
    <Sheet name={words.title} note={words.plant}>
      <DefinitionRows rows={figures.map(({ id, today }) => [words[id], today] as const)} />
    </Sheet>
  );
}

/** The same points again: what is left of each, drawn against what it was. */
export function Comparison({ words, figures }: SheetProps) {
  const change = (
    <>
      {words.today} <span aria-hidden="true">→</span> {words.after}
    </>
  );
  return (
    <Sheet name={change} note={words.change}>
      {figures
        .filter(({ id }) => id !== 'steam' && id !== 'returned')
        .map(({ id, today, after, left }) => (
          <div key={id} className={styles.pair} data-pair>
            <dt>{words[id]}</dt>
            <dd className={styles.was}>{today}</dd>
            <dd style={{ '--left': `${(100 * left).toFixed(1)}%` } as CSSProperties}>{after}</dd>
          </div>
        ))}
    </Sheet>
  );
}
