import { type RefObject, useLayoutEffect, useState } from 'react';
import { type NoteLayout, noteLayout, sum } from './note-layout.ts';

/** As wide as A4 has it, which is the narrower paper, and as high as Letter has it, which is the lower one; A4 is so much higher. */
const sheet = { width: '182mm', height: 240, more: 17.6 };
const pixels = 96 / 25.4;

/** Undefined until the whole of the note has been laid out and measured, before anybody sees it. */
export function useNoteLayout(note: RefObject<HTMLElement | null>): NoteLayout | undefined {
  const [layout, setLayout] = useState<NoteLayout>();
  useLayoutEffect(() => {
    const article = note.current;
    const frame = article?.parentElement;
    if (!article || !frame) return;
    frame.style.cssText = `position: absolute; display: block; width: ${sheet.width}; visibility: hidden`;
    setLayout(measured(article));
    frame.style.cssText = '';
  }, [note]);
  return layout;
}

function measured(article: HTMLElement): NoteLayout {
  const all = <One extends Element>(selector: string) => [
    ...article.querySelectorAll<One>(selector),
  ];
  const height = (element: Element | undefined) => element?.getBoundingClientRect().height ?? 0;
  const [columns, left, right] = all('.note-columns, .note-columns > div');
  const gap = columns ? Number.parseFloat(getComputedStyle(left ?? columns).rowGap) : 0;
  const check = all<HTMLElement>('.note-check > *');
  const [reasons, remainder] = [check.slice(1, -1), check.at(-1)];
  const parts = all('[data-part]').map((part) => height(part) + gap);
  const bottom = (column: Element | undefined) => {
    const last = column?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return last - (column?.getBoundingClientRect().top ?? 0);
  };
  return noteLayout({
    room: sheet.height * pixels - height(article) + height(columns) + sum(check.map(height)),
    more: sheet.more * pixels,
    columns: [bottom(left), bottom(right) - sum(parts)],
    parts,
    rows: all('.note-rows > div').length,
    width: right?.clientWidth ?? 0,
    checks: all('.note-check tbody').map((list) => {
      const [head, ...rows] = [...list.querySelectorAll('tr')];
      return {
        head: height(head),
        rows: rows.map((row) => ({
          height: height(row),
          rank: Number(row.dataset.rank),
          reason: row.dataset.reason ?? '',
        })),
      };
    }),
    reasons: Object.fromEntries(reasons.map((one) => [one.dataset.reason, height(one)])),
    remainder: height(remainder),
  });
}
