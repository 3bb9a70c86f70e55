/** Spread on an element to let it come in when it is scrolled to; /assets/js/main.js does the rest. */
export function reveal(position = 0) {
  return { 'data-reveal': position } as const;
}
