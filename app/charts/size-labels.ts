import { type Label, type Line, labelAt, placeLabel } from './place-label.ts';
import { letterIn, type Point, paper } from './plane.ts';

/** What is written at a point. */
type Note = readonly [text: string, at: Point];

export type SizeNotes = {
  /** At the end of each step. */
  steps: Note[];
  /** The least and the most at the foot, told where less is had there. */
  ends: Note[];
  /** Below the line from which less is had. */
  mark: Note | undefined;
  asked: Note;
  dots: readonly Point[];
  /** Around what can be had and across it, and from the axes to the visitor's point. */
  edges: readonly Line[];
  guides: readonly Line[];
  foot: number;
};

/** Where the names of a chart of sizes stand free, also with the largest letters; that of the visitor's point last. */
export function sizeLabels({ steps, ends, mark, asked, dots, edges, guides, foot }: SizeNotes) {
  const letter = letterIn();
  const within = { left: paper.left, right: paper.right, top: paper.top - letter, bottom: foot };
  const labels: Label[] = steps.map(([text, [x, y]]) =>
    labelAt(text, [x - 4, y - 9], 'end', letter),
  );
  if (mark) labels.push(labelAt(mark[0], [mark[1][0] + 10, mark[1][1] + 19], 'start', letter));
  const around = dots.map(([x, y]) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }));
  const place = (text: string, at: Line, reach: number, lines: readonly Line[]) =>
    placeLabel(
      { text, at, reach, isArea: true },
      { letter, within, lines, taken: [...around, ...labels.map(({ box }) => box)] },
    );
  for (const [text, at] of mark ? ends : []) {
    const label = place(text, [at], 4, [...edges, ...guides]);
    if (label) labels.push(label);
  }
  // Where it is crowded, beside the line that leads to the point or above it, and then over the edge.
  const [text, [x, y]] = asked;
  const shares = [0, 0.25, 0.5, 0.75].map((share) => share * (foot - y));
  const beside = [...shares, -letter, -2 * letter].map((down): Point => [x, y + down]);
  const name = [[...edges, ...guides], guides, []].reduce<Label | undefined>(
    (found, lines) => found ?? place(text, beside, 7, lines),
    undefined,
  );
  return { labels, name };
}
