/**
 * EmailJS looks at the local storage while it loads. Where cookies are blocked that throws, so the
 * window is made to have none, which EmailJS knows how to handle. Must be imported before it.
 */
if (typeof window !== 'undefined') {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  }
}
