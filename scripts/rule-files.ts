import { fileOf } from './class-names.ts';

const shortNames = /(?<![\w-])(?:late)?_[\da-z]+_[\da-z]+(?![\w-])/g;

/**
 * Whether a rule, told by what stands before its brace, can apply only where the class of a CSS module
 * stands that is none of these.
 */
export function isRuleOfOthers(needed: readonly string[]): (head: string) => boolean {
  const files = new Set(needed);
  // The minifier puts equal rules of several modules together.
  return (head) =>
    selectorsOf(head).every((selector) => {
      const named = (selector.match(shortNames) ?? []).map(fileOf);
      return named.length > 0 && !named.some((file) => isLate(file) || files.has(file));
    });
}

/** What is left of a late sheet here shares its rule with another: it has to be there for both. */
const isLate = (file: string) => file.endsWith('.late.module.css');

function selectorsOf(head: string): string[] {
  if (!head.startsWith('@') || head.startsWith('@keyframes ')) return withoutNegations(head);
  if (head.match(shortNames)) throw new Error(`It is not known when this applies: ${head}`);
  return [head];
}

/** Each selector of a list. What stands in its `:not()` need not be on the page. */
function withoutNegations(head: string): string[] {
  const selectors = [''];
  let [depth, negated] = [0, Number.POSITIVE_INFINITY];
  for (const [piece] of head.matchAll(/:not\(|[(),:]|[^(),:]+/g)) {
    if (piece === ',' && depth === 0) selectors.push('');
    else if (depth < negated) selectors.push(`${selectors.pop()}${piece}`);
    if (piece.endsWith('(')) depth += 1;
    if (piece === ':not(') negated = Math.min(negated, depth);
    if (piece === ')' && depth-- === negated) negated = Number.POSITIVE_INFINITY;
  }
  if (depth !== 0) throw new Error(`A bracket of ${head} is never closed`);
  return selectors;
}
