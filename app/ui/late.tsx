import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Button } from './button.tsx';
import styles from './late.module.css';
import { nearViewport } from './near-viewport.ts';
import { isReachable } from './reachable.ts';

/** A component whose code is fetched late; make it once, outside of any component. */
export type LatePart<Props> = {
  Component: ComponentType<Props>;
  isMissing: () => boolean;
  subscribe: (listener: () => void) => () => void;
  retry: () => Promise<void>;
};

export type LateProps<Props> = {
  part: LatePart<Props>;
  props: Props;
  words: { missing: string; retry: string };
  /** Keeps the place until the code is there; without one, a copy of the prerendered markup does. */
  placeholder?: ReactNode;
};

/**
 * While the code is on its way, and also when it cannot be had (offline, or gone with an older
 * deployment), the prerendered markup stays as it is; in the second case the visitor may try again.
 */
export function Late<Props extends object>({ part, props, words, placeholder }: LateProps<Props>) {
  return (
    <>
      <Missing part={part} words={words} />
      {placeholder ? (
        <Suspense fallback={placeholder}>
          <part.Component {...props} />
        </Suspense>
      ) : (
        <KeptWhileLate>
          <part.Component {...props} />
        </KeptWhileLate>
      )}
    </>
  );
}

/** When the page renders again before the code is there, React takes the prerendered markup away. */
function KeptWhileLate({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const markup = useRef<Node>(null);
  useLayoutEffect(() => {
    markup.current = frame.current?.cloneNode(true) ?? null;
  }, []);
  return (
    <div ref={frame} className={styles.frame}>
      <Suspense fallback={<Kept markup={markup} />}>{children}</Suspense>
    </div>
  );
}

function Kept({ markup }: { markup: RefObject<Node | null> }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (markup.current) frame.current?.replaceChildren(markup.current);
  }, [markup]);
  return <div ref={frame} className={styles.frame} />;
}

/** On its own: a boundary that renders again before its code is there loses the prerendered markup. */
function Missing<Props>({ part, words }: Pick<LateProps<Props>, 'part' | 'words'>) {
  const missing = useSyncExternalStore(part.subscribe, part.isMissing, () => false);
  if (!missing) return null;
  return (
    <div role="alert" className={styles.missing}>
      <p>{words.missing}</p>
      <Button variant="quiet" onClick={part.retry}>
        {words.retry}
      </Button>
    </div>
  );
}

/** With a selector its code is fetched when such an element comes near the window, not before. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  near?: string,
): LatePart<Props> {
  let missing = false;
  let attempt = async () => {};
  const listeners = new Set<() => void>();
  const report = (next: boolean) => {
    missing = next;
    for (const listener of listeners) listener();
  };

  const Component = lazy<ComponentType<Props>>(async () => {
    if (typeof document === 'undefined') return { default: await load() };
    // Never rejected: React would throw the prerendered markup away.
    const loaded = Promise.withResolvers<{ default: ComponentType<Props> }>();
    attempt = async () => {
      try {
        if (near) await nearViewport(near);
        loaded.resolve({ default: await load() });
        report(false);
      } catch {
        report(true);
      }
    };
    attempt();
    return loaded.promise;
  });

  return {
    Component: Component as unknown as ComponentType<Props>,
    isMissing: () => missing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: async () => {
      await attempt();
      // The site answers but the code is gone: only a newer document knows its new name.
      if (missing && (await isReachable(location.href))) location.reload();
    },
  };
}
