/**
 * Where a shown text is written, carried invisibly at its end: Unicode's tag characters are ASCII
 * letters without shape or width, and break no line.
 */
const start = String.fromCodePoint(0xe0001);
const end = String.fromCodePoint(0xe007f);
const offset = 0xe0000;
const marks = /\u{E0001}([\u{E0020}-\u{E007E}]*)\u{E007F}/gu;
/**
 * Also halves of a mark, and the other invisible characters that come with copied text; but what joins
 * two signs into one, as in a person with a helmet, is seen.
 */
const invisible =
  /[\u{E0000}-\u{E007F}\u200B-\u200C\u2060\uFEFF\u00AD]|(?<!\p{Emoji_Presentation}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu;

export type Path = (string | number)[];
/** A value of a content file: `team` is content/team.yaml, and the way to the value in it. */
export type Place = { file: string; path: Path };
type Found = { place: Place; from: number; to: number };

export function placeName({ file, path }: Place): string {
  return `${file}#${path.join('.')}`;
}

export function placeNamed(name: string): Place {
  const [file = '', way = ''] = name.split('#');
  const path = way === '' ? [] : way.split('.');
  return { file, path: path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}

export function withMark(text: string, place: Place): string {
  const hidden = [...placeName(place)].map((letter) =>
    String.fromCodePoint(offset + (letter.codePointAt(0) ?? 0)),
  );
  return `${text}${start}${hidden.join('')}${end}`;
}

/** Every mark in a text; `from` and `to` enclose the words that it stands for. */
export function marksIn(text: string): Found[] {
  let from = 0;
  return [...text.matchAll(marks)].map((match) => {
    const name = [...(match[1] ?? '')].map((tag) =>
      String.fromCharCode((tag.codePointAt(0) ?? offset) - offset),
    );
    const found = { place: placeNamed(name.join('')), from, to: match.index };
    from = match.index + match[0].length;
    return found;
  });
}

/** What somebody typed or pasted, without anything that cannot be seen. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}
