import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

export type SliderProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange'
> & {
  value: number;
  onMove: (position: number) => void;
};

/**
 * Keeps its position itself: one that React controls goes back to where it was when what it moves is
 * not rendered within the event, as on a slow phone.
 */
export function Slider({ value, onMove, ...rest }: SliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [first] = useState(value);
  const shown = useRef(value);
  useLayoutEffect(() => {
    // Not at first: it may have been moved before the scripts came.
    if (!slider.current || shown.current === value) return;
    shown.current = value;
    slider.current.value = String(value);
  }, [value]);
  return (
    <input
      {...rest}
      ref={slider}
      type="range"
      defaultValue={first}
      onChange={({ target }) => onMove(Number(target.value))}
    />
  );
}
