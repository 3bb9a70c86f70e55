/** A field over the text itself, in its own letters: the page below stays as React made it. */
import { placeName } from '../marks.ts';
import { words } from '../words.ts';
import { ask } from './ask.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { button, element } from './element.ts';
import type { Target } from './marked.ts';

type Read = { value: string; most: number | null };
export type Typing = { finish(): void };
const copied = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStretch',
  'lineHeight',
  'letterSpacing',
  'textAlign',
  'textTransform',
] as const;

/** Opens once the text is read as it is written; `onDone` is told whether anything was saved. */
export async function typeAt(
  { place, element: shown, range }: Target,
  layer: ShadowRoot,
  onDone: (isSaved: boolean) => void,
): Promise<Typing> {
  const name = placeName(place);
  let { value: seen, most } = await ask<Read>('read', { place: name });
  const kept = draftOf('text');
  const draft = kept?.place === name ? kept : undefined;
  if (draft) seen = draft.seen;
  const field = element('textarea', {
    value: draft?.value ?? seen,
    rows: 1,
    label: words.typing.name,
  });
  const count = element('span');
  const hint = element('span', { role: 'status' }, words.typing.keys);
  const refusal = element('p', { className: 'refusal', role: 'alert' });
  const current = button(words.typing.reload, async () => {
    ({ value: seen } = await ask<Read>('read', { place: name }));
    keep();
    refusal.textContent = `«${seen}»`;
  });
  current.hidden = true;
  const foot = element(
    'div',
    { className: 'foot' },
    button(words.typing.save, save),
    button(words.typing.cancel, () => close(false)),
    current,
    hint,
    count,
  );
  const box = element('form', { className: 'typing' }, field, refusal, foot);
  const style = getComputedStyle(shown);
  for (const property of copied) field.style[property] = style[property];
  layer.append(box);
  position();
  countLetters();
  field.focus({ preventScroll: true });
  field.select();
  box.scrollIntoView({ block: 'nearest' });

  field.addEventListener('input', () => {
    countLetters();
    keep();
  });
  field.addEventListener('keydown', (event) => {
    // Letters typed here are no shortcuts of the page.
    event.stopPropagation();
    if (event.key === 'Escape') close(false);
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    save();
  });

  function position() {
    const rect = (range ?? shown).getBoundingClientRect();
    // Without the scroll bar: beyond it the page would have to be moved sideways.
    const room = document.documentElement.clientWidth;
    const width = Math.min(Math.max(rect.width + 28, 280), room - 16);
    const left = Math.max(8, Math.min(rect.left - 13, room - width - 8));
    box.style.left = `${left + scrollX}px`;
    box.style.top = `${Math.max(rect.top + scrollY - 8, scrollY + 8)}px`;
    box.style.width = `${width}px`;
  }

  function countLetters() {
    if (most) count.textContent = words.typing.count(field.value.length, most);
  }

  /** The page is reloaded when the editor starts again; what is written here outlives that. */
  function keep() {
    keepDraft('text', { place: name, seen, value: field.value });
  }

  async function save() {
    if (field.readOnly) return;
    field.readOnly = true;
    hint.textContent = words.bar.saving;
    refusal.textContent = '';
    try {
      await ask('set', { place: name, seen, value: field.value });
      close(true);
    } catch (error) {
      field.readOnly = false;
      hint.textContent = words.typing.keys;
      refusal.textContent = (error as Error).message;
      current.hidden = refusal.textContent !== words.conflict;
      field.focus();
    }
  }

  function close(isSaved: boolean) {
    dropDraft('text');
    box.remove();
    onDone(isSaved);
  }

  return { finish: () => (field.value === seen ? close(false) : save()) };
}
