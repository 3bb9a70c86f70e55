/** How long a browser may keep a file of the site without asking again. */
const forever = 'public, max-age=31536000, immutable';
const askAgain = 'public, max-age=0, must-revalidate';

export function cacheControl(path: string): string {
  return isHashed(path) ? forever : askAgain;
}

/**
 * Only a name that changes with its content may be kept for ever. In doubt it is not hashed: that
 * costs a request, while the other mistake would pin an old file for a year.
 */
function isHashed(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith('/pictures/')) return /\.[0-9a-f]{8,64}[-.]/.test(name);
  if (!path.startsWith('/assets/') || path.startsWith('/assets/js/')) return false;
  // Vite: name-XXXXXXXX.js. A plain word of eight letters has neither capitals nor figures.
  const hash = /-([\w-]{8})\.[a-z0-9]+$/.exec(name)?.[1];
  return hash !== undefined && /[A-Z0-9]/.test(hash);
}
