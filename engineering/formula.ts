import type { Formula } from './calculator.ts';

/**
 * One notation for both faces of a formula: `Q = ṁ_v·{h_g − h_f}/η` becomes the plain line
 * `Q = ṁv·(hg − hf)/η` and the MathML of the page. Braces group, `_` sets an index, `^` a power,
 * `/` a fraction of what stands at its sides, `∕` a stroke that leaves them in their line, `√` a
 * root. A group with a sum that neither a fraction nor a root nor an index holds together, or with a
 * fraction that is raised, is shown in parentheses.
 */
const TOKEN = /\s*(?:(\d[\d,.\u00a0]*)|(Σ|[\p{L}\p{M}%°]+)|(.))/uy;
/** One letter, which may be a difference, is a quantity; what is longer is a word and stands upright, and so do a sum and oxygen. */
const QUANTITY = /^(?!Σ|O$)Δ?\p{L}\p{M}*$/u;
/** What closes a group; marks of one size at both ends, whatever stands between. */
const CLOSER: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
const CLOSERS = new Set([...Object.values(CLOSER), undefined]);
const SUMS = new Set(['+', '−', 'Σ']);
/** Its bar is as thick wherever it falls: a part of a pixel is one here and two there. */
const FRACTION = '<mfrac linethickness="1px">';

interface Token {
  readonly kind: 'mn' | 'mi' | 'mo';
  readonly text: string;
  /** A sign of what follows, not between two. */
  readonly isSign?: boolean;
}

function tokens(notation: string): readonly Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(notation); match; match = TOKEN.exec(notation)) {
    const [, number, name, sign] = match;
    if (number !== undefined) found.push({ kind: 'mn', text: number });
    else if (name !== undefined) found.push({ kind: 'mi', text: name });
    else if (sign !== undefined)
      found.push({ kind: 'mo', text: sign, isSign: sign === '−' && found.at(-1)?.text === '=' });
  }
  return found;
}

/** A letter with a sign over it: `ṁ`, `T̄`. Few fonts have them slanted as one. */
const ACCENTS: Readonly<Record<string, string>> = { '\u0307': '˙', '\u0304': '¯' };

function leaf({ kind, text, isSign }: Token): string {
  if (text === '∕') return '<mo lspace="0" rspace="0">/</mo>';
  const [letter = '', accent = ''] = kind === 'mi' ? text.normalize('NFD') : '';
  const over = text.normalize('NFD').length === 2 ? ACCENTS[accent] : undefined;
  if (over) {
    return `<mover accent="true"><mi>${letter}</mi><mo>${over}</mo></mover>`;
  }
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const name = kind === 'mi' && !QUANTITY.test(text.normalize('NFD')) ? 'mtext' : kind;
  return `<${name}${isSign ? ' form="prefix"' : ''}>${escaped}</${name}>`;
}

/** An index says which one, in upright letters like a word; one that counts or is a quantity stays slanted. */
function upright(index: string): string {
  return index.replace(/<mi>([a-zA-Z])<\/mi>/g, (mi, letter) =>
    letter === 'i' ? mi : `<mtext>${letter}</mtext>`,
  );
}

function fenced(inside: string, left = '(', right = ')'): string {
  return `<mrow><mo>${left}</mo>${inside}<mo>${right}</mo></mrow>`;
}

/** An index hangs lower from a letter that goes below the line, unless it is told not to. */
function level(base: string): string {
  return /^<m(i|text)>[^<]*[gjpqyQβγζημξρςφχψ]/u.test(base)
    ? `<mpadded depth="0">${base}</mpadded>`
    : base;
}

function parse(list: readonly Token[]): string {
  let at = 0;
  /** Of what was built last, how much stands side by side in it. */
  let parts = 1;

  function take(): Token {
    const token = list[at];
    if (token === undefined) throw new SyntaxError('the formula ends too early');
    at += 1;
    return token;
  }

  function skip(sign: string): boolean {
    if (list[at]?.text !== sign) return false;
    at += 1;
    return true;
  }

  function atom(): string {
    const token = take();
    const closer = CLOSER[token.text];
    const inside = token.text === '√' ? atom() : closer && sequence();
    if (closer && !skip(closer)) throw new SyntaxError(`${token.text} is not closed`);
    if (inside && closer === '}') return inside;
    parts = 1;
    if (!inside) return leaf(token);
    return closer ? fenced(inside, token.text, closer) : `<msqrt>${inside}</msqrt>`;
  }

  /** Whether the group that starts here adds, outside the groups within it. */
  function isSum(): boolean {
    if (list[at]?.text !== '{') return false;
    let depth = 0;
    for (const { text } of list.slice(at)) {
      if (text === '{' || text === '(') depth += 1;
      if (text === '}' || text === ')') depth -= 1;
      if (depth === 0) return false;
      if (depth === 1 && SUMS.has(text)) return true;
    }
    return false;
  }

  function item(isDenominator = false): string {
    const adds = isSum();
    let built = atom();
    const isHeld = list[at]?.text === '/' || (isDenominator && list[at]?.text !== '^');
    const isPower = list[at]?.text === '^' && (parts > 1 || built.startsWith('<mrow><mfrac'));
    if ((adds && !isHeld) || isPower) built = fenced(built);
    if (skip('_')) built = `<msub>${level(built)}${upright(atom())}</msub>`;
    if (skip('^')) built = `<msup>${built}${atom()}</msup>`;
    return skip('/') ? `${FRACTION}${built}${item(true)}</mfrac>` : built;
  }

  function sequence(): string {
    let built = '';
    let count = 0;
    for (; !CLOSERS.has(list[at]?.text); count += 1) built += item();
    parts = count;
    return `<mrow>${built}</mrow>`;
  }

  return sequence();
}

function plain(notation: string): string {
  return notation
    .replace(/_\{([^{}]*)\}/g, '$1')
    .replace(/\^2/g, '²')
    .replace(/\^4/g, '⁴')
    .replace(/_/g, '')
    .replace(/∕/g, '/')
    .replace(/\{/g, '(')
    .replace(/\}/g, ')');
}

export function formula(notation: string): Formula {
  const markup = parse(tokens(notation));
  return {
    text: plain(notation),
    mathml: `<math display="block">${markup}</math>`,
  };
}
