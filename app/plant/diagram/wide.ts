import type { Layout } from './layout.ts';

export const wide: Layout = {
  width: 1240,
  height: 724,
  tag: { width: 140, height: 38, figures: 4 },
  places: {
    boiler: { x: 80, y: 380, width: 260, height: 120, side: 'right' },
    economizer: { x: 64, y: 232, width: 120, height: 70, side: 'right' },
    bare: { x: 396, y: 14, width: 150, height: 64, side: 'right' },
    traps: { x: 700, y: 14, width: 130, height: 64, side: 'right' },
    high: { x: 1048, y: 160, width: 188, height: 70, side: 'left' },
    letDown: { x: 600, y: 146, width: 160, height: 72, side: 'right' },
    low: { x: 832, y: 370, width: 208, height: 70, side: 'left' },
    condensate: { x: 674, y: 600, width: 120, height: 76, side: 'right' },
    deaerator: { x: 446, y: 482, width: 170, height: 62, side: 'right' },
    makeup: { x: 364, y: 656, width: 120, height: 60, side: 'right' },
    blowdown: { x: 120, y: 570, width: 100, height: 60, side: 'right' },
  },
  lines: ({ low, economizer }) => ({
    steam: { path: 'M316 380V90H380', arrow: [316, 300, 'up'], tag: [328, 140, 316] },
    highUse: { path: 'M1086 99V160', arrow: [1086, 160, 'down'], tag: [1098, 108, 1086] },
    highCondensate: {
      path: 'M1226 230V646H794',
      arrow: [794, 646, 'left'],
      tag: [1076, 236, 1226],
    },
    notReturned: { path: 'M1062 230V346', arrow: [1062, 346, 'down'], tag: [910, 236, 1062] },
    letDown: { path: 'M680 99V278', arrow: [680, 278, 'down'], tag: [692, 232, 680] },
    lowUse: { path: 'M876 299V370', arrow: [876, 370, 'down'], tag: [888, 314, 876] },
    lowCondensate: { path: 'M864 440V616H794', arrow: [794, 616, 'left'], tag: [876, 454, 864] },
    lowNotReturned: { path: 'M1024 440V560', arrow: [1024, 560, 'down'], tag: [1036, 454, 1024] },
    condensateVapour: { path: 'M784 600V299', arrow: [784, 330, 'up'], tag: [632, 392, 784] },
    leaked: { path: 'M830 46H872', arrow: [872, 46, 'right'], tag: [880, 27] },
    deaeratorSteam: {
      path: low ? 'M604 299V485' : 'M586 99V250H604V485',
      arrow: [604, 485, 'down'],
      tag: [616, 340, 604],
    },
    returned: {
      path: 'M674 635H632V450H614a10 10 0 0 0-20 0H561',
      arrow: [561, 450, 'left'],
      tag: [644, 500, 632],
      hop: 'M614 450a10 10 0 0 0-20 0',
    },
    makeup: {
      path: 'M424 656V450H501',
      arrow: [501, 450, 'right'],
      tag: [436, 610, 424],
    },
    vent: { path: 'M531 434V396', arrow: [531, 396, 'up'], tag: [452, 354] },
    feedwater: {
      path: economizer
        ? 'M466 544V590H380V250H334a18 18 0 0 0-36 0H184'
        : 'M466 544V590H380V440H340',
      arrow: economizer ? [184, 250, 'left'] : [340, 440, 'left'],
      // Before the pump: what that adds is not known.
      tag: [478, 558, 466],
      hop: `M440 590H408${economizer ? 'M334 250a18 18 0 0 0-36 0' : ''}`,
    },
    heatedFeedwater: { path: 'M156 302V380', arrow: [156, 380, 'down'], tag: [168, 318, 156] },
    blowdown: { path: 'M170 500V570', arrow: [170, 570, 'down'], tag: [18, 516, 170] },
    blowdownVapour: {
      path: 'M220 600H262V560H368a12 12 0 0 1 24 0H402V290H550',
      arrow: [550, 290, 'right'],
      tag: [406, 244],
      hop: 'M368 560a12 12 0 0 1 24 0',
    },
    surplus: { path: 'M870 281V232', arrow: [870, 232, 'up'], tag: [800, 190] },
  }),
  headers: {
    high: { x: 380, y: 78, width: 760, height: 24, name: [760, 95] },
    low: { x: 550, y: 278, width: 460, height: 24, name: [780, 295] },
  },
  traps: {
    high: [
      [1226, 304],
      [1062, 304],
    ],
    low: [
      [864, 514],
      [1024, 514],
    ],
  },
  pumps: {
    feedwater: { at: [380, 520], turned: 0, name: [340, 535] },
    condensate: { at: [652, 635], turned: -90, name: [640, 668] },
  },
  stack: 'M107 380V56M137 380V56M122 90V34m-6 10l6-10 6 10',
  burner: 'M2 444H58m-10-7l10 7-10 7',
  drain: 'M170 630V668m-6-10l6 10 6-10',
  preheat: 'M220 624H223V690H364',
  words: {
    fuel: [2, 486],
    stack: [152, 66],
    drain: [170, 684],
    preheat: [232, 682],
    electricity: [768, 170],
    cooling: [674, 694],
    economizer: [192, 286],
  },
  notReturned: { high: [1076, 344], low: [1038, 558] },
  legend: [1066, 690],
};
