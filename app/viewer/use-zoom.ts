import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  fillScale,
  fitted,
  keepInside,
  moveBy,
  type Point,
  type Size,
  type View,
  zoomAt,
} from './view.ts';

const middle: Point = { x: 0, y: 0 };
/** Two taps are one act within so many milliseconds and pixels; a swipe is longer than so many. */
const tapTime = 350;
const tapReach = 30;
const swipeLength = 60;
/** What two taps on a fitted picture enlarge it to, or further where it then fills its frame. */
const tapScale = 2.5;

type Zoom = {
  view: View;
  zoom: (factor: number, at?: Point) => void;
  pan: (by: Point) => void;
  reset: () => void;
  /** As large as leaves no part of the frame empty; fitted again from any other size. */
  fill: () => void;
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >;
};

/** Zoom and pan of a picture in its frame: by wheel, by one and by two pointers. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: Size & { src: string },
  onSwipe: (step: 1 | -1) => void,
): Zoom {
  const [view, setView] = useState(fitted);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point & { time: number }>(undefined);
  const lastTap = useRef<Point & { time: number }>(undefined);
  const { src, width, height } = picture;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture, or another way up, starts whole
  useLayoutEffect(() => setView(fitted), [src, width]);

  const change = useCallback(
    (next: (view: View) => View) => {
      const box = frame.current?.getBoundingClientRect();
      if (box) setView((current) => keepInside(next(current), { width, height }, box));
    },
    [frame, width, height],
  );
  const zoom = useCallback(
    (factor: number, at = middle) => change((current) => zoomAt(current, factor, at)),
    [change],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      // Else the browser enlarges the page.
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // A pinch on a touchpad comes as small steps of the wheel with Ctrl.
      const speed = event.ctrlKey ? 0.01 : 0.002;
      zoom(Math.exp(-event.deltaY * lines * speed), fromMiddle(event, element));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    const observer = new ResizeObserver(() => change((current) => current));
    observer.observe(element);
    return () => {
      element.removeEventListener('wheel', onWheel);
      observer.disconnect();
    };
  }, [frame, zoom, change]);

  function onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
    // With a second finger it is no swipe and no tap any more.
    start.current =
      pointers.current.size === 1 ? { ...pointOf(event), time: event.timeStamp } : undefined;
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before || !frame.current) return;
    const now = pointOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const moved = { x: now.x - before.x, y: now.y - before.y };
    if (!other) return change((current) => moveBy(current, moved));
    // Both fingers share the way: the point between them moves half of it.
    const between = fromMiddle(
      { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 },
      frame.current,
    );
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const half = { x: moved.x / 2, y: moved.y / 2 };
    change((current) => zoomAt(moveBy(current, half), factor, between));
  }

  function onPointerUp(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    const from = start.current;
    start.current = undefined;
    if (!from || event.type === 'pointercancel' || !frame.current) return;
    const way = { x: event.clientX - from.x, y: event.clientY - from.y };
    const isSwipe = Math.abs(way.x) > swipeLength && Math.abs(way.x) > 2 * Math.abs(way.y);
    if (isSwipe && view.scale === 1) return onSwipe(way.x < 0 ? 1 : -1);
    if (Math.hypot(way.x, way.y) > tapReach || event.timeStamp - from.time > tapTime) return;
    const before = lastTap.current;
    const isSecond =
      before && from.time - before.time < tapTime && distance(before, from) < tapReach;
    lastTap.current = isSecond ? undefined : { ...pointOf(event), time: event.timeStamp };
    if (!isSecond) return;
    if (view.scale > 1) return setView(fitted);
    const filling = fillScale({ width, height }, frame.current.getBoundingClientRect());
    zoom(Math.max(tapScale, filling), fromMiddle(event, frame.current));
  }

  return {
    view,
    zoom,
    pan: (by) => change((current) => moveBy(current, by)),
    reset: () => setView(fitted),
    fill: () => {
      if (view.scale > 1 || !frame.current) return setView(fitted);
      zoom(fillScale({ width, height }, frame.current.getBoundingClientRect()));
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

type Client = { clientX: number; clientY: number };

const pointOf = ({ clientX, clientY }: Client): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function fromMiddle({ clientX, clientY }: Client, frame: Element): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
