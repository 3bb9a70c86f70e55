import { type RefObject, useEffect, useMemo, useRef } from 'react';

/** Buttons that were pressed before their calculator could answer, in order. */
export type EarlyPresses = {
  /** Hands them over, and stops collecting: from now on React hears what is pressed. */
  take: () => HTMLElement[];
};

/**
 * React drops a press inside a boundary whose code has not come. A reset is not collected: the
 * browser itself has done it.
 */
export function useEarlyPresses(place: RefObject<HTMLElement | null>): EarlyPresses {
  const pressed = useRef<HTMLElement[]>([]);
  const collecting = useRef(true);
  useEffect(() => {
    const element = place.current;
    const collect = ({ target }: Event) => {
      if (!collecting.current || !(target instanceof Element)) return;
      const button = target.closest<HTMLElement>('button[type=button]');
      if (button) pressed.current.push(button);
    };
    element?.addEventListener('click', collect);
    return () => element?.removeEventListener('click', collect);
  }, [place]);
  return useMemo(
    () => ({
      take() {
        collecting.current = false;
        return pressed.current.splice(0);
      },
    }),
    [],
  );
}
