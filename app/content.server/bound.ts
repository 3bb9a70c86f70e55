/** No line of a heading ends with a conjunction of one letter: `En un recipiente / o una línea`. */
export function bound(heading: string): string {
  return heading.replace(/(?<= [yeou]) /gi, '\u00a0');
}

/** Nor, in the large headings of a machine's page, with a preposition or an article that a short word can take along. */
export function boundTight(heading: string): string {
  return bound(heading).replace(/(?<=[ \u00a0](?:del?|una?)) (?=\S{3,10}(?!\S))/g, '\u00a0');
}
