import type { Calculator } from '../../engineering/calculator.ts';
import {
  formatDecimals,
  formatNumber,
  formatPlain,
  PREFIXED,
  withUnit,
} from '../../engineering/format.ts';
import { keepSum, keepText } from '../../engineering/keep-texts.ts';
import { type Unit, unitSymbol } from '../../engineering/units.ts';
import { CONTRADICTIONS } from '../../engineering/vectors/contradictions.ts';
import { VECTORS } from '../../engineering/vectors/index.ts';
import { figuresOf, isMet, lastDigit, type Vector } from '../../engineering/vectors/vector.ts';
import { openRows } from './short-list.ts';

/** A published value beside ours, ready to be read. Made at build time from the tests' own vectors. */
export type VerificationRow = {
  id: string;
  source: string;
  quantity: string;
  published: string;
  ours: string;
  difference: string;
  allowed: string;
  holds: boolean;
  /** How near it is to what the calculator reckons: 0 the nearest. */
  rank: number;
};

/** What must be met, by who vouches for it, and apart from it what contradicts itself. */
type Groups<Rows> = {
  published: Rows;
  own: Rows;
  fitted: Rows;
  contradicted: { rows: VerificationRow[]; why: string }[];
};
export type Verification = Groups<VerificationRow[]>;
/** Of a long list only how long it is: a page about a machine is heavy enough, and the tool's page has it. */
export type BriefVerification = Groups<VerificationRow[] | number>;

/** What nearly all calculators rest on: after what one has of its own, which is read first. */
const STEAM: ReadonlySet<Vector['topic']> = new Set(['if97', 'saturated-steam', 'atmosphere']);

export function verificationOf(calculator: Calculator): Verification {
  const vouches = ({ topic }: Pick<Vector, 'topic'>) => calculator.topics.includes(topic);
  const rank = ({ topic }: Vector) =>
    calculator.topics.indexOf(topic) + (STEAM.has(topic) ? calculator.topics.length : 0);
  const nearness = ({ id }: Vector) => (calculator.nearestChecks?.test(id) ? 0 : 1);
  const rowsOf = (kind: Vector['kind']) =>
    VECTORS.filter((vector) => vector.kind === kind && vouches(vector))
      .toSorted((a, b) => rank(a) - rank(b) || nearness(a) - nearness(b))
      .map((vector) => verificationRow(vector, rank(vector)));
  return {
    published: rowsOf(undefined),
    own: rowsOf('own'),
    fitted: rowsOf('fitted'),
    contradicted: CONTRADICTIONS.filter(vouches).map(({ values, why }) => ({
      rows: values.map((vector) => verificationRow(vector)),
      why: why(),
    })),
  };
}

export function briefly({ published, own, fitted, contradicted }: Verification): BriefVerification {
  const short = (rows: VerificationRow[]) => (rows.length > openRows ? rows.length : rows);
  return { published: short(published), own: short(own), fitted: short(fitted), contradicted };
}

/** What a program printed to its last digit is read in seven. */
const PROGRAM_FIGURES = 7;

export function verificationRow(vector: Vector, rank = 0): VerificationRow {
  const { id, source, quantity, printed, unit } = vector;
  const published = Number(printed);
  const ours = vector.compute();
  const told = figuresOf(printed);
  const figures = told > 9 ? PROGRAM_FIGURES : told;
  // One figure finer, as long as that tells anything.
  const finer = told < PROGRAM_FIGURES ? 1 : 0;
  return {
    id,
    source: vector.kind === 'own' ? keepSum(source) : keepText(source),
    // With its unit, so that its values are bare numbers.
    quantity: keepText([quantity, unitSymbol(unit)].filter(Boolean).join(', en\u00a0')),
    published: formatNumber(published, figures),
    ours: formatNumber(ours, figures + finer),
    difference: differenceOf(
      vector,
      rounded(ours, figures + finer) - rounded(published, figures),
      finer,
    ),
    allowed: keepText(allowedOf(vector)),
    holds: isMet(vector, ours),
    rank,
  };
}

/** Between the two figures as they stand there, and no finer than what is allowed. */
function differenceOf({ printed, tolerance }: Vector, difference: number, finer: 0 | 1): string {
  if (difference === 0) return '0';
  if (tolerance && 'relative' in tolerance) {
    const places = Math.max(1, placesFor(100 * tolerance.relative));
    const share = (100 * difference) / Number(printed);
    const least = 10 ** -places;
    return Math.abs(share) < least / 2
      ? `<\u00a0${withUnit(formatPlain(least), '%')}`
      : withUnit(formatDecimals(share, places), '%');
  }
  const last = lastDigitRead(printed);
  const bound = tolerance && 'absolute' in tolerance ? tolerance.absolute : last;
  const places = Math.min(placesFor(bound), finer - Math.round(Math.log10(last)));
  return formatDecimals(difference, Math.max(0, places)).replace(/^[0,]+$/, '0');
}

/** One decimal finer than the first figure of a bound. */
function placesFor(bound: number): number {
  return 1 - Math.floor(Math.log10(bound) + 1e-9);
}

function rounded(value: number, figures: number): number {
  return Number(value.toPrecision(figures));
}

function allowedOf({ printed, unit, tolerance }: Vector): string {
  if (tolerance === undefined) return `±${bounded(lastDigitRead(printed), unit)}`;
  if ('figures' in tolerance) return tolerance.because;
  const bound =
    'relative' in tolerance
      ? withUnit(formatPlain(100 * tolerance.relative, 2), '%')
      : bounded(tolerance.absolute, unit);
  return `±${bound}: ${tolerance.because}`;
}

function lastDigitRead(printed: string): number {
  if (figuresOf(printed) <= 9) return lastDigit(printed);
  return 10 ** (Math.floor(Math.log10(Math.abs(Number(printed)))) + 1 - PROGRAM_FIGURES);
}

/** In points where the quantity is itself a percentage; a sign does not stand before a name. */
function bounded(bound: number, unit: Unit): string {
  if (PREFIXED.has(unit)) return formatPlain(bound);
  if (unit !== '%') return withUnit(formatPlain(bound), unit);
  return `${formatPlain(bound)}\u00a0${bound === 1 ? 'punto' : 'puntos'}`;
}
