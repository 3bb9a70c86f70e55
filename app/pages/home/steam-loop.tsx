import type { Home } from './schema.ts';
import styles from './steam-loop.module.css';

const legs = ['generation', 'distribution', 'use', 'return'] as const;

export type Leg = (typeof legs)[number];

type Words = Home['features']['loop'];

/**
 * The lines of each leg, as on a P&ID: boiler with its blowdown; header, drained at its end; kettle with steam in its
 * jacket and its trap; tank with make-up and vent, pump.
 */
const drawn: Record<Leg, string[]> = {
  generation: [
    'M45 118h100a15 15 0 0 1 15 15v44a15 15 0 0 1-15 15H45a15 15 0 0 1-15-15v-44a15 15 0 0 1 15-15z',
    'M30 142H12v26h18M130 118V74h18v44',
    'M55 192v32M49 213l6 11 6-11',
  ],
  distribution: [
    'M80 118V50h120',
    'M212 37h146a13 13 0 0 1 0 26H212a13 13 0 0 1 0-26zM245 37V14M285 37V14M325 37V14',
    'M344 63v26h16V63M352 89v14M342 113a10 10 0 1 0 20 0 10 10 0 1 0-20 0M344 107l16 12',
    'M371 50h31M402 41v18l28-18v18zM430 50h8v62h14',
  ],
  use: [
    'M452 100h12v24a46 40 0 0 0 92 0v-24h12v24a58 50 0 0 1-116 0z',
    'M464 100V88M556 100V88M456 88h108M510 174v12',
    'M500 196a10 10 0 1 0 20 0 10 10 0 1 0-20 0M502 190l16 12',
  ],
  return: [
    'M510 206v22H340M352 123v105M436 221l-12 7 12 7',
    'M258 210h64a18 18 0 0 1 0 36h-64a18 18 0 0 1 0-36zM240 228h-22M218 228a13 13 0 1 0-26 0 13 13 0 1 0 26 0zM211 217l-19 11 19 11',
    'M192 228H95v-36M88 204l7-12 7 12',
    'M262 182v28M256 199l6 11 6-11M300 210v-62M294 159l6-11 6 11',
  ],
};

/** Where the name of each part stands. */
const names = [
  ['boiler', 95, 160],
  ['header', 285, 88],
  ['process', 510, 130],
  ['trap', 566, 203],
  ['trap', 404, 136],
  ['tank', 290, 236],
  ['pump', 205, 264],
  ['blowdown', 52, 246],
  ['makeUp', 226, 174],
  ['vent', 300, 139],
] as const satisfies (readonly [keyof Words, number, number])[];

const idOf = (part: Leg | 'names') => `ciclo-${part}`;

/** The loop once, for every panel to show: its legs, and the names of its parts. */
export function SteamLoopParts({ words }: { words: Words }) {
  return (
    <svg className={styles.parts} aria-hidden="true">
      <defs>
        {legs.map((leg) => (
          <g key={leg} id={idOf(leg)}>
            {drawn[leg].map((path) => (
              <path key={path} pathLength="1" d={path} />
            ))}
          </g>
        ))}
        <g id={idOf('names')}>
          {names.map(([part, x, y]) => (
            <text key={x} x={x} y={y}>
              {words[part]}
            </text>
          ))}
        </g>
      </defs>
    </svg>
  );
}

export type SteamLoopProps = { lit: Leg; label: string };

/** The whole loop with one leg lit, which draws itself when its panel comes to show. */
export function SteamLoop({ lit, label }: SteamLoopProps) {
  return (
    <svg className={styles.loop} viewBox="0 0 610 272" role="img" aria-label={label}>
      {legs
        .filter((leg) => leg !== lit)
        .map((leg) => (
          <use key={leg} href={`#${idOf(leg)}`} />
        ))}
      <use href={`#${idOf(lit)}`} className={styles.lit} data-leg={lit} />
      <use href={`#${idOf('names')}`} className={styles.names} />
    </svg>
  );
}
