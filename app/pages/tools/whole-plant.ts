/** The group of the tools that are no calculators. */
export const wholePlant = 'planta';
