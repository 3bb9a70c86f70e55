type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset'>
> & { dataset?: Record<string, string>; label?: string };

/** Makes an element: `element('p', { className: 'note' }, 'Hola')`. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { dataset = {}, label, ...properties }: Properties<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  Object.assign(made.dataset, dataset);
  if (label) made.setAttribute('aria-label', label);
  made.append(...children);
  return made;
}

/** Says on the button that its work goes on, and keeps it from being pressed twice. */
export async function whileBusy(
  pressed: HTMLButtonElement,
  text: string,
  work: () => Promise<void>,
): Promise<void> {
  const before = pressed.textContent;
  pressed.disabled = true;
  pressed.textContent = pressed.ariaLabel = text;
  await work();
  pressed.disabled = false;
  pressed.textContent = pressed.ariaLabel = before;
}

export function button(text: string, onclick: () => void, label = text): HTMLButtonElement {
  return element('button', { type: 'button', onclick, title: label, label }, text);
}
