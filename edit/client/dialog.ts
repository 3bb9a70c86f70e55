import { words } from '../words.ts';
import { button, element } from './element.ts';

export type Opened = { body: HTMLElement; close(): void; refuse(error: unknown): void };

/** A window of the editor over the page; the browser keeps the focus in it and closes it by Escape. */
export function openDialog(layer: ShadowRoot, title: string, kind: 'wide' | 'side'): Opened {
  const body = element('div', { className: 'body' });
  const refusal = element('p', { className: 'refusal', role: 'alert' });
  const head = element(
    'header',
    {},
    element('h2', { id: 'dialog-title' }, title),
    button(words.dialog.close, close),
  );
  const dialog = element('dialog', { dataset: { kind } }, head, refusal, body);
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  dialog.addEventListener('close', () => dialog.remove());
  layer.append(dialog);
  dialog.showModal();

  function close() {
    dialog.close();
  }

  return {
    body,
    close,
    refuse: (error) => {
      refusal.textContent = error ? (error as Error).message : '';
      if (error) refusal.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** A field under its name. */
export function labelled(name: string, field: HTMLElement): HTMLLabelElement {
  return element('label', {}, element('span', {}, name), field);
}
