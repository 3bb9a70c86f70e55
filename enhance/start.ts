/**
 * Stands in the head of every document. Has a long page laid out band by band, and starts its scripts
 * after the first paint: when the page has loaded and the browser is idle, at low priority. Until then
 * links, menus, tabs and forms work by themselves.
 */

/** In milliseconds: code that is asked for right after the load still delays the largest picture. */
const pause = 500;
/** A picture that hangs must not keep the scripts away for ever. */
const patience = 5000;

const { src = '', modules = '' } = document.currentScript?.dataset ?? {};
let isStarted = false;

async function start() {
  if (isStarted) return;
  // Not on half a document: what stands in it is taken over as a whole.
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
  isStarted = true;
  layOutBands();
  // Each by itself: all of them at once hold a slow phone up for a tenth of a second, asked for or run.
  const hrefs = modules.split(' ');
  for (const href of [src, ...hrefs]) setTimeout(preload, 0, href);
  // The last one takes the page over, when the page's own script asks for it.
  for (const href of hrefs.slice(0, -1)) {
    await new Promise((next) => setTimeout(next));
    // What does not come is told by what needs it.
    await import(/* @vite-ignore */ href).catch(() => {});
  }
  import(/* @vite-ignore */ src).catch((error) => {
    location.hash = dataset.asked ?? location.hash;
    throw error;
  });
}

function preload(href: string) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
  document.head.append(link);
}

const { dataset } = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Who comes back, or to a headline, is to land there at once: the whole page must have its height.
if (visit?.type === 'navigate' && !location.hash) dataset.bands = 'near';

/** Bands out of sight get their place here, each in a task of its own (section.module.css). */
function layOutBands() {
  if (dataset.bands !== 'near') return;
  dataset.bands = 'coming';
  const bands = [...document.querySelectorAll<HTMLElement>('main > section')];
  const layOutNext = () => {
    const band = bands.shift();
    if (!band) showAllBands();
    if (!band || !dataset.bands) return;
    band.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(layOutNext));
  };
  layOutNext();
}

function showAllBands() {
  delete dataset.bands;
  for (const { style } of document.querySelectorAll<HTMLElement>('main > section')) {
    style.removeProperty('content-visibility');
  }
}

addEventListener('load', layOutBands);
addEventListener('click', (event) => {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (!link) return;
  showAllBands();
  // The search, pressed before its code is there: it opens with it (search-control.tsx).
  if (event.defaultPrevented || !link.matches('header [aria-haspopup]')) return;
  event.preventDefault();
  dataset.asked = link.hash;
  start();
});
// Typed before the search is there to be typed into.
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
  if (!dataset.asked || defaultPrevented || !(isText || key === 'Backspace')) return;
  event.preventDefault();
  const typed = dataset.typed ?? '';
  dataset.typed = isText ? typed + key : typed.slice(0, -1);
});
// Safari has no idle callback.
const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () => setTimeout(whenIdle, pause, start));
setTimeout(start, patience);
// Who was sent a link to a step of a machine (`?paso=3`), or asks (`?buscar=`), came for what the scripts bring.
if (/paso=|buscar=/.test(location.search)) start();

export {};
