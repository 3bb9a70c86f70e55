/** The 404 page: first of its links come the pages that the address may have meant. */
import { likeliest } from './likeliest.ts';

const list = document.querySelector('[data-ways-on]');
const siteMap = document.querySelectorAll<HTMLAnchorElement>('footer nav a[href^="/"]');

if (list) {
  const usual = [...list.children];
  const pages = [...siteMap].map((link) => ({ to: link.pathname, label: link.textContent }));
  const guesses = likeliest(location.pathname, pages).slice(0, usual.length);
  const toAdd = guesses.filter(
    ({ to }) => !usual.some((item) => item.querySelector('a')?.pathname === to),
  );
  // As many as before, so that nothing below them moves.
  for (const item of usual.slice(usual.length - toAdd.length)) item.remove();
  list.prepend(
    ...toAdd.map(({ to, label }) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: label });
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
}
