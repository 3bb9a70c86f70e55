import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { EarlyActs } from './use-early-acts.ts';

/** Once the page shows what was entered, the buttons that were pressed meanwhile are pressed. */
export function useReplay(
  early: EarlyActs,
  form: RefObject<HTMLFormElement | null>,
  ready: boolean,
) {
  const pressed = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (form.current) pressed.current = early.takePresses(form.current);
  }, [early, form]);
  useEffect(() => {
    if (!ready) return;
    for (const button of pressed.current.splice(0)) if (button.isConnected) button.click();
  }, [ready]);
}
