import { describe, expect, it } from 'vitest';
import { type CheckHeights, type NoteHeights, noteLayout } from './note-layout.ts';

const list = (head: number, ...heights: number[]): CheckHeights => ({
  head,
  rows: heights.map((height) => ({ height, rank: 0, reason: '' })),
});

const note: NoteHeights = {
  room: 700,
  more: 66,
  columns: [350, 300],
  parts: [60, 80],
  rows: 16,
  width: 330,
  checks: [list(22, 28, 28), list(22, 17, 17, 28, 17)],
  reasons: { because: 13 },
  remainder: 15,
};

/** What columns and check take of the lower paper, and of the higher one. */
function taken(heights: NoteHeights) {
  const { columns, parts, rows, width, checks, reasons, remainder } = heights;
  const layout = noteLayout(heights);
  const part = (isLeft: boolean) =>
    parts.reduce((sum, one, place) => sum + (layout.under[place] === isLeft ? one : 0), 0);
  const [height = 0, higher = 0] = layout.papers.map(({ air, ratio, checks: counts }) => {
    const left = columns[0] + part(true) + 2 * rows * air;
    const right = columns[1] + part(false) + (ratio - 0.5) * width;
    const printed = checks.map(({ rows: all }, place) => all.slice(0, counts[place]));
    const heads = checks.map(({ head }, place) => (counts[place] ? head : 0));
    const told = new Set(printed.flat().map(({ reason }) => reason));
    const all = [
      ...heads,
      ...printed.flat().map((row) => row.height),
      ...[...told].map((reason) => reasons[reason] ?? 0),
    ];
    return all.reduce((sum, one) => sum + one, Math.max(left, right) + remainder);
  });
  return { height, higher, layout };
}

describe('the layout of a note', () => {
  it('makes both columns about as high', () => {
    expect(noteLayout(note).under).toEqual([true, false]);
  });

  it('prints as many values as there is room for, of each list the first before others', () => {
    const { height, layout } = taken(note);
    expect(height).toBeLessThanOrEqual(note.room);
    expect(layout.papers[0].checks).toEqual([2, 4]);
    expect(taken({ ...note, columns: [480, 480] }).layout.papers[0].checks).toEqual([2, 1]);
  });

  it('prints more of them on the higher paper', () => {
    const { layout } = taken({ ...note, columns: [480, 480] });
    expect(layout.papers[1].checks).toEqual([2, 4]);
  });

  it('prints those first that are nearest to what is reckoned, in whichever list', () => {
    const far = { height: 28, rank: 1, reason: '' };
    const checks = [{ head: 22, rows: [far, far, far] }, list(22, 17, 17)];
    expect(noteLayout({ ...note, columns: [480, 480], checks }).papers[0].checks).toEqual([1, 2]);
  });

  it('counts each reason of a tolerance once', () => {
    const row = { height: 28, rank: 0, reason: 'because' };
    const checks = [{ head: 22, rows: [row, row, row] }];
    for (let more = 0; more < 60; more += 1) {
      const heights = { ...note, columns: [500 + more, 480] as const, checks };
      expect(taken(heights).height).toBeLessThanOrEqual(note.room);
    }
    const { papers } = noteLayout({ ...note, columns: [500, 480], checks });
    expect(papers.map((paper) => paper.checks)).toEqual([[3], [3]]);
  });

  it('fits one sheet, however long the lists are', () => {
    for (let more = 0; more < 200; more += 10) {
      const { height, higher } = taken({ ...note, columns: [350 + more, 300 + more] });
      expect(height).toBeLessThanOrEqual(note.room);
      expect(higher).toBeLessThanOrEqual(note.room + note.more);
    }
  });

  it('draws figures together and the chart lower before a list has no value', () => {
    const { layout, height } = taken({ ...note, columns: [650, 600], parts: [60] });
    expect(layout.papers[0].checks).toEqual([1, 1]);
    expect(layout.papers[0].air).toBeLessThan(0);
    expect(layout.papers[0].ratio).toBeLessThan(0.5);
    expect(height).toBeLessThanOrEqual(note.room);
  });

  it('prints a value of the longest note, too', () => {
    // The economizer's.
    const { layout, height } = taken({
      room: 713,
      more: 66,
      columns: [621, 391],
      parts: [145, 149, 84],
      rows: 27,
      width: 329,
      checks: [list(22, 45), list(23, 58, 58, 58)],
      reasons: {},
      remainder: 17,
    });
    expect(layout.papers[0].checks).toEqual([1, 0]);
    expect(height).toBeLessThanOrEqual(713);
  });

  it('makes the chart no lower for a second value of a list', () => {
    const checks = [list(22, 35, 35), list(22, 120)];
    const { papers } = noteLayout({ ...note, room: 760, columns: [600, 680], parts: [], checks });
    expect(papers[0].checks).toEqual([1, 0]);
  });

  it('gives what the higher paper has more to the chart where no value is in want of it', () => {
    const checks = [list(22, 45)];
    const [lower, higher] = noteLayout({
      ...note,
      columns: [420, 590],
      parts: [60],
      room: 640,
      checks,
    }).papers;
    expect(lower.ratio).toBeLessThan(0.5);
    expect(higher.ratio).toBeGreaterThan(lower.ratio);
  });

  it('gives what is left to the figures and the chart', () => {
    const [{ air, ratio }] = noteLayout({ ...note, room: 1000 }).papers;
    expect(air).toBeGreaterThan(0);
    expect(ratio).toBeGreaterThan(0.5);
  });
});
