/**
 * A link whose page cannot be shown by the router (its data, code or styles are gone with an older deployment,
 * or fail) still leads there: the browser opens the document. Where the site cannot be reached at
 * all, the page that one reads stays.
 */
import type { MiddlewareFunction } from 'react-router';
import { readStored, writeStored } from './storage.ts';
import { bringStyles } from './whole-sheet.ts';

/** Where one wants to go while it is being fetched. */
let target: string | undefined;
let failure: NavigationFailure | undefined;
const listeners = new Set<() => void>();

type NavigationFailure = {
  target: string;
  /** The site answers, but neither the router nor the browser can open the page. */
  status?: string;
};

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentFailure = () => failure;

function report(next: NavigationFailure | undefined) {
  failure = next;
  for (const listener of listeners) listener();
}

type Results = Record<string, { type: string }>;

/** Of the root route: it sees the data of every page that is fetched, and waits for its styles too. */
export const openFailedAsDocument: MiddlewareFunction<Results> = async (
  { request, pattern },
  next,
) => {
  target = request.url;
  report(undefined);
  const [results, isStyled] = await Promise.all([next() as Promise<Results>, bringStyles(pattern)]);
  if (target === request.url) target = undefined;
  const failed = !isStyled || Object.values(results).some(({ type }) => type === 'error');
  if (!failed || request.signal.aborted) return results;
  const answer = await openDocument(request.url);
  // The router shows what failed only when the document fails too.
  return answer === 'failed' ? results : new Promise<Results>(() => {});
};

type Outcome = 'opened' | 'failed' | 'unreachable';
const underWay = new Map<string, Promise<Outcome>>();

/** Data and code may fail one after the other; the document is opened once. */
export function openDocument(address: string): Promise<Outcome> {
  const opening = underWay.get(address) ?? tryDocument(address);
  underWay.set(address, opening);
  return opening;
}

async function tryDocument(address: string): Promise<Outcome> {
  try {
    const { status, statusText } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) {
      underWay.delete(address);
      report({ target: address, status: `${status} ${statusText}` });
      return 'failed';
    }
    location.assign(address);
    return 'opened';
  } catch {
    underWay.delete(address);
    report({ target: address });
    return 'unreachable';
  }
}

/** When the code of a page fails, the router reloads the page that one is on: the click would be lost. */
function keepTheClick(event: NavigateEvent) {
  if (event.navigationType !== 'reload' || event.userInitiated || !target) return;
  event.preventDefault();
  openDocument(target);
}

const storageKey = 'wanted-page';

/**
 * A browser without the Navigation API cannot be kept from reloading. The page that was wanted is
 * noted as this one goes, and opened once it is there again.
 */
function openAfterReload() {
  const wanted = readStored('sessionStorage', storageKey);
  writeStored('sessionStorage', storageKey, null);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (wanted && visit?.type === 'reload') openDocument(wanted);
  addEventListener('pagehide', () => {
    if (target) writeStored('sessionStorage', storageKey, target);
  });
}

if (typeof navigation !== 'undefined') navigation.addEventListener('navigate', keepTheClick);
else if (typeof document !== 'undefined') openAfterReload();
