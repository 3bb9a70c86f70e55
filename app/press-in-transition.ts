/**
 * While one page fades into the next, the browser gives a press to neither, but to the root. It is
 * passed on to what then stands in its place.
 */
function passOn(press: MouseEvent, frames = 60) {
  const { documentElement } = document;
  const under = document.elementFromPoint(press.x, press.y);
  if (under !== documentElement) under?.dispatchEvent(new MouseEvent('click', press));
  else if (frames) requestAnimationFrame(() => passOn(press, frames - 1));
}

if (typeof document !== 'undefined') {
  addEventListener('click', (press) => {
    if (press.target === document.documentElement) passOn(press);
  });
}
