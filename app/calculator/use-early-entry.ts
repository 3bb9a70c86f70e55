import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Takes over what was entered while React was not there yet. It is read before React puts its own
 * value back, and entered after the calculator has read the link.
 */
export function useEarlyEntry<Field extends HTMLInputElement | HTMLSelectElement>(
  shown: string,
  enter: (entered: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const first = useRef({ shown, enter });
  const found = useRef<string>(undefined);
  useLayoutEffect(() => {
    found.current = field.current?.value;
  }, []);
  useEffect(() => {
    const { shown, enter } = first.current;
    if (found.current !== undefined && found.current !== shown) enter(found.current);
  }, []);
  return field;
}
