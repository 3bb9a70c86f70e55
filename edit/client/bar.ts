/** The bar at the foot of the window: what can be done with the whole page and site. */
import { words } from '../words.ts';
import { ask } from './ask.ts';
import { button, element } from './element.ts';

export type Mode = 'edit' | 'view';
type State = { undo: string | null; redo: string | null; hasGit: boolean };
type Action = [text: string, act: () => void];

const modeKey = 'editor-mode';
const saidKey = 'editor-said';

export function makeBar(layer: ShadowRoot, onChange: () => void, actions: Action[]) {
  const said = element('p', { className: 'said', role: 'status' }, words.bar.hint);
  said.dataset.kind = 'hint';
  let mode: Mode = sessionStorage.getItem(modeKey) === 'view' ? 'view' : 'edit';
  const modes = (['edit', 'view'] as const).map((one) => {
    const made = button(words.bar[one], () => setMode(one));
    made.setAttribute('aria-pressed', String(one === mode));
    return made;
  });
  const undo = button(words.bar.undo, () => step('undo'));
  const redo = button(words.bar.redo, () => step('redo'));
  undo.disabled = redo.disabled = true;
  const version = button(words.bar.version, saveVersion);
  version.hidden = true;
  // On a narrow window only; elsewhere everything has room.
  const more = button(words.bar.more, () => openMore(more.ariaExpanded !== 'true'));
  more.className = 'more';
  more.ariaExpanded = 'false';
  const bar = element(
    'div',
    { className: 'bar', role: 'region', label: words.bar.name },
    element('span', { className: 'group' }, ...modes),
    element('span', { className: 'group' }, undo, redo),
    more,
    element(
      'span',
      { className: 'group whole' },
      ...actions.map(([text, act]) => button(text, act)),
      version,
    ),
    element('a', { className: 'whole', href: '/__edit/guide', target: '_blank' }, words.bar.help),
    said,
  );
  layer.append(bar);
  const brought = sessionStorage.getItem(saidKey);
  sessionStorage.removeItem(saidKey);
  if (brought) say(brought);

  function openMore(isOpen: boolean) {
    more.ariaExpanded = String(isOpen);
    bar.dataset.open = String(isOpen);
  }

  function setMode(next: Mode) {
    mode = next;
    sessionStorage.setItem(modeKey, next);
    for (const [index, made] of modes.entries()) {
      made.setAttribute('aria-pressed', String((index === 0) === (next === 'edit')));
    }
  }

  function say(message: string, isRefusal = false) {
    said.textContent = message;
    said.dataset.kind = isRefusal ? 'refused' : 'said';
  }

  /** On the page that is loaded next. */
  function sayThere(message: string) {
    sessionStorage.setItem(saidKey, message);
  }

  async function step(which: 'undo' | 'redo') {
    say(words.bar.saving);
    try {
      const { what } = await ask<{ what: string }>(which);
      say(which === 'undo' ? words.bar.undone(what) : words.bar.redone(what));
      onChange();
    } catch (error) {
      say((error as Error).message, true);
    }
  }

  async function saveVersion() {
    say(words.bar.saving);
    try {
      const { count } = await ask<{ count: number }>('version');
      say(words.versionSaved(count));
    } catch (error) {
      say((error as Error).message, true);
    }
  }

  async function refresh() {
    const state = await ask<State>('state');
    version.hidden = !state.hasGit;
    for (const [made, title, name] of [
      [undo, state.undo, words.bar.undo],
      [redo, state.redo, words.bar.redo],
    ] as const) {
      made.disabled = title === null;
      made.title = title ? `${name}: ${title}` : name;
    }
  }

  return {
    say,
    sayThere,
    refresh,
    box: bar,
    mode: () => mode,
    undo: () => step('undo'),
    redo: () => step('redo'),
  };
}
