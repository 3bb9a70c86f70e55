/**
 * Scroll animation: what carries `data-reveal` comes in once, when it is scrolled to. Elements that
 * are on screen when they are first seen stay as they are, so nothing flickers; without this script
 * everything is simply visible.
 */
const offset = 120;
const duration = 400;
const easing = 'ease';
const delayStep = 100;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const known = new WeakSet<Element>();
const hidden = new WeakSet<Element>();
const inUnseenTab = new WeakSet<Element>();
let held: Animation[] = [];

const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      const element = entry.target as HTMLElement;
      if (entry.isIntersecting && hidden.has(element)) arrive(element);
      else if (!hidden.has(element)) meet(element, entry);
    }
  },
  { rootMargin: `0px 0px -${offset}px 0px` },
);

/**
 * What is seen at once stays. Hidden tabs have no box yet; they are met when they are shown. What
 * lies above is not seen either: a new page is met while it still scrolls to its top. All is asked of
 * the entry: asking the window would make the browser lay the page out again for each element.
 */
function meet(element: HTMLElement, { boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  const { top, bottom, height } = boundingClientRect;
  const fold = (rootBounds?.bottom ?? 0) + offset;
  if (top < fold && bottom > 0 && height > 0) {
    observer.unobserve(element);
    return;
  }
  hidden.add(element);
  if (height === 0) inUnseenTab.add(element);
  element.style.opacity = '0';
}

/**
 * What a pressed tab shows comes in together: none of it stays blank until it is scrolled to. So does
 * what a leap went over.
 */
function arrive(element: HTMLElement) {
  const together = inUnseenTab.has(element) && element.parentElement;
  let isBefore = true;
  for (const one of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    const wasPassed = isBefore && one.checkVisibility();
    if (hidden.has(one) && (wasPassed || one.parentElement === together)) show(one);
    if (one === element) isBefore = false;
  }
}

function show(element: HTMLElement) {
  observer.unobserve(element);
  hidden.delete(element);
  element.style.removeProperty('opacity');
  element.animate(
    [
      { opacity: 0, transform: 'translateY(24px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration, easing, delay: delayStep * Number(element.dataset.reveal), fill: 'backwards' },
  );
}

function prepare() {
  if (reducedMotion.matches) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (known.has(element)) continue;
    known.add(element);
    observer.observe(element);
  }
}

function showEverything() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    element.style.removeProperty('opacity');
    for (const animation of element.getAnimations()) animation.finish();
  }
}

/** What is pressed while it comes in waits for the release: moved on from under the pointer, it would lose the press. */
function hold({ target }: Event) {
  held = (target as Element).closest('[data-reveal]')?.getAnimations() ?? [];
  for (const animation of held) animation.pause();
}

function release() {
  for (const animation of held.splice(0)) animation.play();
}

prepare();
// Pages reached by client-side navigation bring new elements without loading this file again.
new MutationObserver(prepare).observe(document.body, { childList: true, subtree: true });
reducedMotion.addEventListener('change', showEverything);
addEventListener('beforeprint', showEverything);
addEventListener('pointerdown', hold);
addEventListener('pointerup', release);
addEventListener('pointercancel', release);

export {};
