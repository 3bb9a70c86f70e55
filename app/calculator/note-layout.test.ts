import { describe, expect, it } from 'vitest';
import { type NoteHeights, noteLayout } from './note-layout.ts';

const note: NoteHeights = {
  room: 700,
  columns: [350, 300],
  parts: [60, 80],
  rows: 16,
  width: 330,
  checks: [
    [22, 28, 28],
    [22, 17, 17, 28, 17],
  ],
  remainder: 15,
};

/** What columns and check take of the sheet. */
function taken({ room, columns, parts, rows, width, checks, remainder }: NoteHeights) {
  const layout = noteLayout({ columns, parts, rows, width, checks, remainder, room });
  const part = (isLeft: boolean) =>
    parts.reduce((sum, one, place) => sum + (layout.under[place] === isLeft ? one : 0), 0);
  const left = columns[0] + part(true) + 2 * rows * layout.air;
  const right = columns[1] + part(false) + (layout.ratio - 0.5) * width;
  const lists = checks.map(([head, ...all], list) => {
    const printed = all.slice(0, layout.checks[list]);
    return printed.length > 0 ? printed.reduce((sum, row) => sum + row, head) : 0;
  });
  const check = lists.reduce((sum, one) => sum + one, 0);
  const isWhole = checks.every(([, ...all], list) => layout.checks[list] === all.length);
  return { height: Math.max(left, right) + check + (isWhole ? 0 : remainder), layout };
}

describe('the layout of a note', () => {
  it('makes both columns about as high', () => {
    expect(noteLayout(note).under).toEqual([true, false]);
  });

  it('prints as many values as there is room for, of each list the first before others', () => {
    const { height, layout } = taken(note);
    expect(height).toBeLessThanOrEqual(note.room);
    expect(layout.checks).toEqual([2, 4]);
    expect(taken({ ...note, columns: [480, 480] }).layout.checks).toEqual([2, 1]);
  });

  it('fits one sheet, however long the lists are', () => {
    for (let more = 0; more < 200; more += 10) {
      const { height } = taken({ ...note, columns: [350 + more, 300 + more] });
      expect(height).toBeLessThanOrEqual(note.room);
    }
  });

  it('draws figures together and the chart lower before a list has no value', () => {
    const { layout, height } = taken({ ...note, columns: [650, 600], parts: [60] });
    expect(layout.checks).toEqual([1, 1]);
    expect(layout.air).toBeLessThan(0);
    expect(layout.ratio).toBeLessThan(0.5);
    expect(height).toBeLessThanOrEqual(note.room);
  });

  it('prints a value of the longest note, too', () => {
    // The economizer's.
    const { layout, height } = taken({
      room: 713,
      columns: [621, 391],
      parts: [145, 149, 84],
      rows: 27,
      width: 329,
      checks: [
        [22, 45],
        [23, 58, 58, 58],
      ],
      remainder: 17,
    });
    expect(layout.checks).toEqual([1, 0]);
    expect(height).toBeLessThanOrEqual(713);
  });

  it('gives what is left to the figures and the chart', () => {
    const { air, ratio } = noteLayout({ ...note, room: 1000 });
    expect(air).toBeGreaterThan(0);
    expect(ratio).toBeGreaterThan(0.5);
  });
});
