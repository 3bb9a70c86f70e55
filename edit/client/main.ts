/** The editor: loaded into every page by `npm run edit`, and by nothing else. */
import { withoutInvisible } from '../marks.ts';
import { words } from '../words.ts';
import { makeBar } from './bar.ts';
import dialogStyles from './dialogs.css?inline';
import { draftOf } from './drafts.ts';
import styles from './editor.css?inline';
import {
  isHydrated,
  markedElements,
  pictureAt,
  type Target,
  targetWith,
  textAt,
  textOf,
} from './marked.ts';
import { openNewPage } from './new-page-dialog.ts';
import { openPanel } from './panel.ts';
import { openPictureDialog } from './picture-dialog.ts';
import { openPublication } from './publish-dialog.ts';
import { makeTools } from './tools.ts';
import { type Typing, typeAt } from './typing.ts';

type Router = {
  revalidate(): Promise<void>;
  subscribe(listener: () => void): void;
};
const router = () =>
  (globalThis as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter;

const host = document.createElement('site-editor');
const layer = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles + dialogStyles);
layer.adoptedStyleSheets = [sheet];

const windows: Record<string, () => void> = {
  [words.bar.data]: () => openPanel(layer, { saved, leaving, go }),
  [words.bar.newPage]: () => openNewPage(layer, go),
  [words.bar.publish]: () => openPublication(layer),
};
const bar = makeBar(layer, showChange, Object.entries(windows));
const tools = makeTools(
  layer,
  {
    open,
    saving: () => bar.say(words.bar.saving),
    done: showAt,
    refused: (why) => bar.say(why, true),
  },
  () => bar.box.offsetHeight,
);
let typing: Typing | undefined;

async function open(target: Target) {
  if (target.range === null) return openPictureDialog(layer, target, saved);
  const back = target.element;
  tools.hide();
  try {
    typing = await typeAt(target, layer, (isSaved) => {
      typing = undefined;
      if (isSaved) saved();
      back.focus({ preventScroll: true });
    });
  } catch (error) {
    bar.say((error as Error).message, true);
  }
}

/** What was moved, added or doubled is shown where it is now, to go on from there. */
async function showAt(place: string) {
  bar.say(words.bar.saved);
  await showChange();
  // Not before React has drawn it.
  requestIdleCallback(() => {
    // Who writes somewhere by now goes on there.
    const moved = layer.activeElement ? undefined : targetWith(place)?.element;
    moved?.focus({ preventScroll: true });
    moved?.scrollIntoView({ block: 'nearest' });
  });
}

function saved() {
  bar.say(words.bar.saved);
  showChange();
}

let isLeaving = false;
/** While the page itself is being removed there is nothing of it to fetch. */
function leaving(isGone: boolean) {
  isLeaving = isGone;
}

/** As a new document: the menu and the addresses that there are have changed too. */
function go(path: string, said: string) {
  bar.sayThere(said);
  location.assign(path);
}

/** Fetches the page's texts again, in place: neither the scroll position nor what is open is lost. */
async function showChange() {
  if (isLeaving) return;
  await router().revalidate();
  await bar.refresh();
}

/** Its click means something already; what leads out of the site is no loss to the editor. */
function keepsItsClick(element: Element): boolean {
  const pressed = element.closest('a, button, summary, label, input, select, textarea');
  if (!(pressed instanceof HTMLAnchorElement)) return pressed !== null;
  return pressed.origin === location.origin && !pressed.querySelector('img');
}

function targetAt(event: MouseEvent): Target | undefined {
  const node = event.target instanceof Element ? event.target : null;
  return textAt(event.clientX, event.clientY) ?? pictureAt(node);
}

const isOwn = (event: Event) => event.composedPath().includes(host);
const isEditing = (event: Event) => bar.mode() === 'edit' && !isOwn(event);

document.addEventListener('pointermove', (event) => {
  if (!isEditing(event) || typing) return;
  const target = targetAt(event);
  if (target) tools.show(target);
});
document.addEventListener(
  'click',
  (event) => {
    if (!isEditing(event)) return;
    const target = targetAt(event);
    if (typing) {
      // Whoever clicks elsewhere has finished writing, and must not lose it.
      event.preventDefault();
      event.stopPropagation();
      return typing.finish();
    }
    if (!target || (keepsItsClick(target.element) && !event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
    open(target);
  },
  { capture: true },
);
document.addEventListener('focusin', (event) => {
  if (!isEditing(event) || typing) return;
  const target = targetOf(event.target);
  if (target) tools.show(target);
});
document.addEventListener('keydown', (event) => {
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
  const isTyped = event.target instanceof HTMLElement && event.target.matches('input, textarea');
  if (isUndo && !isOwn(event) && !isTyped) {
    event.preventDefault();
    return event.shiftKey ? bar.redo() : bar.undo();
  }
  if (!isEditing(event)) return;
  const target = targetOf(event.target);
  const opens =
    event.key === 'F2' || (event.key === 'Enter' && target && !keepsItsClick(target.element));
  if (!target || !opens) return;
  event.preventDefault();
  if (event.shiftKey) tools.enter(target);
  else open(target);
});
// The browser would leave the page to show the file.
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  if (!event.defaultPrevented) bar.say(words.dropped, true);
  event.preventDefault();
});
addEventListener('scroll', tools.place, { passive: true });
addEventListener('resize', tools.place);

function targetOf(node: EventTarget | null): Target | undefined {
  return node instanceof HTMLElement && node !== document.body
    ? (pictureAt(node instanceof HTMLImageElement ? node : null) ?? textOf(node))
    : undefined;
}

/** Lets the Tab key reach every text; the browser's tab shows the title without marks. */
function prepare() {
  document.title = withoutInvisible(document.title);
  for (const marked of markedElements()) {
    const isReached = marked.closest('a, button, summary, label');
    if (!isReached && isHydrated(marked)) marked.tabIndex = 0;
  }
  tools.place();
}

let waiting: number | undefined;
function prepareSoon() {
  if (waiting) return;
  waiting = requestIdleCallback(() => {
    waiting = undefined;
    prepare();
  });
}

/** What was open when the page was reloaded, as it is when the editor is started again. */
function restore() {
  const place = draftOf('text')?.place ?? draftOf('picture')?.place;
  const target = place && targetWith(place);
  const again = windows[draftOf('window')?.name ?? ''];
  if (target || draftOf('fields') || draftOf('newPage')) bar.say(words.restored);
  if (target) open(target);
  else again?.();
}

/** Once React has the page: what is added before would be a mistake to it. */
function start() {
  if (document.readyState !== 'complete' || !router()) return requestIdleCallback(start);
  document.body.append(host);
  // The last line of the page stays above the bar.
  new ResizeObserver(() => {
    document.body.style.paddingBlockEnd = `${bar.box.offsetHeight}px`;
  }).observe(bar.box);
  prepareSoon();
  bar.refresh();
  restore();
  router().subscribe(prepareSoon);
  new MutationObserver(prepareSoon).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

start();
import.meta.hot?.on('edit:changed', showChange);
