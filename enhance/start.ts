/**
 * Starts the site's scripts, which the first paint must not wait for: when the visitor does
 * something, or after a while of reading. It stands in every document; until then links, menus and
 * the form work by themselves.
 */

/** In milliseconds after the load: until pictures and place are where they belong, and of reading. */
const settling = 500;
const reading = 3000;
const acts = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'wheel'];

const { src = '', modules = '' } = document.currentScript?.dataset ?? {};
const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
const ahead = [src, ...modules.split(' ')];
// Safari has no idle callback.
const whenIdle = window.requestIdleCallback ?? setTimeout;
let started = false;
let pressed: HTMLElement | null = null;

/** One at a time: a dozen requests at once would hold up the visitor's first touch. */
function fetchAhead() {
  const href = ahead.shift();
  if (!href) return;
  ask('modulepreload', href);
  whenIdle(fetchAhead);
}

function ask(rel: string, href: string) {
  const link = Object.assign(document.createElement('link'), { rel, href });
  link.fetchPriority = 'low';
  document.head.append(link);
}

function start() {
  if (started) return;
  started = true;
  for (const act of acts) removeEventListener(act, start, true);
  for (const href of ahead.splice(0)) ask('modulepreload', href);
  const run = () => import(/* @vite-ignore */ src);
  if (!sheet) return run();
  // What the scripts add needs rules that the document has not.
  sheet.onload = run;
  sheet.onerror = run;
  sheet.disabled = false;
}

/** What is pressed before React listens is pressed again when it does. */
function press({ target }: Event) {
  pressed = (target as Element).closest('button[type=button]');
}

for (const act of acts) addEventListener(act, start, true);
addEventListener('click', press, true);
addEventListener('awake', () => {
  removeEventListener('click', press, true);
  pressed?.click();
});
addEventListener('load', () => {
  setTimeout(() => {
    document.documentElement.dataset.stage ??= 'settled';
    if (sheet && !started) ask('prefetch', sheet.href);
    fetchAhead();
  }, settling);
  setTimeout(start, reading);
});

export {};
