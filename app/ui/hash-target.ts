/** The element that the address's #hash names. Any text may stand there, also what is no encoding. */
export function hashTarget(): HTMLElement | null {
  const hash = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(hash));
  } catch {
    return document.getElementById(hash);
  }
}
