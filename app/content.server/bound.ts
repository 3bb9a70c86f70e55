/** No line of a heading ends with a conjunction of one letter: `En un recipiente / o una línea`. */
export function bound(heading: string): string {
  return heading.replace(/(?<= [yeou]) /gi, '\u00a0');
}
