import type { Overview, OverviewItem } from './page.server.ts';

/** The filter as it stands in the address. */
const parameters = {
  systems: 'sistema',
  functions: 'funcion',
  industries: 'industria',
  pressure: 'presion',
} as const;

export type Facet = keyof typeof parameters;
export const facetNames = Object.keys(parameters) as Facet[];

const comparedParameter = 'comparar';
export const mostCompared = 3;

/** What the address asks; what it says that is no choice here is passed over. */
export function chosenIn(search: URLSearchParams, overview: Overview) {
  const entries = facetNames.map((facet) => {
    const asked = search.get(parameters[facet]) ?? '';
    const isKnown = optionsOf(overview, facet).some(({ value }) => value === asked);
    return [facet, isKnown ? asked : ''] as const;
  });
  return Object.fromEntries(entries) as Record<Facet, string>;
}

/** What a filter can be set to. */
export function optionsOf({ facets, pressures }: Overview, facet: Facet) {
  return facet === 'pressure'
    ? pressures.map((barg) => ({ value: String(barg), name: `${barg}\u00a0barg` }))
    : facets[facet].map(({ id, label }) => ({ value: id, name: label }));
}

export function offeredFacets(overview: Overview): Facet[] {
  return facetNames.filter((facet) => optionsOf(overview, facet).length > 0);
}

export type Chosen = ReturnType<typeof chosenIn>;

export function isShown(item: OverviewItem, chosen: Chosen): boolean {
  return facetNames.every((facet) => {
    const value = chosen[facet];
    if (!value) return true;
    if (facet === 'pressure') return (item.pressure ?? 0) >= Number(value);
    return item[facet].includes(value);
  });
}

export function withFacet(search: URLSearchParams, facet: Facet, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(parameters[facet], value);
  else next.delete(parameters[facet]);
  return next;
}

export function withoutFacets(search: URLSearchParams): URLSearchParams {
  return facetNames.reduce((query, facet) => withFacet(query, facet, ''), search);
}

/** The pages that the address compares, as many as fit side by side. */
export function comparedIn(search: URLSearchParams, items: OverviewItem[]): OverviewItem[] {
  const slugs = (search.get(comparedParameter) ?? '').split(',');
  return items.filter(({ slug }) => slugs.includes(slug)).slice(0, mostCompared);
}

export function withCompared(
  search: URLSearchParams,
  compared: OverviewItem[],
  { slug }: OverviewItem,
): URLSearchParams {
  const slugs = compared.map((item) => item.slug);
  const wanted = slugs.includes(slug) ? slugs.filter((one) => one !== slug) : [...slugs, slug];
  const next = new URLSearchParams(search);
  if (wanted.length > 0) next.set(comparedParameter, wanted.join(','));
  else next.delete(comparedParameter);
  return next;
}

export function withoutCompared(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(comparedParameter);
  return next;
}
