/** How long a browser may keep a file of the site without asking again. */
const forever = 'public, max-age=31536000, immutable';
const askAgain = 'public, max-age=0, must-revalidate';

/**
 * What lies directly in these folders has a name that changes with its content; a test of the build
 * holds it. `/assets/js/` is not such a folder: the address of its file is fixed.
 */
export const hashedFolders = ['/assets', '/pictures', '/models'];

export function cacheControl(path: string): string {
  const [, folder = '', name] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
  return name && hashedFolders.includes(folder) ? forever : askAgain;
}
