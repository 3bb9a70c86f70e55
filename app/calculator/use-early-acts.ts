import { type RefObject, useLayoutEffect, useState } from 'react';
import { changedControls, restoreChangedControls } from './changed-controls.ts';

/** What the visitor did before a calculator could answer. */
export type EarlyActs = {
  /** What was entered, by the names of the controls. */
  entered: ReadonlyMap<string, string>;
  /** Buttons that were pressed, in order; from now on React hears them. */
  takePresses: () => HTMLElement[];
};

/**
 * React drops what is pressed inside a boundary whose code has not come, and the boundary's fields
 * with what is in them when the page renders again before. So both are noted outside of it.
 */
export function useEarlyActs(place: RefObject<HTMLElement | null>, id: string): EarlyActs {
  const [acts] = useState(() => new Acts());
  useLayoutEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form) return;
    restoreChangedControls(id, form);
    return acts.watch(form);
  }, [acts, place, id]);
  return acts;
}

class Acts implements EarlyActs {
  entered: ReadonlyMap<string, string> = new Map();
  #presses: HTMLElement[] = [];
  #stop: (() => void) | undefined;

  watch(form: HTMLFormElement): () => void {
    const note = () => {
      this.entered = changedControls(form);
    };
    const press = ({ target }: Event) => {
      // A reset is not noted: the browser has done it.
      const button = (target as Element).closest<HTMLElement>('button[type=button]');
      if (button) this.#presses.push(button);
    };
    const listening = new AbortController();
    const { signal } = listening;
    note();
    form.addEventListener('input', note, { signal });
    // The event comes before the fields are as they were.
    form.addEventListener('reset', () => setTimeout(note), { signal });
    form.addEventListener('click', press, { signal });
    this.#stop = () => listening.abort();
    return this.#stop;
  }

  readonly takePresses = () => {
    this.#stop?.();
    return this.#presses.splice(0);
  };
}
