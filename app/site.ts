import { useRouteLoaderData } from 'react-router';
import type { SiteFrame } from './model/site.server.ts';

/** Company, labels and menu: what the root loader gives to every page. */
export function useSite(): SiteFrame {
  const site = useRouteLoaderData<SiteFrame>('root');
  if (!site) throw new Error('The root loader has not run');
  return site;
}

export function useLabels(): SiteFrame['labels'] {
  return useSite().labels;
}
