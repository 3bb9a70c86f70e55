/** Where a page tells what is inside of its machine. */
export const insideAnchor = 'por-dentro';
