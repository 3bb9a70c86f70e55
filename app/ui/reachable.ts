/** Whether a document of this site can be had right now: `navigator.onLine` knows only the cable. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
