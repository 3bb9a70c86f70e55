/** A frame around what the pointer or the keyboard is at, with what can be done there. */
import { type Path, placeName } from '../marks.ts';
import { words } from '../words.ts';
import { ask } from './ask.ts';
import { button, element } from './element.ts';
import type { Target } from './marked.ts';

type Level = { list: Path; index: number; count: number; name: string };
type Acts = {
  open(target: Target): void;
  saving(): void;
  done(): void;
  refused(message: string): void;
};

export function makeTools(layer: ShadowRoot, acts: Acts) {
  const frame = element('div', { className: 'frame', hidden: true });
  const bar = element('div', { className: 'tools', role: 'toolbar', label: words.tools.name });
  bar.hidden = true;
  layer.append(frame, bar);
  let current: Target | undefined;

  function place() {
    if (!current) return;
    // The page was made anew, without it.
    if (!current.element.isConnected) return hide();
    const rect = (current.range ?? current.element).getBoundingClientRect();
    frame.style.translate = `${rect.left + scrollX - 4}px ${rect.top + scrollY - 4}px`;
    frame.style.width = `${rect.width + 8}px`;
    frame.style.height = `${rect.height + 8}px`;
    const left = Math.max(4, Math.min(rect.left - 4, innerWidth - bar.offsetWidth - 4));
    // Above what it is for, or below where there is no room.
    const above = rect.top - bar.offsetHeight - 4;
    const top = above > 0 ? above : Math.min(rect.bottom + 4, innerHeight - 120);
    bar.style.translate = `${left + scrollX}px ${top + scrollY}px`;
  }

  async function show(target: Target) {
    if (current && isSame(current, target)) return place();
    current = target;
    const isPicture = target.range === null;
    const { text, picture } = words.tools;
    bar.replaceChildren(button(isPicture ? picture : text, () => acts.open(target)));
    frame.hidden = bar.hidden = false;
    place();
    if (!target.place.path.some((part) => typeof part === 'number')) return;
    const { levels } = await ask<{ levels: Level[] }>('read', { place: placeName(target.place) });
    if (current !== target) return;
    bar.append(...levels.map((level) => levelTools(target, level)));
    place();
  }

  function levelTools({ place: { file } }: Target, { list, index, count, name }: Level) {
    const listPlace = placeName({ file, path: list });
    const act = async (action: string) => {
      acts.saving();
      try {
        const { value } = await ask<{ value: unknown }>('read', { place: listPlace });
        await ask('list', { place: listPlace, seen: value, index, action });
        hide();
        acts.done();
      } catch (error) {
        acts.refused((error as Error).message);
      }
    };
    const tool = (sign: string, action: 'add' | 'duplicate' | 'up' | 'down' | 'remove') =>
      button(sign, () => act(action), `${words.tools[action]}: ${name.toLowerCase()}`);
    const up = tool('↑', 'up');
    const down = tool('↓', 'down');
    up.disabled = index === 0;
    down.disabled = index === count - 1;
    return element(
      'span',
      { className: 'level' },
      element('span', {}, words.tools.place(name, index + 1, count)),
      tool('+', 'add'),
      tool('×2', 'duplicate'),
      up,
      down,
      tool('✕', 'remove'),
    );
  }

  function hide() {
    current = undefined;
    frame.hidden = bar.hidden = true;
  }

  return { show, hide, place, current: () => current };
}

function isSame(one: Target, other: Target): boolean {
  return placeName(one.place) === placeName(other.place) && one.element === other.element;
}
