import { useRouteLoaderData } from 'react-router';
import { type Packed, unpack } from './packed.ts';
import type { SiteFrame } from './pages/site-frame.server.ts';

/** For the frame around a page, which also stands when the root loader itself has failed. */
export function useOptionalSite(): SiteFrame | undefined {
  const frame = useRouteLoaderData<Packed<SiteFrame>>('root');
  return frame && unpack(frame);
}

/** Company, labels and menu: what the root loader gives to every page. */
export function useSite(): SiteFrame {
  const site = useOptionalSite();
  if (!site) throw new Error('The root loader has not run');
  return site;
}

export function useLabels(): SiteFrame['labels'] {
  return useSite().labels;
}
