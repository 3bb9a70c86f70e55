/** The 404 page: first of its links come the pages that the address may have meant. */
import { likeliest } from './likeliest.ts';

const list = document.querySelector('[data-ways-on]');
const siteMap = document.querySelectorAll<HTMLAnchorElement>('footer nav a[href^="/"]');

if (list) {
  const usual = [...list.children];
  const places = [...siteMap].map((link) => ({ to: link.pathname, label: link.textContent }));
  const guesses = likeliest(location.pathname, places).map(({ to, label }) => {
    const known = usual.find((item) => item.querySelector('a')?.pathname === to);
    return known ?? itemTo(to, label);
  });
  // As many as before, so that nothing below them moves.
  list.replaceChildren(...[...new Set([...guesses, ...usual])].slice(0, usual.length));
}

function itemTo(to: string, label: string): Element {
  const item = list?.firstElementChild?.cloneNode(true) as Element;
  const link = item.querySelector('a');
  if (link) link.href = to;
  // Before the arrow.
  link?.firstChild?.replaceWith(label);
  return item;
}
