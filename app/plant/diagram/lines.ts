import type { StreamId } from '../../../engineering/plant/streams.ts';

/** One line of the drawing: its way, where its arrow points, where its figures stand. */
export type Line = {
  path: string;
  arrow: readonly [x: number, y: number, towards: 'up' | 'down' | 'left' | 'right'];
  tag: readonly [x: number, y: number];
};

export const drawing = { width: 1240, height: 724 };
export const tagSize = { width: 140, height: 38 };

/** Lines that run another way when a machine is there, or is not. */
export type Fittings = { low: boolean; economizer: boolean };

export function linesOf({ low, economizer }: Fittings): Record<StreamId, Line> {
  const steamFeed = low ? 299 : 99;
  return {
    steam: { path: 'M225 380V90H300', arrow: [225, 300, 'up'], tag: [236, 140] },
    highUse: { path: 'M1110 99V160', arrow: [1110, 158, 'down'], tag: [960, 112] },
    highCondensate: {
      path: `M1085 230V640H${low ? 880 : 722}`,
      arrow: [1085, 560, 'down'],
      tag: [1096, 470],
    },
    notReturned: { path: 'M1165 230V330', arrow: [1165, 342, 'down'], tag: [1096, 350] },
    letDown: { path: 'M640 99V281', arrow: [640, 279, 'down'], tag: [652, 232] },
    lowUse: { path: 'M900 299V370', arrow: [900, 368, 'down'], tag: [912, 314] },
    lowCondensate: { path: 'M880 440V640', arrow: [880, 600, 'down'], tag: [730, 500] },
    lowNotReturned: { path: 'M935 440V500', arrow: [935, 512, 'down'], tag: [902, 524] },
    condensateVapour: { path: 'M705 600V299', arrow: [705, 330, 'up'], tag: [558, 412] },
    leaked: { path: 'M800 81V56', arrow: [800, 44, 'up'], tag: [822, 30] },
    deaeratorSteam: {
      path: `M540 ${steamFeed}V430H490V470`,
      arrow: [490, 468, 'down'],
      tag: [552, 340],
    },
    returned: {
      path: `${low ? 'M880 640H722' : ''}M600 635H575V510H542`,
      arrow: [544, 510, 'left'],
      tag: [584, 548],
    },
    makeup: { path: 'M404 690H500V542', arrow: [500, 544, 'up'], tag: [512, 682] },
    vent: { path: 'M440 470V432', arrow: [440, 420, 'up'], tag: [292, 404] },
    feedwater: {
      path: economizer ? 'M420 540V590H290V250H142M142 285H160V380' : 'M420 540V590H290V460H262',
      arrow: economizer ? [160, 378, 'down'] : [264, 460, 'left'],
      tag: [300, 610],
    },
    blowdown: { path: 'M150 500V570', arrow: [150, 568, 'down'], tag: [4, 516] },
    blowdownVapour: { path: 'M202 590H272V290H520', arrow: [518, 290, 'right'], tag: [300, 302] },
    surplus: { path: 'M960 281V250', arrow: [960, 238, 'up'], tag: [808, 240] },
  };
}

const head = 7;

/** A small triangle with its point where the arrow is. */
export function arrowHead([x, y, towards]: Line['arrow'], width: number): string {
  const size = head + width / 2;
  const [across, along] = { up: [1, -1], down: [1, 1], left: [-1, -1], right: [-1, 1] }[
    towards
  ] as [number, number];
  return across > 0
    ? `M${x - size} ${y - along * size}H${x + size}L${x} ${y + along * size}Z`
    : `M${x - along * size} ${y - size}V${y + size}L${x + along * size} ${y}Z`;
}
