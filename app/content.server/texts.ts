import type { Content } from './load.ts';
import { fieldName, type Path } from './problems.ts';

/** Each file of content/ by its name, with what it says. */
export function filesIn({ single, collection }: Content): [file: string, value: unknown][] {
  return [
    ...Object.entries(single).map(([name, value]): [string, unknown] => [`${name}.yaml`, value]),
    ...Object.entries(collection).flatMap(([folder, entries]) =>
      entries.map((entry): [string, unknown] => [`${folder}/${entry.slug}.yaml`, entry]),
    ),
  ];
}

/** Every text inside a value with its field; the pictures, which the loader has put in, say nothing. */
export function allTextsIn(
  value: unknown,
  path: Path = [],
  isPassedOver: (part: object) => boolean = () => false,
): [field: string, text: string][] {
  if (typeof value === 'string') return [[fieldName(path), value]];
  if (typeof value !== 'object' || value === null || 'widths' in value) return [];
  if (isPassedOver(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    allTextsIn(part, [...path, Array.isArray(value) ? Number(key) : key], isPassedOver),
  );
}
