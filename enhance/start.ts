/**
 * Starts the site's scripts, which the first paint must not wait for: when the visitor does
 * something, or after a while of reading. It stands in every document; until then links, menus and
 * the form work by themselves.
 */
const reading = 3000;
const acts = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'wheel'];

const { src = '', modules = '' } = document.currentScript?.dataset ?? {};
const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
let fetched = false;
let started = false;
let pressed: HTMLElement | null = null;

function fetchAhead() {
  if (fetched) return;
  fetched = true;
  ask('prefetch', sheet?.href ?? '');
  for (const href of [src, ...modules.split(' ')]) ask('modulepreload', href);
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
  fetchAhead();
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
  // Safari has no idle callback.
  (window.requestIdleCallback ?? setTimeout)(fetchAhead);
  setTimeout(start, reading);
});

export {};
