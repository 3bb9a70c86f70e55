/**
 * Stands in every document and starts its scripts after the first paint: when the page has loaded and
 * the browser is idle, at low priority. Until then links, menus, tabs and forms work by themselves.
 */

/** In milliseconds: code that is asked for right after the load still delays the largest picture. */
const pause = 500;
/** A picture that hangs must not keep the scripts away for ever. */
const patience = 5000;

const { src = '', modules = '' } = document.currentScript?.dataset ?? {};
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  // Each by itself: asking for all of them at once holds a slow phone up for a tenth of a second.
  for (const href of [src, ...modules.split(' ')]) setTimeout(preload, 0, href);
  setTimeout(() => import(/* @vite-ignore */ src));
}

function preload(href: string) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
  document.head.append(link);
}

// Safari has no idle callback.
const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () => setTimeout(whenIdle, pause, start));
setTimeout(start, patience);
// Who was sent a link to a step of a machine (`?paso=3`) came for what the scripts bring.
if (location.search.includes('paso=')) addEventListener('DOMContentLoaded', start);

export {};
