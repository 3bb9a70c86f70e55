/** What the development server runs with; without it, it would start itself once more to have it. */
export const developmentOption = '--conditions=development';
