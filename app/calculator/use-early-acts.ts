import { type RefObject, useLayoutEffect, useState } from 'react';
import { changedControls, keepControls, restoreControls } from './changed-controls.ts';

/** What the visitor did before a calculator could answer. */
export type EarlyActs = {
  /** What was entered, by the names of the controls; `form` is what React has taken over or made. */
  enteredInto: (form: HTMLFormElement) => ReadonlyMap<string, string>;
  /** The prerendered calculator, if there was one. */
  markup: () => Element | undefined;
  /** Buttons of `form` that were pressed, in order; from now on React hears them. */
  takePresses: (form: HTMLFormElement) => HTMLElement[];
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
    restoreControls(id, form);
    return acts.watch(form, id);
  }, [acts, place, id]);
  return acts;
}

const buttonsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLElement>('button[type=button]'),
];

class Acts implements EarlyActs {
  #form: HTMLFormElement | undefined;
  #markup: Element | undefined;
  #entered: ReadonlyMap<string, string> = new Map();
  /** By place: the buttons themselves may be made anew. */
  #presses: number[] = [];
  #stop: (() => void) | undefined;

  watch(form: HTMLFormElement, id: string): () => void {
    this.#form = form;
    this.#markup = form.closest('section') ?? undefined;
    const note = () => {
      this.#entered = changedControls(form);
    };
    const press = (target: Node) => {
      // A reset is not noted: the browser has done it.
      const place = buttonsOf(form).findIndex((button) => button.contains(target));
      if (place >= 0) this.#presses.push(place);
    };
    const listening = new AbortController();
    // At the window: React stops what it cannot yet handle on its way down.
    const listen = (type: string, act: (target: Node) => void) =>
      addEventListener(
        type,
        ({ target }) => {
          if (target instanceof Node && form.contains(target)) act(target);
        },
        { capture: true, signal: listening.signal },
      );
    note();
    listen('input', note);
    // The event comes before the fields are as they were.
    listen('reset', () => setTimeout(note));
    listen('click', press);
    // Code that is gone with an older deployment comes with a new document.
    addEventListener('pagehide', () => keepControls(id, this.#entered), {
      signal: listening.signal,
    });
    this.#stop = () => listening.abort();
    return this.#stop;
  }

  readonly markup = () => this.#markup;

  readonly enteredInto = (form: HTMLFormElement) =>
    form === this.#form ? changedControls(form) : this.#entered;

  readonly takePresses = (form: HTMLFormElement) => {
    this.#stop?.();
    const buttons = buttonsOf(form);
    return this.#presses.splice(0).flatMap((place) => buttons[place] ?? []);
  };
}
