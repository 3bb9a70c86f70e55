import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  useLocation,
  useNavigationType,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Links scroll smoothly to the top (base.css says how); back and forward jump to where one was.
 * A new page takes the focus, so that a screen reader starts there and not in the old menu.
 */
export function ScrollKeeper() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [pathname]);

  // Effects run in the order of the elements: the manner is set just before and given back after.
  return (
    <>
      <ScrollManner behavior={type === 'POP' ? 'auto' : ''} />
      <ScrollMemory />
      <ScrollManner behavior="" />
    </>
  );
}

/**
 * React Router's own component also reads the session storage in a script of the document, before the
 * first paint. That is not needed: where a document opens is the browser's business.
 */
function ScrollMemory() {
  useScrollRestoration();
  return null;
}

function ScrollManner({ behavior }: { behavior: 'auto' | '' }) {
  const { key } = useLocation();
  useBrowserLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = behavior;
  }, [behavior, key]);
  return null;
}
