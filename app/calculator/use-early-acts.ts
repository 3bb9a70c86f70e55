import { type RefObject, useLayoutEffect, useState } from 'react';
import { changedControls, keepControls, restoreControls } from './changed-controls.ts';

/** What the visitor did before a calculator could answer. */
export type EarlyActs = {
  /** What was entered, by the names of the controls; `form`, which React has taken over or made, hears the rest. */
  enteredInto: (form: HTMLFormElement) => ReadonlyMap<string, string>;
  /** The prerendered calculator, if there was one. */
  markup: () => Element | undefined;
};

/**
 * React drops the fields of a boundary whose code has not come, with what is in them, when the page renders again
 * before. So it is noted outside of it. Buttons are disabled until then.
 */
export function useEarlyActs(place: RefObject<HTMLElement | null>, id: string): EarlyActs {
  const [acts] = useState(() => new Acts());
  useLayoutEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form) return;
    restoreControls(id, form);
    return acts.watch(form, id);
  }, [acts, place, id]);
  return acts;
}

class Acts implements EarlyActs {
  #form: HTMLFormElement | undefined;
  #markup: Element | undefined;
  #entered: ReadonlyMap<string, string> = new Map();
  #stop: (() => void) | undefined;

  watch(form: HTMLFormElement, id: string): () => void {
    this.#form = form;
    this.#markup = form.closest('section') ?? undefined;
    const note = () => {
      this.#entered = changedControls(form);
    };
    const listening = new AbortController();
    // At the window: React stops what it cannot yet handle on its way down.
    const listen = (type: string, act: () => void) =>
      addEventListener(
        type,
        ({ target }) => {
          if (target instanceof Node && form.contains(target)) act();
        },
        { capture: true, signal: listening.signal },
      );
    note();
    listen('input', note);
    // The event comes before the fields are as they were.
    listen('reset', () => setTimeout(note));
    // Code that is gone with an older deployment comes with a new document.
    addEventListener('pagehide', () => keepControls(id, this.#entered), {
      signal: listening.signal,
    });
    this.#stop = () => listening.abort();
    return this.#stop;
  }

  readonly markup = () => this.#markup;

  readonly enteredInto = (form: HTMLFormElement) => {
    this.#stop?.();
    return form === this.#form ? changedControls(form) : this.#entered;
  };
}
