import type { ComponentPropsWithRef } from 'react';

/** Drawn on a grid of 24 with one line weight, like symbols on a P&ID. */
const paths = {
  plan: 'M4 20V4h16v16H4M4 9h16M9 9v11M13 13h4v4h-4z',
  gauge: 'M4 17a8 8 0 1 1 16 0M12 17l4-6M4 17h2M18 17h2M12 9V7M6.5 11.5l1 1',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 20 20M8 10.5h5M10.5 8v5',
  find: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 20 20',
  flame:
    'M12 21c-3.6 0-6-2.3-6-5.6C6 11 10.5 9.5 10 4c4 1.6 8 6 8 11.3 0 3.4-2.4 5.7-6 5.7M12 21c-1.5 0-2.5-1-2.5-2.5 0-1.7 1.5-2.3 2.5-4 1 1.7 2.5 2.3 2.5 4 0 1.5-1 2.5-2.5 2.5',
  steam: 'M4 20h16M7 16c-2-2 2-4 0-6s2-4 0-6M12 16c-2-2 2-4 0-6s2-4 0-6M17 16c-2-2 2-4 0-6s2-4 0-6',
  drop: 'M12 3c3.5 4.5 6 7.3 6 11a6 6 0 0 1-12 0c0-3.7 2.5-6.5 6-11M9 14a3 3 0 0 0 3 3',
  shield: 'M12 3l7 3v5c0 4.5-2.8 8-7 10-4.2-2-7-5.5-7-10V6zM9 12l2 2 4-4',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c0-3.5 2.5-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14.3c2.2.8 3.5 3 3.5 5.7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3.5 2',
  leaf: 'M5 19C5 10 10 5 20 4c0 10-4 15-11 15-2 0-4-1-4-4M5 21c1-6 4-9.5 9-11.5',
  chart: 'M4 4v16h16M8 15l3.5-4 3 2.5L20 7',
  wrench:
    'M20 7.5a5 5 0 0 1-6.6 4.7L6.5 19.1a1.8 1.8 0 0 1-2.6-2.6l6.9-6.9A5 5 0 0 1 17.5 4L14.5 7l.5 2 2 .5z',
  cap: 'M2 9l10-5 10 5-10 5zM6 11.5V17c3.5 2.7 8.5 2.7 12 0v-5.5M22 9v6',
  handshake: 'M3 7l4-2 5 2 5-2 4 2v8l-3 1-6 4-6-4-3-1zM12 7l-4 4a2 2 0 0 0 3 2l2-1.5 4 4',
  pin: 'M12 21c4.5-5 7-8.3 7-11.5a7 7 0 0 0-14 0C5 12.7 7.5 16 12 21M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8 19zM9 9.5c0 3 2.5 5.5 5.5 5.5l1-1.5-2-1-1 .8a4.5 4.5 0 0 1-1.8-1.8l.8-1-1-2z',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  chevron: 'M6 9l6 6 6-6',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7z',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  external: 'M13 4h7v7M20 4l-9 9M18 14v6H4V6h6',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12v9M12 12l8-4.5M12 12L4 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  turn: 'M3 9h9v12H3zM10 4h5a5 5 0 0 1 5 5v4M16.5 10l3.5 3.5L23.5 10',
  download: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  check: 'M4 12.5l5 5L20 6.5',
} as const;

export type IconProps = ComponentPropsWithRef<'svg'> & { name: keyof typeof paths };

export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {...rest}>
      <path d={paths[name]} />
    </svg>
  );
}
