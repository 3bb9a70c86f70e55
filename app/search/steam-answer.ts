import { loadCalculator } from '../../engineering/calculators/index.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { formatPlain, withUnit } from '../../engineering/format.ts';
import { of } from '../../engineering/quantities.ts';
import { someRows } from '../calculator/case.ts';
import { choose, toQuery } from '../calculator/state.ts';
import type { SteamQuestion } from './steam-question.ts';

export type SteamAnswer = {
  /** The steam table, with what was asked. */
  to: string;
  phase: string;
  condition: string;
  rows: (readonly [label: string, value: string])[];
  /** Where the gauge is, if one was read. */
  site: string | undefined;
};

const figures = {
  p: ['T', 'hfg', 'h', 'v'],
  pa: ['T', 'hfg', 'h', 'v'],
  t: ['gauge', 'p', 'hfg', 'h'],
  pt: ['superheat', 'h', 'v', 'density'],
  pat: ['superheat', 'h', 'v', 'density'],
} as const;

/** What the steam table says; nothing where it would refuse. */
export async function steamAnswer(asked: SteamQuestion): Promise<SteamAnswer | undefined> {
  const table = await loadCalculator('tabla-vapor');
  const known = knownBy(asked);
  const example = choose(table, defaultState(table), 'known', known);
  const entries = Object.entries(asked);
  const values = Object.fromEntries(entries.map(([key, [value, unit]]) => [key, of(value, unit)]));
  const units = Object.fromEntries(entries.map(([key, [, unit]]) => [key, unit]));
  const state = { ...example, values: { ...example.values, ...values } };
  const result = table.run(state);
  if (!result.ok) return undefined;
  const { outputs } = result.value;
  const sites = table.choices.site?.options.find(({ id }) => id === state.choices.site);
  return {
    to: [`/tools/${table.id}`, String(toQuery(table, state, units))].filter(Boolean).join('?'),
    phase: String(outputs.phase ?? ''),
    condition: entries.map(([, [value, unit]]) => withUnit(formatPlain(value), unit)).join(', '),
    rows: someRows(table, outputs, figures[known]),
    site: asked.pressure && sites?.label,
  };
}

function knownBy({ pressure, absolute, temperature }: SteamQuestion): keyof typeof figures {
  if (!temperature) return pressure ? 'p' : 'pa';
  if (pressure) return 'pt';
  return absolute ? 'pat' : 't';
}
