import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Links scroll smoothly to the top (base.css says how); back and forward jump to where one was.
 * A new page takes the focus, so that a screen reader starts there and not in the old menu.
 */
export function ScrollKeeper() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  // Runs before ScrollRestoration's own effect, which then scrolls in the manner set here.
  useBrowserLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = type === 'POP' ? 'auto' : '';
  }, [type, key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [pathname]);

  return <ScrollRestoration />;
}
