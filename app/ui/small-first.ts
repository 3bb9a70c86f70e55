/** A label that goes on a sentence: its first letter small. */
export const smallFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
