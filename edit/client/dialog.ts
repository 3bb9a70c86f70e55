import { words } from '../words.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { button, element } from './element.ts';

export type Opened = {
  body: HTMLElement;
  close(): void;
  onClose(then: () => void): void;
  refuse(error: unknown): void;
};

/**
 * A window of the editor over the page; the browser keeps the focus in it and closes it by Escape, unless
 * `mayClose` says that there is something to see to first.
 */
export function openDialog(
  layer: ShadowRoot,
  title: string,
  kind: 'wide' | 'side' | 'full',
  mayClose: () => Promise<boolean> = async () => true,
): Opened {
  const body = element('div', { className: 'body' });
  const refusal = element('p', { className: 'refusal', role: 'alert' });
  const head = element(
    'header',
    {},
    element('h2', { id: 'dialog-title' }, title),
    button(words.dialog.close, leave),
    refusal,
  );
  const dialog = element('dialog', { dataset: { kind } }, head, body);
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    dropDraft('window');
  });
  layer.append(dialog);
  dialog.showModal();
  keepDraft('window', { name: title });

  async function leave() {
    if (await mayClose()) close();
  }

  function close() {
    dialog.close();
  }

  return {
    body,
    close,
    onClose: (then) => dialog.addEventListener('close', then),
    refuse: (error) => {
      refusal.textContent = error ? (error as Error).message : '';
    },
  };
}

/** A field under its name. */
export function labelled(name: string, field: HTMLElement): HTMLLabelElement {
  return element('label', {}, element('span', {}, name), field);
}
