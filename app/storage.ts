type Area = 'localStorage' | 'sessionStorage';

/** A browser may deny storage (then even looking at it throws) or have no room: nothing is found. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Where it cannot be stored, the value holds for as long as the page is open. */
export function writeStored(area: Area, key: string, value: string | null) {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // As above.
  }
}

/** What was stored as JSON; anything that is not an object counts as nothing. */
export function readStoredRecord(area: Area, key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored(area, key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
