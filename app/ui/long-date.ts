/** A day as it is written out: «17 de noviembre de 2026». */
export const longDate = (day: Date) => day.toLocaleDateString('es-CR', { dateStyle: 'long' });
