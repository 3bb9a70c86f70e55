import { parseNumber } from '../../engineering/parse.ts';
import type { Unit } from '../../engineering/units.ts';
import { stemsOf, withoutConditions } from './words.ts';

/** Fields of the steam table, with what was typed of them. */
export type SteamQuestion = Partial<
  Record<'pressure' | 'absolute' | 'temperature', readonly [value: number, unit: Unit]>
>;

/** A pressure without more is what a gauge shows. */
const gauge: Record<string, Unit> = { bar: 'barg', psi: 'psig', kpa: 'kPag' };
const absolute: Record<string, Unit> = { bar: 'bar', psi: 'psi', kpa: 'kPa', mpa: 'MPa' };

const number = '(\\d[\\d.,]*(?: \\d{3}(?!\\d))*(?:[.,]\\d+)?)';
const pressure = new RegExp(
  `${number}\\s*(?:(bar|psi|kpa|mpa) ?a(?!\\s*\\d)|(bar|psi|kpa)(?: ?g)?)(?![\\p{L}\\d])`,
  'iu',
);
const temperature = new RegExp(`${number}\\s*(?:°\\s*)?([cf])(?![\\p{L}\\d])`, 'iu');
/** Words beside a temperature that leave no doubt of what is at it. */
const ofSteam = new Set(
  stemsOf('vapor agua saturado saturación tabla hierve ebullición sobrecalentado'),
);

/** A state of steam that is asked for among other words: «vapor 7 barg». */
export function steamQuestion(query: string): SteamQuestion | undefined {
  const pressed = pressure.exec(query);
  const heated = temperature.exec(query);
  const others = stemsOf(withoutConditions(query));
  const isOfSteam = pressed !== null || others.every((word) => ofSteam.has(word));
  if (!(pressed || heated) || !isOfSteam) return undefined;
  const asked = { ...(pressed && pressureOf(pressed)), ...(heated && temperatureOf(heated)) };
  return Object.keys(asked).length === Number(pressed !== null) + Number(heated !== null)
    ? asked
    : undefined;
}

function pressureOf([, value = '', inAll, onGauge]: RegExpExecArray): SteamQuestion {
  const unit = onGauge ? gauge[onGauge.toLowerCase()] : absolute[inAll?.toLowerCase() ?? ''];
  return unit ? entry(onGauge ? 'pressure' : 'absolute', value, unit) : {};
}

function temperatureOf([, value = '', unit = '']: RegExpExecArray): SteamQuestion {
  return entry('temperature', value, unit.toLowerCase() === 'c' ? '°C' : '°F');
}

/** Nothing where the number may be another a thousand times as large. */
function entry(field: keyof SteamQuestion, typed: string, unit: Unit): SteamQuestion {
  const number = parseNumber(typed);
  return number.ok ? { [field]: [number.value, unit] } : {};
}
