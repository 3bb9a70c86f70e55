const property = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Short names for a sheet's custom properties: every document carries them, each a hundred times. What
 * a script names keeps its name, and so does what it puts together from a beginning.
 */
export function shortProperties(css: string, scripts: readonly string[]): string {
  const named = new Set(scripts.flatMap(namesIn));
  const beginnings = [...named].filter((name) => name.endsWith('-'));
  const uses = new Map<string, number>();
  for (const name of namesIn(css)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const free = [...uses]
    .filter(([name]) => !named.has(name) && !beginnings.some((start) => name.startsWith(start)))
    .sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1));
  const short = new Map(free.map(([name], place) => [name, `--${place}`]));
  return css.replace(property, (name) => short.get(name) ?? name);
}

function namesIn(text: string): string[] {
  return text.match(property) ?? [];
}
