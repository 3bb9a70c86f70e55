import { useReducer, useRef } from 'react';
import type { Points } from './machine/stage.ts';
import type { PlaceState } from './model-data.ts';
import { type PlacedTag, placeTags, pointOf } from './place-tags.ts';
import styles from './tags.late.module.css';

/** A part's name and its number in the list, or the state of what flows at a place. */
export type Tag = { id: string; at: string; name: string; number?: number } & Partial<PlaceState>;

export type TagsProps = {
  tags: Tag[];
  /** On a phone names would hide the machine: there each part has a number, as on a drawing. */
  numbered: boolean;
  seen: Points;
  chosen: string | undefined;
  onChoose: (part: string) => void;
};

/** From the other edge, so that a name that is wider than it was stays inside. */
const edgeOf = ({ left, width }: PlacedTag, frame: Points) => frame.width - left - width;
const unmeasured = { width: 120, height: 32 };
/** On a phone the states, which are also told under the machine, would hide it. */
const widthForStates = 600;

/** Names or numbers beside the machine, each with a line to what it names. */
export function Tags({ tags, numbered, seen, chosen, onChoose }: TagsProps) {
  const sizes = useRef(new Map<string, { width: number; height: number }>());
  const [, placeAgain] = useReducer((times: number) => times + 1, 0);
  const points = new Map(seen.points.map((point) => [point.id, point]));
  const wishes = tags.flatMap(({ id, at, along }) => {
    const point = pointOf(at, along, points);
    if (!point || (along && seen.width < widthForStates)) return [];
    const { x, y } = point;
    return { id, x, y, ...(sizes.current.get(id) ?? unmeasured) };
  });
  const placed = new Map(placeTags(wishes, seen).map((tag) => [tag.id, tag]));
  const shown = tags.flatMap((tag) => {
    const place = placed.get(tag.id);
    return place ? { ...tag, place } : [];
  });
  const measured = (id: string) => (element: HTMLElement | null) => {
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const known = sizes.current.get(id);
    if (known?.width === width && known.height === height) return;
    sizes.current.set(id, { width, height });
    placeAgain();
  };
  return (
    <div className={styles.tags}>
      <svg className={styles.lines} aria-hidden="true">
        {shown.map(({ id, at, place }) => (
          <g key={id} data-chosen={at === chosen}>
            <line x1={place.from.x} y1={place.from.y} x2={place.x} y2={place.y} />
            <circle cx={place.x} cy={place.y} r="3" />
          </g>
        ))}
      </svg>
      {shown.map(({ id, at, name, number, values, place }) => {
        const { top, left, side } = place;
        const style = side === 'left' ? { left, top } : { right: edgeOf(place, seen), top };
        if (values) {
          return (
            <p key={id} ref={measured(id)} className={styles.state} style={style}>
              {name}
              <strong>{values.join(' · ')}</strong>
            </p>
          );
        }
        return (
          <button
            key={id}
            ref={measured(id)}
            type="button"
            className={styles.tag}
            data-numbered={numbered}
            style={style}
            aria-label={numbered ? `${number} ${name}` : undefined}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
          >
            {numbered ? number : name}
          </button>
        );
      })}
    </div>
  );
}
