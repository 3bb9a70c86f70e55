/** An entry of a list that nobody has written yet, as its schema asks for it. */
import { z } from 'zod';
import { bare, definitionOf } from './places.ts';
import { words } from './words.ts';

/** Kinds of blocks that consist of words only: with placeholders they can be shown at once. */
export function kindsIn(list: z.core.$ZodType): string[] {
  return Object.keys(words.tools.kinds).filter((kind) => optionOf(list, kind));
}

export function newEntry(list: z.core.$ZodType, kind: string): unknown {
  const option = optionOf(list, kind);
  return option && leastOf(option);
}

function optionOf(list: z.core.$ZodType, kind: string): z.core.$ZodType | undefined {
  const { element } = definitionOf(bare(list));
  const { options = [], discriminator } = element ? definitionOf(bare(element)) : {};
  return options.find((option: z.core.$ZodType) => {
    const { shape } = definitionOf(bare(option));
    return definitionOf(shape[discriminator]).values.includes(kind);
  });
}

/** What must be there, and of lists as many as must: what may be missing is. */
function leastOf(schema: z.core.$ZodType): unknown {
  const { type, shape, element, values, checks = [] } = definitionOf(bare(schema));
  if (type === 'literal') return values[0];
  if (type === 'string') return placeholderFor(schema);
  if (type === 'array') {
    const least = checks.map((check: z.core.$ZodCheck) => definitionOf(check as never).minimum);
    const count = Math.max(2, ...least.filter(Boolean));
    return Array.from({ length: count }, () => leastOf(element));
  }
  const parts = Object.entries<z.core.$ZodType>(shape ?? {});
  const needed = parts.filter(
    ([name, part]) => name === 'rows' || !z.safeParse(part, undefined).success,
  );
  return Object.fromEntries(needed.map(([name, part]) => [name, leastOf(part)]));
}

export function limitsOf(schema: z.core.$ZodType): { minLength?: number; maxLength?: number } {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** As long as the place asks for, and no longer. */
export function placeholderFor(schema: z.core.$ZodType): string {
  const { minLength = 1, maxLength = 2000 } = limitsOf(schema);
  let text: string = words.placeholder;
  while (text.length < minLength) text += `, ${words.placeholder.toLowerCase()}`;
  return text.slice(0, maxLength).trim();
}
