/** So many verified values stand open; a longer list is opened on demand. */
export const shortList = 6;
