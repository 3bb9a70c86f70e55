import type { Content } from './load.ts';
import { fieldName } from './problems.ts';

/** Each file of content/ by its name, with what it says. */
export function filesIn({ single, collection }: Content): [file: string, value: unknown][] {
  return [
    ...Object.entries(single).map(([name, value]): [string, unknown] => [`${name}.yaml`, value]),
    ...Object.entries(collection).flatMap(([folder, entries]) =>
      entries.map((entry): [string, unknown] => [`${folder}/${entry.slug}.yaml`, entry]),
    ),
  ];
}

type Step = string | number;

/** Every text inside a value with the way to it; the pictures, which the loader has put in, say nothing. */
export function textsAlong(
  value: unknown,
  isPassedOver: (part: object) => boolean = () => false,
  path: Step[] = [],
): [path: Step[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null || 'widths' in value) return [];
  if (isPassedOver(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsAlong(part, isPassedOver, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The same with the name of the field. */
export function allTextsIn(
  value: unknown,
  isPassedOver?: (part: object) => boolean,
): [field: string, text: string][] {
  return textsAlong(value, isPassedOver).map(([path, text]) => [fieldName(path), text]);
}
