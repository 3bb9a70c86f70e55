import type { Calculator } from '../../engineering/calculator.ts';

/** In millimetres, as they were measured on paper. */
const row = 4.75;
const head = 8;
const line = 3.6;
const chart = 54;
const column = 88;
const checkLine = 4.1;
/** What a sheet of Letter has for the columns and the check, with the head of the latter. */
const room = 164;
/** What it has besides where all main figures stand in one line, without a word on them. */
const roomUnderOneLine = 14;

const textLines = (words: string) => Math.ceil(words.length / 71);

function notes(list: readonly string[]): number {
  return head + list.reduce((sum, note) => sum + line * textLines(note) + 1, 0);
}

/** Side by side as long as they fit; of a fraction only one half counts. */
function formulas({ formulas: list, where }: Calculator): number {
  let [lines, free] = [0, 0];
  for (const { text, mathml } of list) {
    const width = 7 + text.length * (mathml.includes('<mfrac>') ? 0.9 : 1.6);
    if (width > free) [lines, free] = [lines + 1, column];
    free -= width;
  }
  return head + 9.5 * lines + line * textLines(where);
}

type Notes = 'limits' | 'sources' | 'contradicted';
const ways: readonly (readonly Notes[])[] = [
  [],
  ['limits'],
  ['sources'],
  ['limits', 'sources'],
  ['contradicted'],
  ['limits', 'contradicted'],
];

export type NoteLayout = {
  /** What stands under the lists of figures; the other notes stand under the formulas. */
  under: readonly Notes[];
  /** How many lines the check may have. */
  lines: number;
  /** Over and under a figure, beyond the least. */
  air: number;
};

/** Such that both columns are about as high and the whole fits one sheet. */
export function noteLayout(
  calculator: Calculator,
  lists: readonly number[],
  hasChart: boolean,
  warnings: number,
  contradicted: readonly string[],
): NoteLayout {
  const all = {
    limits: notes(calculator.limits),
    sources: notes(calculator.sources),
    contradicted: contradicted.length > 0 ? notes(contradicted) : 0,
  };
  const whole = all.limits + all.sources + all.contradicted;
  const left = lists.reduce((sum, rows) => sum + (rows > 0 ? head + row * rows : 0), 0);
  const right = (hasChart ? chart : 0) + formulas(calculator) + whole;
  const rows = lists.reduce((sum, one) => sum + one, 0);
  const [best] = ways
    .map((under) => {
      const moved = under.reduce((sum, one) => sum + all[one], 0);
      return { under, first: left + moved, second: right - moved };
    })
    .toSorted((a, b) => heightOf(a) - heightOf(b));
  function heightOf({ first, second }: { first: number; second: number }) {
    return Math.max(first - 0.5 * rows, second);
  }
  const { under, first, second } = best ?? { under: [], first: left, second: right };
  const main = Object.values(calculator.outputs).filter((output) => output.main);
  const isOneLine = main.length < 3 && !main.some(({ note }) => note);
  const isPlain = isOneLine && warnings + contradicted.length === 0;
  const within = room + (isPlain ? roomUnderOneLine : 0) - 8 * warnings;
  // The figures move apart as long as the check keeps five lines, and a little together before it has none.
  const spare = within - first - 5 * checkLine;
  const wanted = Math.max(0, second - first, spare - (isPlain ? 9 : 5) * checkLine);
  const isFull = within - Math.max(first - 0.5 * rows, second) < checkLine;
  const air = Math.max(Math.min(spare, wanted), (isFull ? -0.8 : -0.5) * rows);
  const height = Math.max(first + air, second);
  return {
    under,
    lines: Math.min((within - height) / checkLine, isPlain ? 14 : 10),
    air: Math.min(air / (2 * rows), 0.5),
  };
}
