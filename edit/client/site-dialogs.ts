/** What concerns the whole site: a page more, and what goes public. */
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

type Publication = { pending: string[]; changed: string[] | null };

export async function openPublication(layer: ShadowRoot) {
  const said = words.publishDialog;
  const { body, refuse } = openDialog(layer, said.title, 'wide');
  const state = element('p', { role: 'status' }, said.checking);
  body.append(state);
  try {
    const { pending, changed } = await ask<Publication>('publication');
    state.textContent = pending.length > 0 ? said.pending(pending.length) : said.ready;
    const changes =
      changed === null ? said.first : changed.length > 0 ? said.changed : said.unchanged;
    const build = button(pending.length > 0 ? said.anyway : said.build, make);
    body.append(listOf(pending), element('p', {}, changes), listOf(changed ?? []), build);
  } catch (error) {
    refuse(error);
  }

  async function make() {
    body.replaceChildren(state);
    state.textContent = said.building;
    try {
      const { folder } = await ask<{ folder: string }>('publish');
      state.textContent = said.done;
      body.append(element('code', {}, folder), element('p', {}, said.upload));
    } catch (error) {
      state.textContent = '';
      refuse(error);
    }
  }
}

function listOf(lines: string[]): HTMLElement {
  return element('ul', {}, ...lines.map((line) => element('li', {}, line)));
}
