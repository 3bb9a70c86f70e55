/** What goes public: what is missing, what has changed, the folder, and how it gets to the server. */
import { commands, type Host } from '../hosts.ts';
import type { PendingGroup, Publication, Published } from '../publish.ts';
import { words } from '../words.ts';
import { ask } from './ask.ts';
import { labelled, openDialog } from './dialog.ts';
import { button, element } from './element.ts';
import { settingsForm } from './settings-form.ts';

const said = words.publishDialog;
const hostKey = 'editor-host';
/** In milliseconds. */
const askEvery = 1_000;

export async function openPublication(layer: ShadowRoot) {
  const { body, close, refuse } = openDialog(layer, said.title, 'wide');
  const state = element('p', { role: 'status' }, said.checking);
  body.append(state);
  let left = 0;
  try {
    const { pending, changes, isBuilding, made, settings } = await ask<Publication>('publication');
    left = pending.reduce((sum, { lines }) => sum + lines.length, 0);
    if (isBuilding) return await make();
    state.textContent = left > 0 ? said.pending(left) : said.ready;
    const heading =
      changes === null ? said.first : changes.length > 0 ? said.changed : said.unchanged;
    const groups = element('div', { className: 'groups' }, ...pending.map(groupOf));
    const start = button(made ? said.again : left > 0 ? said.anyway : said.build, make);
    const saved = () => {
      close();
      openPublication(layer);
    };
    const form = settingsForm(settings, { saved, refuse });
    body.append(groups, form, element('p', {}, heading), listOf(changes ?? []));
    if (made) body.append(...ready(made));
    body.append(start);
  } catch (error) {
    state.textContent = '';
    refuse(error);
  }

  async function make() {
    const line = element('p', { className: 'progress' });
    body.replaceChildren(state, line);
    state.textContent = said.building;
    refuse(undefined);
    const began = Date.now();
    const asking = setInterval(async () => {
      const progress = await ask<{ line: string }>('progress').catch(() => undefined);
      const seconds = Math.round((Date.now() - began) / 1000);
      if (progress) line.textContent = `${progress.line} ${said.since(seconds)}`;
    }, askEvery);
    try {
      const made = await ask<Published>('publish');
      state.textContent = said.done;
      const [, folder = '', ...below] = ready(made);
      const warning = left > 0 ? [element('p', {}, said.stillPending(left))] : [];
      body.append(folder, ...warning, ...below);
    } catch (error) {
      state.textContent = '';
      refuse(error);
    } finally {
      clearInterval(asking);
      line.remove();
    }
  }
}

function groupOf({ title, path, lines }: PendingGroup, index: number): HTMLElement {
  const link = path ? [element('a', { href: path }, said.open)] : [];
  return element(
    'details',
    { open: index === 0 },
    element('summary', {}, `${title} (${lines.length})`),
    listOf(lines),
    ...link,
  );
}

/** Where the folder is and how it gets to the server: who publishes again has the same one. */
function ready({ folder, server }: Published): HTMLElement[] {
  const options = Object.entries(said.hosts).map(([value, name]) =>
    element('option', { value }, name),
  );
  const host = element('select', {}, ...options);
  host.value = localStorage.getItem(hostKey) ?? 'folder';
  const how = element('div', { className: 'body' });
  const show = () => {
    const chosen = host.value as Host;
    localStorage.setItem(hostKey, chosen);
    const steps = commands[chosen](server);
    how.replaceChildren(element('p', {}, said.how[chosen]), ...steps.map(copied));
  };
  host.addEventListener('change', show);
  show();
  return [
    element('p', {}, said.done),
    element('code', {}, folder),
    element('p', {}, said.look),
    labelled(said.host, host),
    how,
    element('p', {}, said.guide),
  ];
}

function copied(command: string): HTMLElement {
  const copy = button(
    said.copy,
    async () => {
      await navigator.clipboard.writeText(command);
      copy.textContent = said.copied;
    },
    `${said.copy}: ${command}`,
  );
  return element('div', { className: 'command' }, element('code', {}, command), copy);
}

function listOf(lines: string[]): HTMLElement {
  return element('ul', {}, ...lines.map((line) => element('li', {}, line)));
}
