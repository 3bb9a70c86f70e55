import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import styles from './late.module.css';
import { isReachable } from './reachable.ts';

export type LateWords = { missing: string; retry: string };

export type LateProps = {
  words: LateWords;
  /** Keeps the place on a page that was not prerendered, until the code is there. */
  placeholder?: ReactNode;
};

/**
 * A component whose code is fetched late. While it is on its way, and also when it cannot be had
 * (offline, or gone with an older deployment), the prerendered markup stays as it is; in the second
 * case the visitor may try again. Make it once, outside of any component.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateProps> {
  let failed = false;
  let attempt = async () => {};
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const report = (next: boolean) => {
    failed = next;
    for (const listener of listeners) listener();
  };

  const Loaded = lazy<ComponentType<Props>>(async () => {
    if (typeof document === 'undefined') return { default: await load() };
    // Never rejected: React would throw the prerendered markup away.
    const loaded = Promise.withResolvers<{ default: ComponentType<Props> }>();
    attempt = async () => {
      try {
        loaded.resolve({ default: await load() });
        report(false);
      } catch {
        report(true);
      }
    };
    attempt();
    return loaded.promise;
  });

  async function retry() {
    await attempt();
    // The site answers but the code is gone: only a newer document knows its new name.
    if (failed && (await isReachable(location.href))) location.reload();
  }

  return function Late({ words, placeholder, ...props }) {
    const missing = useSyncExternalStore(
      subscribe,
      () => failed,
      () => false,
    );
    return (
      <>
        {missing && (
          <div role="alert" className={styles.missing}>
            <p>{words.missing}</p>
            <Button variant="quiet" onClick={retry}>
              {words.retry}
            </Button>
          </div>
        )}
        <Suspense fallback={placeholder}>
          <Loaded {...(props as unknown as Props)} />
        </Suspense>
      </>
    );
  };
}
