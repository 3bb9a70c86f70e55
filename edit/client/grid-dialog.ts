/** A table of figures, all cells at once, as one has them in a spreadsheet. */
import type { Grid } from '../grids.ts';
import { words } from '../words.ts';
import { ask } from './ask.ts';
import { openDialog } from './dialog.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { button, element, whileBusy } from './element.ts';

const said = words.grid;

export function openGrid(layer: ShadowRoot, grid: Grid, onSaved: () => void) {
  const { body, close, refuse, onClose } = openDialog(layer, grid.title, 'full');
  onClose(() => dropDraft('grid'));
  const kept = draftOf('grid');
  const draft = kept?.place === grid.place ? kept : undefined;
  const names = grid.columns.map(({ name }) => name);
  const sources = grid.columns.map(({ name, source }, at) => {
    const input = inputFor(draft?.sources[at] ?? source, `${said.source}: ${name}`);
    // The first tells the rows apart, and comes from nowhere.
    input.placeholder = at > 0 ? said.sourceHint : '';
    return input;
  });
  const head = rowOf('th', '', ...names);
  const rows = element('tbody', {}, ...(draft?.rows ?? grid.rows).map(lineOf));
  const table = element(
    'table',
    {},
    element('thead', {}, head, rowOf('td', said.source, ...sources)),
    rows,
  );
  const save = button(said.save, () => whileBusy(save, words.bar.saving, send));
  body.append(element('p', {}, said.lead), element('div', { className: 'grid' }, table), save);
  name();
  body.addEventListener('input', keep);

  function keep() {
    keepDraft('grid', written());
  }

  const written = () => ({
    place: grid.place,
    rows: [...rows.rows].map(valuesIn),
    sources: sources.map(({ value }) => value),
  });

  function lineOf(cells: string[]): HTMLTableRowElement {
    const add = button('+', () => {
      line.after(lineOf(valuesIn(line).with(0, '')));
      name();
      inputsIn(line.nextElementSibling)[0]?.focus();
    });
    const remove = button('✕', () => {
      line.remove();
      name();
      keep();
    });
    const acts = element('span', { className: 'acts' }, add, remove);
    const line = rowOf('td', acts, ...names.map((_name, at) => inputFor(cells[at] ?? '', '')));
    return line;
  }

  /** Told by their place, which changes with the rows. */
  function name() {
    for (const [index, line] of [...rows.rows].entries()) {
      const [add, remove] = line.querySelectorAll('button');
      if (add) add.title = add.ariaLabel = said.add(index + 1);
      if (remove) remove.title = remove.ariaLabel = said.remove(index + 1);
      for (const [at, input] of inputsIn(line).entries()) {
        input.ariaLabel = said.cell(index + 1, names[at] ?? '');
      }
    }
  }

  // What comes from a spreadsheet has a tab between cells and a line for each row.
  rows.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain').replace(/\r?\n$/, '') ?? '';
    if (!/[\t\n]/.test(text) || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const first = event.target.closest('tr');
    const [row, column] = [first?.sectionRowIndex ?? 0, inputsIn(first).indexOf(event.target)];
    for (const [down, cells] of text.split(/\r?\n/).entries()) {
      if (!rows.rows[row + down]) rows.append(lineOf([]));
      const inputs = inputsIn(rows.rows[row + down] ?? null);
      for (const [along, cell] of cells.split('\t').entries()) {
        const input = inputs[column + along];
        if (input) input.value = cell.trim();
      }
    }
    name();
    keep();
  });

  async function send() {
    refuse(undefined);
    try {
      await ask('grid', { ...written(), seen: grid.rows });
      close();
      onSaved();
    } catch (error) {
      refuse(error);
    }
  }
}

const inputsIn = (line: Element | null) => [...(line?.querySelectorAll('input') ?? [])];
const valuesIn = (line: Element) => inputsIn(line).map(({ value }) => value);

function inputFor(value: string, label: string): HTMLInputElement {
  return element('input', { type: 'text', value, label });
}

function rowOf(tag: 'td' | 'th', ...cells: (string | Node)[]): HTMLTableRowElement {
  return element('tr', {}, ...cells.map((cell) => element(tag, {}, cell)));
}
