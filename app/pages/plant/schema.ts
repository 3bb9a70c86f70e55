import { z } from 'zod';
import { meta, text } from '../../content.server/schema/fields.ts';

/** All of these are short texts of the page, by their place. */
function words<const Names extends readonly string[]>(...names: Names) {
  const shape = Object.fromEntries(names.map((name) => [name, text(400)]));
  return z.strictObject(shape as Record<Names[number], ReturnType<typeof text>>);
}

const plant = z.strictObject({
  meta,
  label: text(40),
  title: text(70),
  lead: text(320),
  summary: text(220),
  start: words('title', 'lead', 'blank', 'questions', 'rest', 'usual'),
  figures: words(
    'cost',
    'used',
    'saving',
    'largest',
    'marginal',
    'carbon',
    'biogenic',
    'electricity',
  ),
  // biome-ignore format: a list of names
  diagram: words(
    'title', 'lead', 'name', 'units', 'flow', 'pressure', 'temperature', 'enthalpy', 'highHeader', 'lowHeader', 'fuel',
    'drain', 'cooling', 'vented', 'moreMakeup', 'notReturned', 'pump', 'valve', 'turbine', 'absent', 'none', 'close', 'about', 'machines',
  ),
  sankey: words('title', 'lead', 'name', 'list', 'power', 'share', 'more', 'note'),
  // biome-ignore format: a list of names
  scenarios: words(
    'title', 'lead', 'alone', 'aloneLead', 'beyond', 'none', 'today', 'scenario', 'add', 'remove', 'measures', 'fuel',
    'sameFuel', 'investment', 'investmentHelp', 'energy', 'cost', 'carbon', 'water', 'answer', 'dearer', 'yearly', 'payback',
    'interaction', 'overlap', 'reinforce', 'apart', 'empty',
  ),
  streams: words('title', 'table', 'lead', 'stream', 'quality', 'returned', 'makeup'),
  // biome-ignore format: a list of names
  carry: words(
    'title', 'undo', 'redo', 'save', 'open', 'fileName', 'opened', 'openedFromLink', 'openedFromDevice', 'problems',
    'notAFile', 'linkProblem', 'report',
  ),
  // biome-ignore format: a list of names
  report: words(
    'title', 'assumptions', 'losses', 'power', 'share', 'millions', 'sum', 'fuel', 'rounded', 'saving', 'saved', 'usual', 'example', 'numbers', 'note', 'link',
    'plant', 'author', 'date',
  ),
  // biome-ignore format: a list of names
  verification: words(
    'title', 'table', 'lead', 'plant', 'theirs', 'property', 'printed', 'difference', 'steam', 'makeup', 'fuel',
  ),
  // biome-ignore format: a list of names
  published: words('twoHeaders', 'oneHeader', 'saturated', 'flashBlowdown', 'flashCondensate', 'preheat'),
  method: z.strictObject({ title: text(60), points: z.array(text(400)).min(1) }),
});

export const reads = { plant };

export type PlantCopy = z.infer<typeof plant>;
