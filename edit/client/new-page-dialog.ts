/** A page more, from one that exists. */
import { withoutInvisible } from '../marks.ts';
import { words } from '../words.ts';
import { ask } from './ask.ts';
import { labelled, openDialog } from './dialog.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { button, element, whileBusy } from './element.ts';
import { pagePath } from './panel.ts';

export function openNewPage(layer: ShadowRoot, go: (path: string, said: string) => void) {
  const { body, close, refuse } = openDialog(layer, words.newPageDialog.title, 'wide');
  const { lead, from, name: nameLabel, description: aboutLabel, create } = words.newPageDialog;
  const file = pagePath().slice(1);
  body.append(element('p', {}, lead));
  if (!/^(products|equipment)\//.test(file)) return;
  const copied = withoutInvisible(document.querySelector('h1')?.textContent ?? file);
  const draft = draftOf('newPage');
  const name = element('input', { type: 'text', value: draft?.name ?? '' });
  const description = element('textarea', { rows: 3, value: draft?.description ?? '' });
  body.addEventListener('input', () =>
    keepDraft('newPage', { name: name.value, description: description.value }),
  );
  const save = button(create, () => whileBusy(save, words.newPageDialog.creating, make));
  async function make() {
    try {
      const asked = { from: file, name: name.value, description: description.value };
      const { path } = await ask<{ path: string }>('new-page', asked);
      dropDraft('newPage');
      close();
      go(path, words.newPageDialog.created(name.value));
    } catch (error) {
      refuse(error);
    }
  }
  body.append(
    element('p', {}, `${from}: ${copied}`),
    labelled(nameLabel, name),
    labelled(aboutLabel, description),
    save,
  );
  name.focus();
}
