import { createContext, useContext } from 'react';
import type { PlantPart } from '../../../engineering/plant/parts.ts';
import type { StreamId } from '../../../engineering/plant/streams.ts';
import { wide } from './wide.ts';

export type DrawnPart = Exclude<PlantPart, 'prices'>;

/** Where a machine stands in the drawing, and on which side its inputs leave it in sight. */
type Place = {
  x: number;
  y: number;
  width: number;
  height: number;
  side: 'left' | 'right';
};

/** One line of the drawing: its way, where its arrow points, where its figures stand. */
export type Line = {
  path: string;
  arrow: readonly [x: number, y: number, towards: 'up' | 'down' | 'left' | 'right'];
  /** Without a pipe where they stand at its end; its height is theirs unless told. */
  tag: readonly [x: number, y: number, pipeX?: number, pipeY?: number];
  /** The part of its way that leaps over another line, which is interrupted there. */
  hop?: string;
};

/** Lines that run another way when a machine is there, or is not. */
type Fittings = { low: boolean; economizer: boolean };

export type Spot = readonly [x: number, y: number];
export type Pump = { at: Spot; turned: number; name: Spot };
type Bar = { x: number; y: number; width: number; height: number; name: Spot };

/** Everything that has its place: the same plant for a wide window and for a phone. */
export type Layout = {
  width: number;
  height: number;
  /** Four figures beside each line, or only flow and temperature. */
  tag: { width: number; height: number; figures: 4 | 2 };
  places: Readonly<Record<DrawnPart, Place>>;
  lines: (fittings: Fittings) => Record<StreamId, Line>;
  headers: { high: Bar; low: Bar };
  /** Steam traps, in what the users of each header let go. */
  traps: Record<'highCondensate' | 'notReturned' | 'lowCondensate' | 'lowNotReturned', Spot>;
  /** Their signs point up unless they are turned. */
  pumps: Record<'feedwater' | 'condensate', Pump>;
  stack: string;
  burner: string;
  drain: string;
  preheat: string;
  /** What an open condensate tank lets go. */
  plume: string;
  words: Record<
    'fuel' | 'stack' | 'drain' | 'preheat' | 'plume' | 'electricity' | 'cooling' | 'economizer',
    Spot
  >;
  /** Beside the arrow of the condensate that each header's users do not return. */
  notReturned: Record<'high' | 'low', Spot>;
  legend: Spot;
};

export const LayoutContext = createContext<Layout>(wide);

export const useLayout = () => useContext(LayoutContext);
