/** One file has the words of the list and of each tool. */
export { reads } from '../tools/schema.ts';
