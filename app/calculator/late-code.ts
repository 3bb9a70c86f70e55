/**
 * Code that may be missing when it is asked for: offline, or gone with an older deployment. Its
 * promise waits for a retry instead of failing, so that React keeps the prerendered markup.
 */
export class LateCode<Code> {
  readonly #import: () => Promise<Code>;
  readonly #onGone: () => void;
  readonly #listeners = new Set<() => void>();
  #again: (() => void) | undefined;

  /** `onGone`: asked for again, with a connection, it did not come either. */
  constructor(importCode: () => Promise<Code>, onGone: () => void) {
    this.#import = importCode;
    this.#onGone = onGone;
  }

  async load(): Promise<Code> {
    for (let retried = false; ; retried = true) {
      try {
        return await this.#import();
      } catch {
        if (retried && navigator.onLine) this.#onGone();
        await new Promise<void>((resolve) => this.#wait(resolve));
      }
    }
  }

  readonly hasFailed = () => this.#again !== undefined;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly retry = () => {
    const again = this.#again;
    this.#wait(undefined);
    again?.();
  };

  #wait(again: (() => void) | undefined) {
    this.#again = again;
    for (const listener of this.#listeners) listener();
  }
}
