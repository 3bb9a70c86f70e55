/** The values that a page uses and does not show, each in a field of its kind. */
import type { Field, FieldGroup } from '../fields.ts';
import { withoutInvisible } from '../marks.ts';
import { words } from '../words.ts';
import { ask, sendPicture } from './ask.ts';
import { labelled, openDialog } from './dialog.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { button, element, whileBusy } from './element.ts';
import { openGrid } from './grid-dialog.ts';
import { shownPlaces } from './marked.ts';

/** Shown on every page, and looked for here all the same. */
const everywhere = new Set(['company#name', 'company#longName', 'company#tagline']);

type Answer = { file: string | null; groups: FieldGroup[] };
type Acts = {
  saved(): void;
  leaving(isLeaving: boolean): void;
  go(path: string, said: string): void;
};

export async function openPanel(layer: ShadowRoot, acts: Acts) {
  const { body, close, refuse } = openDialog(layer, words.panel.title, 'side', settled);
  const saving = new Map<string, Promise<boolean>>();
  const shown = shownPlaces();
  try {
    const { file, groups } = await ask<Answer>('fields', { path: pagePath() });
    body.append(element('p', {}, words.panel.lead));
    const kept = draftOf('fields') ?? {};
    for (const [index, { file: of, title, fields, grids }] of groups.entries()) {
      const unseen = fields.filter(({ place }) => !shown.has(place) || everywhere.has(place));
      if (unseen.length === 0) continue;
      const isKept = (some: Field[]) => some.some(({ place }) => place in kept);
      const rowsOf = (some: Field[]) => some.map((field) => rowOf(field, acts.saved, saving));
      const tables = grids.map((grid) =>
        button(words.grid.open(grid.title), async () => {
          if (!(await settled())) return;
          close();
          openGrid(layer, grid, acts.saved);
        }),
      );
      const { own, parts } = partsOf(unseen);
      const inside = parts.map(([name, some]) => folded(name, isKept(some), rowsOf(some)));
      const isOpen = index === 0 || isKept(unseen);
      const mark = of === 'company' ? [markRow(acts.saved)] : [];
      body.append(folded(title, isOpen, [...rowsOf(own), ...mark, ...tables, ...inside]));
    }
    if (file && /^(products|equipment)\//.test(file)) body.append(removal(file));
  } catch (error) {
    refuse(error);
  }

  /** A field is saved when it is left; who leaves all of them at once is told what was refused, once. */
  async function settled() {
    (layer.activeElement as HTMLElement | null)?.blur();
    const waiting = [...saving.values()];
    saving.clear();
    return (await Promise.all(waiting)).every(Boolean);
  }

  function removal(file: string) {
    const name = withoutInvisible(document.querySelector('h1')?.textContent ?? file);
    const made: HTMLButtonElement = button(words.panel.remove, () => {
      // Asked twice, and it can be undone.
      if (made.textContent === words.panel.remove) {
        made.textContent = made.ariaLabel = words.panel.confirm(name);
      } else whileBusy(made, words.panel.removing, removePage);
    });
    async function removePage() {
      acts.leaving(true);
      try {
        const { path } = await ask<{ path: string }>('remove-page', { from: file });
        close();
        acts.go(path, words.panel.removed(name));
      } catch (error) {
        acts.leaving(false);
        refuse(error);
      }
    }
    return made;
  }
}

/** Fields by the part of the file that they belong to, and those of the file itself. */
function partsOf(fields: Field[]) {
  const parts = Map.groupBy(fields, ({ label }) => /^(.+?)(?: \d+)? › /.exec(label)?.[1] ?? '');
  // Where there is but one, as in a file of people, its name would only be in the way.
  if (parts.size === 1) return { own: fields, parts: [] };
  return { own: parts.get('') ?? [], parts: [...parts].filter(([name]) => name !== '') };
}

function folded(title: string, open: boolean, inside: HTMLElement[]): HTMLElement {
  return element('details', { open }, element('summary', {}, title), ...inside);
}

export function pagePath(): string {
  return location.pathname.replace(/\/$/, '') || '/';
}

function rowOf(field: Field, onSaved: () => void, saving: Map<string, Promise<boolean>>) {
  const { place } = field;
  const draft = draftOf('fields')?.[place];
  let seen = draft ? draft.seen : field.value;
  const input = inputFor(field);
  if (draft) input.value = draft.value;
  const refusal = element('p', { className: 'refusal', role: 'alert' });
  const save = async () => {
    const value = valueIn(field, input);
    try {
      const written = await ask<{ value: unknown }>('set', { place, seen, value });
      seen = written.value;
      refusal.textContent = '';
      keepField(place);
      onSaved();
      return true;
    } catch (error) {
      refusal.textContent = (error as Error).message;
      refusal.scrollIntoView({ block: 'nearest' });
      return false;
    }
  };
  input.addEventListener('input', () => keepField(place, { seen, value: input.value }));
  input.addEventListener('change', () => saving.set(place, save()));
  const row = labelled(field.label, input);
  row.append(refusal);
  // Left by a reload, as it would have been by a click elsewhere.
  if (draft) saving.set(place, save());
  return row;
}

/** The company's drawing is a file: taken as it is, or refused. */
function markRow(onSaved: () => void) {
  const input = element('input', { type: 'file', accept: '.svg' });
  const refusal = element('p', { className: 'refusal', role: 'alert' });
  input.addEventListener('change', async () => {
    const [drawing] = input.files ?? [];
    if (!drawing) return;
    refusal.textContent = '';
    try {
      await sendPicture('mark', drawing, {});
      onSaved();
    } catch (error) {
      refusal.textContent = (error as Error).message;
    }
  });
  const row = labelled(words.panel.mark, input);
  row.append(refusal);
  return row;
}

/** Without a draft, what the field says is in the content. */
function keepField(place: string, draft?: { seen: unknown; value: string }) {
  const { [place]: _, ...others } = draftOf('fields') ?? {};
  keepDraft('fields', draft ? { ...others, [place]: draft } : others);
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** In letters: a longer text would not be seen whole on one line. */
const longestLine = 40;

function inputFor({ kind, value: written, usual, choices = [], isOptional }: Field): Input {
  const value = written ?? usual;
  if (kind === 'boolean') return element('input', { type: 'checkbox', checked: value === true });
  if (kind !== 'choice') {
    const text = typeof value === 'number' ? words.number.shown(value) : String(value ?? '');
    if (text.length > longestLine) return element('textarea', { value: text, rows: 2 });
    return element('input', { type: 'text', value: text });
  }
  const none = isOptional ? [element('option', { value: '' }, words.panel.none)] : [];
  const options = choices.map(({ value: one, name }) => element('option', { value: one }, name));
  const select = element('select', {}, ...none, ...options);
  select.value = String(value ?? '');
  return select;
}

function valueIn({ kind }: Field, input: Input): unknown {
  if (kind === 'boolean') return (input as HTMLInputElement).checked;
  return input.value === '' ? null : input.value;
}
