/** A page more, from one that exists. */
import { words } from '../words.ts';
import { ask } from './ask.ts';
import { labelled, openDialog } from './dialog.ts';
import { button, element } from './element.ts';
import { pagePath } from './panel.ts';

export function openNewPage(layer: ShadowRoot, go: (path: string) => void) {
  const { body, close, refuse } = openDialog(layer, words.newPageDialog.title, 'wide');
  const { lead, from, name: nameLabel, description: aboutLabel, create } = words.newPageDialog;
  const file = pagePath().slice(1);
  body.append(element('p', {}, lead));
  if (!/^(products|equipment)\//.test(file)) return;
  const name = element('input', { type: 'text' });
  const description = element('textarea', { rows: 3 });
  const save = button(create, async () => {
    try {
      const asked = { from: file, name: name.value, description: description.value };
      const { path } = await ask<{ path: string }>('new-page', asked);
      close();
      go(path);
    } catch (error) {
      refuse(error);
    }
  });
  body.append(
    element('p', {}, `${from}: ${file}`),
    labelled(nameLabel, name),
    labelled(aboutLabel, description),
    save,
  );
  name.focus();
}
