import type { MenuItem } from '../pages/navigation.server.ts';

/** The addresses in groups of the menu, in its order: that of the pictures in its one file. */
export function groupedPaths(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => ('to' in item ? [] : pathsIn(item)));
}

function pathsIn(item: MenuItem): string[] {
  return 'to' in item ? [item.to] : item.dropdown.flatMap(pathsIn);
}
