/** Style sheets that stand in the head of every built document switched off (scripts/page-documents.ts). */
const sheets = new Map<string, Promise<unknown>>();

/** Has the browser fetch the sheet; resolves when its rules apply. */
export function switchOn(name: 'late' | 'whole'): Promise<unknown> {
  const sheet = sheets.get(name) ?? fetchSheet(name);
  sheets.set(name, sheet);
  return sheet;
}

function fetchSheet(name: string) {
  // None in development, and when a page has failed: there all rules are in one sheet.
  const link = document.querySelector<HTMLLinkElement>(`link[data-${name}]`);
  return new Promise((resolve, reject) => {
    if (!link) return resolve(link);
    link.onload = resolve;
    link.onerror = () => {
      sheets.delete(name);
      // What is switched on again is fetched again.
      link.disabled = true;
      reject();
    };
    link.disabled = false;
  });
}

/**
 * Code of a part that nobody sees before having asked for it, together with the sheet of all such
 * parts (`*.late.module.css`). Without its sheet it counts as not there either.
 */
export async function withLateSheet<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, switchOn('late')]);
  return loaded;
}
