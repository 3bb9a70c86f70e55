/** A picture behind a window of the shape that the page gives it: dragged and enlarged by whoever chooses. */
import { words } from '../words.ts';
import type { View } from './drafts.ts';
import { element } from './element.ts';

export function makeCrop(picture: HTMLImageElement, shape: number, from?: View | null) {
  const frame = element('div', { className: 'crop', tabIndex: 0, label: words.pictureDialog.crop });
  frame.style.aspectRatio = String(shape);
  frame.style.width = `min(100%, 420px, ${46 * shape}vh)`;
  frame.append(picture);
  const zoom = element('input', { type: 'range', min: '1', max: '4', step: '0.05' });
  zoom.value = String(from?.zoom ?? 1);
  const own = picture.naturalWidth / picture.naturalHeight;
  // The share of the picture that is seen at its smallest, and where the middle of it is.
  const whole = own > shape ? { width: shape / own, height: 1 } : { width: 1, height: own / shape };
  const middle = { x: from?.x ?? 0.5, y: from?.y ?? 0.5 };

  function seen() {
    const width = whole.width / Number(zoom.value);
    const height = whole.height / Number(zoom.value);
    middle.x = Math.min(1 - width / 2, Math.max(width / 2, middle.x));
    middle.y = Math.min(1 - height / 2, Math.max(height / 2, middle.y));
    return { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
  }

  function draw() {
    const { left, top, width, height } = seen();
    picture.style.width = `${100 / width}%`;
    picture.style.left = `${(-100 * left) / width}%`;
    picture.style.top = `${(-100 * top) / height}%`;
  }

  function move(x: number, y: number) {
    const { width, height } = seen();
    middle.x -= (x / frame.clientWidth) * width;
    middle.y -= (y / frame.clientHeight) * height;
    draw();
  }

  frame.addEventListener('pointerdown', (event) => frame.setPointerCapture(event.pointerId));
  frame.addEventListener('pointermove', ({ pointerId, movementX, movementY }) => {
    if (frame.hasPointerCapture(pointerId)) move(movementX, movementY);
  });
  frame.addEventListener('keydown', (event) => {
    const step = {
      ArrowLeft: [16, 0],
      ArrowRight: [-16, 0],
      ArrowUp: [0, 16],
      ArrowDown: [0, -16],
    };
    const [x, y] = step[event.key as keyof typeof step] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    move(x, y);
  });
  zoom.addEventListener('input', draw);
  draw();
  const pixels = () => ({
    width: Math.floor(seen().width * picture.naturalWidth),
    height: Math.floor(seen().height * picture.naturalHeight),
  });
  return { frame, zoom, seen, pixels, view: (): View => ({ ...middle, zoom: Number(zoom.value) }) };
}
