import type { MetaDescriptor } from 'react-router';

/** The loader has made the tags while the page was built; the browser only repeats them. */
export function pageMeta({ loaderData }: { loaderData?: { head: MetaDescriptor[] } | undefined }) {
  return loaderData?.head ?? [];
}
