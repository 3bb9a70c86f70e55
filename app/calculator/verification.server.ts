import type { Calculator } from '../../engineering/calculator.ts';
import { formatDecimals, formatNumber, formatPlain, withUnit } from '../../engineering/format.ts';
import { keepTogether } from '../../engineering/keep-together.ts';
import { type Unit, unitSymbol } from '../../engineering/units.ts';
import { CONTRADICTIONS } from '../../engineering/vectors/contradictions.ts';
import { VECTORS } from '../../engineering/vectors/index.ts';
import { figuresOf, isMet, lastDigit, type Vector } from '../../engineering/vectors/vector.ts';
import { shortList } from './short-list.ts';

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
  const rank = ({ topic }: Vector) => (STEAM.has(topic) ? 99 : calculator.topics.indexOf(topic));
  const rowsOf = (kind: Vector['kind']) =>
    VECTORS.filter((vector) => vector.kind === kind && vouches(vector))
      .toSorted((a, b) => rank(a) - rank(b))
      .map(verificationRow);
  return {
    published: rowsOf(undefined),
    own: rowsOf('own'),
    fitted: rowsOf('fitted'),
    contradicted: CONTRADICTIONS.filter(vouches).map(({ values, why }) => ({
      rows: values.map(verificationRow),
      why: why(),
    })),
  };
}

export function briefly({ published, own, fitted, contradicted }: Verification): BriefVerification {
  const short = (rows: VerificationRow[]) => (rows.length > shortList ? rows.length : rows);
  return { published: short(published), own: short(own), fitted: short(fitted), contradicted };
}

/** What a program printed to its last digit is read in seven. */
const PROGRAM_FIGURES = 7;

export function verificationRow(vector: Vector): VerificationRow {
  const { id, source, quantity, printed, unit } = vector;
  const published = Number(printed);
  const ours = vector.compute();
  const told = figuresOf(printed);
  const figures = told > 9 ? PROGRAM_FIGURES : told;
  return {
    id,
    source: keepTogether(source),
    // With its unit, so that its values are bare numbers.
    quantity: keepTogether([quantity, unitSymbol(unit)].filter(Boolean).join(', ')),
    published: formatNumber(published, figures),
    // One figure finer, as long as that tells anything.
    ours: formatNumber(ours, told < 9 ? figures + 1 : figures),
    difference: differenceOf(vector, ours - published),
    allowed: allowedOf(vector),
    holds: isMet(vector, ours),
  };
}

/** As what is allowed is stated: in percent, or in the unit of the quantity and one figure finer. */
function differenceOf({ printed, tolerance }: Vector, difference: number): string {
  if (tolerance && 'relative' in tolerance)
    return withUnit(formatDecimals((100 * difference) / Number(printed), 3), '%');
  const places = 1 - Math.round(Math.log10(lastDigit(printed)));
  return formatDecimals(difference, places).replace(/^[0,]+$/, '0');
}

function allowedOf({ printed, unit, tolerance }: Vector): string {
  if (tolerance === undefined) return `±\u00a0${bounded(lastDigitRead(printed), unit)}`;
  if ('figures' in tolerance) return tolerance.because;
  const bound =
    'relative' in tolerance
      ? withUnit(formatPlain(100 * tolerance.relative, 2), '%')
      : bounded(tolerance.absolute, unit);
  return `±\u00a0${bound}: ${tolerance.because}`;
}

function lastDigitRead(printed: string): number {
  if (figuresOf(printed) <= 9) return lastDigit(printed);
  return 10 ** (Math.floor(Math.log10(Math.abs(Number(printed)))) + 1 - PROGRAM_FIGURES);
}

/** In points where the quantity is itself a percentage. */
function bounded(bound: number, unit: Unit): string {
  return unit === '%' ? `${formatPlain(bound)}\u00a0puntos` : withUnit(formatPlain(bound), unit);
}
