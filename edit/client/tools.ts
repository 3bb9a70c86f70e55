/** A frame around what the pointer or the keyboard is at, with what can be done there. */
import { type Path, placeName } from '../marks.ts';
import { words } from '../words.ts';
import { ask } from './ask.ts';
import { button, element } from './element.ts';
import { renewed, type Target } from './marked.ts';
import { roomBeside } from './room.ts';

type Act = 'add' | 'duplicate' | 'up' | 'down' | 'remove';
type Kind = keyof typeof words.tools.kinds;
type Level = { list: Path; index: number; count: number; name: string; kinds: Kind[] };
type Acts = {
  open(target: Target): void;
  saving(): void;
  /** Told where what was changed is now. */
  done(place: string): void;
  refused(message: string): void;
};

/** `foot` is how much of the window's lower end the editor's own bar takes. */
export function makeTools(layer: ShadowRoot, acts: Acts, foot: () => number) {
  const frame = element('div', { className: 'frame', hidden: true });
  const bar = element('div', { className: 'tools', role: 'toolbar', label: words.tools.name });
  bar.hidden = true;
  const chip = button('⋯', unfold, words.tools.name);
  chip.className = 'chip';
  chip.addEventListener('pointerenter', unfold);
  layer.append(frame, bar);
  let current: Target | undefined;
  let aside = { left: 0, top: 0 };
  /** Somebody is at the tools of this text: they are not folded under their hands. */
  let isOpened = false;

  function place() {
    current = current && renewed(current);
    if (!current) return hide();
    const rect = rectOf(current);
    frame.style.translate = `${rect.left + scrollX - 4}px ${rect.top + scrollY - 4}px`;
    frame.style.width = `${rect.width + 8}px`;
    frame.style.height = `${rect.height + 8}px`;
    const [left, top] = [rect.left + aside.left, rect.top + aside.top];
    bar.style.translate = `${left + scrollX}px ${top + scrollY}px`;
  }

  /** Looked for when the tools change; then they go with the text. */
  function findRoom() {
    current = current && renewed(current);
    if (!current) return hide();
    const rect = rectOf(current);
    const last = [...(current.range?.getClientRects() ?? [rect])].at(-1) ?? rect;
    const room = () => {
      const size = { width: bar.offsetWidth, height: bar.offsetHeight };
      // A large picture has room for its tools itself, below the header.
      const isWithin = !current?.range && rect.width > size.width + 16;
      return isWithin
        ? { left: rect.left + 8, top: Math.max(rect.top, 80) + 8, isFree: true }
        : roomBeside(rect, last, size, innerHeight - foot());
    };
    fold(false);
    const open = room();
    // In a table or on a telephone there is room for one button, which opens the others.
    const isTight = !open.isFree && !isOpened;
    if (isTight) fold(true);
    const { left, top } = isTight ? room() : open;
    aside = { left: left - rect.left, top: top - rect.top };
    place();
  }

  function fold(isFolded: boolean) {
    bar.dataset.folded = String(isFolded);
  }

  /** Where the one button was, so that the pointer is on the tools. */
  function unfold() {
    isOpened = true;
    if (bar.dataset.folded !== 'true' || !current) return;
    fold(false);
    const { left } = rectOf(current);
    aside.left = Math.max(4 - left, Math.min(aside.left, innerWidth - bar.offsetWidth - 4 - left));
    place();
  }

  async function show(target: Target) {
    if (current && isSame(current, target)) return place();
    current = target;
    isOpened = false;
    const isPicture = target.range === null;
    const { text, picture } = words.tools;
    bar.replaceChildren(
      chip,
      button(isPicture ? picture : text, () => acts.open(target)),
    );
    frame.hidden = bar.hidden = false;
    findRoom();
    if (!target.place.path.some((part) => typeof part === 'number')) return;
    const { levels } = await ask<{ levels: Level[] }>('read', { place: placeName(target.place) });
    if (!current || !isSame(current, target)) return;
    bar.append(...levels.map((level) => levelTools(target, level)));
    findRoom();
  }

  function levelTools(
    { place: { file, path } }: Target,
    { list, index, count, name, kinds }: Level,
  ) {
    const listPlace = placeName({ file, path: list });
    const act = async (action: Act, kind?: Kind) => {
      acts.saving();
      try {
        const { value } = await ask<{ value: unknown }>('read', { place: listPlace });
        await ask('list', { place: listPlace, seen: value, index, action, kind });
        hide();
        const to = { up: index - 1, down: index + 1, remove: Math.min(index, count - 2) };
        const now = action in to ? to[action as keyof typeof to] : index + 1;
        const within = path.slice(list.length + 1);
        acts.done(placeName({ file, path: [...list, now, ...within] }));
      } catch (error) {
        acts.refused((error as Error).message);
      }
    };
    const tool = (sign: string, action: Act) =>
      button(sign, () => act(action), `${words.tools[action]}: ${name.toLowerCase()}`);
    /** In place of the tools, until one is chosen. */
    const offer = () => {
      const choices = kinds.map((kind) => button(words.tools.kinds[kind], () => act('add', kind)));
      bar.replaceChildren(...choices);
      findRoom();
      choices[0]?.focus();
    };
    const other = kinds.length > 0 ? [button('+…', offer, words.tools.other)] : [];
    const up = tool('↑', 'up');
    const down = tool('↓', 'down');
    up.disabled = index === 0;
    down.disabled = index === count - 1;
    return element(
      'span',
      { className: 'level' },
      element('span', {}, words.tools.place(name, index + 1, count)),
      tool('+', 'add'),
      ...other,
      tool('×2', 'duplicate'),
      up,
      down,
      tool('✕', 'remove'),
    );
  }

  /** By keyboard: into the tools with the arrows, and back to the text with Escape. */
  async function enter(target: Target) {
    await show(target);
    unfold();
    enabled()[0]?.focus();
  }

  const enabled = () => [...bar.querySelectorAll<HTMLElement>('button:enabled:not(.chip)')];

  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') current?.element.focus();
    if (!step) return;
    event.preventDefault();
    const all = enabled();
    const at = all.indexOf(layer.activeElement as HTMLElement);
    all.at((at + step) % all.length)?.focus();
  });

  function hide() {
    current = undefined;
    frame.hidden = bar.hidden = true;
  }

  return { show, enter, hide, place };
}

const rectOf = ({ range, element: shown }: Target) => (range ?? shown).getBoundingClientRect();

function isSame(one: Target, other: Target): boolean {
  return placeName(one.place) === placeName(other.place) && one.element === other.element;
}
