import { type RefObject, startTransition, useEffect, useState } from 'react';
import { drawing } from './lines.ts';

/** From where to where the drawing is seen, in its own units. */
export type SeenPart = { from: number; to: number };

const whole: SeenPart = { from: 0, to: drawing.width };
/** A scroll by less shows nothing that is not drawn already. */
const step = 80;

/** What of the drawing a narrow window shows: the figures beside it need not follow a slider. */
export function useSeenPart(scroller: RefObject<HTMLElement | null>): SeenPart {
  const [seen, setSeen] = useState(whole);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const unit = scrollWidth / drawing.width || 1;
      const from = step * Math.floor(scrollLeft / unit / step);
      const to = step * Math.ceil((scrollLeft + clientWidth) / unit / step);
      startTransition(() =>
        setSeen((was) => (was.from === from && was.to === to ? was : { from, to })),
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller]);
  return seen;
}
