import type { MetaDescriptor } from 'react-router';
import { type Packed, unpack } from '../packed.ts';

/** The loader has made the tags while the page was built; the browser only repeats them. */
export function pageMeta({
  loaderData,
}: {
  loaderData?: Packed<{ head: MetaDescriptor[] }> | undefined;
}) {
  return loaderData ? unpack(loaderData).head : [];
}
