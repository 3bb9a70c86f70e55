/** So many verified values stand open; a longer list is opened on demand. */
export const shortList = 6;

/** Of a longer list so many stand open. */
export const openRows = 4;
