/** Strings and comments whole, so that a brace in them opens nothing. */
const pieces = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|[{};]|[^{};"'/]+|\//g;

/**
 * Takes what is only for paper out of a sheet. Each such block keeps what stands around it (its layer),
 * so that the second sheet, after the first, says the same; blocks in the same place share it.
 */
export function splitPrint(css: string): { screen: string; print: string } {
  let [screen, print, head, place, depth] = ['', '', '', '', 0];
  const around: string[] = [];
  for (const [piece] of css.matchAll(pieces)) {
    if (depth > 0) {
      depth += piece === '{' ? 1 : piece === '}' ? -1 : 0;
      if (depth > 0) print += piece;
    } else if (piece === '{' && head.trim() === '@media print') {
      const here = [...around, head].map((one) => `${one.trim()}{`).join('');
      if (here !== place) print += closed(place) + here;
      [head, place, depth] = ['', here, 1];
    } else if (piece === '{' || piece === '}' || piece === ';') {
      if (piece === '{') around.push(head);
      else if (piece === '}') around.pop();
      screen += head + piece;
      head = '';
    } else head += piece;
  }
  if (depth > 0 || around.length > 0) throw new Error('A block of the sheet is never closed');
  return { screen: screen + head, print: print + closed(place) };
}

function closed(place: string): string {
  return '}'.repeat(place.split('{').length - 1);
}
