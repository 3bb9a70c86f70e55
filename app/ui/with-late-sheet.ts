let sheet: Promise<unknown> | undefined;

/**
 * Code of a part that nobody sees before having asked for it, together with the sheet of all such
 * parts (`*.late.module.css`). Without its sheet it counts as not there either.
 */
export async function withLateSheet<Code>(code: Promise<Code>): Promise<Code> {
  sheet ??= fetchSheet();
  const [loaded] = await Promise.all([code, sheet]);
  return loaded;
}

function fetchSheet() {
  // None in development, and when a page has failed: there all rules are in one sheet.
  const link = document.querySelector<HTMLLinkElement>('link[data-late]');
  return new Promise((resolve, reject) => {
    if (!link) return resolve(link);
    link.onload = resolve;
    link.onerror = () => {
      sheet = undefined;
      // What is switched on again is fetched again.
      link.disabled = true;
      reject();
    };
    link.disabled = false;
  });
}
