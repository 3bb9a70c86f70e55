/** Strings and comments whole, so that a brace in them opens nothing. */
const pieces = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|[{};]|[^{};"'/]+|\//g;

/**
 * Takes blocks out of a sheet, by what stands before their brace. Each keeps what stands around it (its
 * layer), so that a second sheet, after the first, says the same; blocks in the same place share it.
 */
export function takeBlocks(
  css: string,
  isTaken: (head: string) => boolean,
): { rest: string; taken: string } {
  let [rest, taken, head, place, depth, end] = ['', '', '', '', 0, ''];
  const around: string[] = [];
  for (const [piece] of css.matchAll(pieces)) {
    if (depth > 0) {
      depth += piece === '{' ? 1 : piece === '}' ? -1 : 0;
      taken += depth > 0 ? piece : end;
    } else if (piece === '{' && isTaken(head.trim())) {
      const [group, rule] = /^\s*@/.test(head) ? [[head], ''] : [[], `${head.trim()}{`];
      const here = [...around, ...group].map((one) => `${one.trim()}{`).join('');
      if (here !== place) taken += closed(place) + here;
      taken += rule;
      [head, place, depth, end] = ['', here, 1, rule && '}'];
    } else if (piece === '}' && rest.endsWith('{') && !head.trim()) {
      // All that stood in it was taken.
      rest = rest.slice(0, -`${around.pop()}{`.length);
    } else if (piece === '{' || piece === '}' || piece === ';') {
      if (piece === '{') around.push(head);
      else if (piece === '}') around.pop();
      rest += head + piece;
      head = '';
    } else head += piece;
  }
  if (depth > 0 || around.length > 0) throw new Error('A block of the sheet is never closed');
  return { rest: rest + head, taken: taken + closed(place) };
}

function closed(place: string): string {
  return '}'.repeat(place.split('{').length - 1);
}
