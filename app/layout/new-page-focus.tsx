import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page takes the focus, so that a screen reader starts there and not in the old menu. */
export function NewPageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
