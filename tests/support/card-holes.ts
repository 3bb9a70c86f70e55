/** Runs in the page: what is left empty in a calculator's columns beyond what parts its parts, in pixels. */
export function cardHoles(form: Element): string[] {
  const most = 40;
  const between = { rows: 24, parts: 32, actions: 16 };
  const found: string[] = [];
  const note = (where: string, height: number) => {
    if (height > most) found.push(`${where}: ${Math.round(height)}`);
  };
  const isShown = (one: Element) => one.getClientRects().length > 0;
  /** Of its last word or control: a box may be higher than what it holds. */
  const bottomOf = (element: Element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const bottoms = [...element.querySelectorAll('input, select, svg')].map(
      (one) => one.getBoundingClientRect().bottom,
    );
    while (words.nextNode()) {
      if (!words.currentNode.textContent?.trim()) continue;
      range.selectNodeContents(words.currentNode);
      bottoms.push(...[...range.getClientRects()].map(({ bottom }) => bottom));
    }
    return Math.max(...bottoms);
  };
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const shownIn = (selector: string) => [...form.querySelectorAll(selector)].filter(isShown);

  // Rows of fields: from the last word of one to the first of the next.
  const fields = shownIn('label').map((label) => label.parentElement as Element);
  const rows = [...Map.groupBy(fields, (field) => Math.round(boxOf(field).top)).values()];
  const ends = rows.map((row) => Math.max(...row.map(bottomOf)));
  for (const [place, row] of rows.entries()) {
    const top = Math.min(...row.map((field) => boxOf(field.firstElementChild as Element).top));
    const above = ends[place - 1];
    if (above !== undefined)
      note(`above ${row[0]?.textContent?.slice(0, 20)}`, top - above - between.rows);
  }
  // What a last row leaves free.
  const [entries] = shownIn('label').map((label) => label.closest('form > div') as Element);
  const answer = form.querySelector('[role="status"]')?.parentElement as Element;
  const others = [...form.children].filter(
    (one) => boxOf(one).height > 0 && one !== entries && one !== answer,
  );
  const blocks = [
    ...(entries ? [{ box: boxOf(entries), bottom: bottomOf(entries) }] : []),
    { box: boxOf(answer), bottom: boxOf(answer).bottom },
    ...others.map((one) => ({
      box: boxOf(one),
      bottom: Math.max(bottomOf(one), one.querySelector('svg') ? boxOf(one).bottom : 0),
    })),
  ];
  // From its last row to what can be done with it.
  const figures = form.querySelector('[role="status"]') as Element;
  const actions = figures.nextElementSibling as Element;
  note('in the answer', boxOf(actions).top - bottomOf(figures) - between.actions);

  const foot = Math.max(...blocks.map(({ bottom }) => bottom));
  for (const { box, bottom } of blocks) {
    const below = blocks.filter(
      (other) =>
        other.box.top > box.top + 1 && other.box.left < box.right && other.box.right > box.left,
    );
    const next = Math.min(...below.map((other) => other.box.top));
    note(
      `below ${Math.round(box.left)}/${Math.round(box.top)}`,
      below.length > 0 ? next - bottom - between.parts : foot - bottom,
    );
  }
  return found;
}
