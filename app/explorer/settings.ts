import type { ModelData, ModelStep } from './model-data.ts';
import type { Tag } from './tags.tsx';

/** What a visitor has set by hand, beside the view. */
export type Settings = {
  cut: number;
  explode: number;
  flowing: boolean;
  tagged: boolean;
  chosen: string | undefined;
};

/** As a step wants it; the machine as a whole is closed and put together. */
export function firstSettings({ steps }: Pick<ModelData, 'steps'>, step: number): Settings {
  const { cut = 0, explode = 0, flows = [] } = steps[step - 1] ?? {};
  return { cut, explode, flowing: flows.length > 0, tagged: true, chosen: undefined };
}

/** A part that nobody sees from outside is chosen with the machine cut open. */
export function withChosen(
  settings: Settings,
  { inside }: Pick<ModelData, 'inside'>,
  part: string | undefined,
): Settings {
  const isHidden = part !== undefined && inside.includes(part);
  return { ...settings, chosen: part, cut: isHidden && isClosed(settings) ? 1 : settings.cut };
}

const isClosed = ({ cut, explode }: Pick<Settings, 'cut' | 'explode'>) =>
  cut === 0 && explode === 0;

/** States first: there are few, and they are what a step is about. */
export function tagsOf(
  { parts }: Pick<ModelData, 'parts'>,
  step: Pick<ModelStep, 'parts' | 'states'> | undefined,
  flowing: boolean,
): Tag[] {
  const named = step ? parts.filter(({ id }) => step.parts.includes(id)) : parts;
  const states = flowing ? (step?.states ?? []) : [];
  return [
    ...states.map((state) => ({ id: `state ${state.at} ${state.name}`, ...state })),
    ...named.map(({ id, name }, index) => ({ id, at: id, name, number: index + 1 })),
  ];
}

const mostOfAStep = 2;
/** On a phone more numbers than these would cover the machine with lines. */
const mostOnAPhone = 8;

/** Of the machine as a whole only what the steps are about is named, and the part that was chosen. */
export function mainTags(
  tags: Tag[],
  { steps }: { steps: readonly Pick<ModelStep, 'parts'>[] },
  chosen: string | undefined,
): Tag[] {
  const main = steps.flatMap(({ parts }) => parts.slice(0, mostOfAStep));
  return tags.filter(({ at }) => at === chosen || main.includes(at));
}

/** The same for a phone: few that are seen, and numbered anew. */
export function fewTags(
  tags: Tag[],
  { inside }: Pick<ModelData, 'inside'>,
  settings: Pick<Settings, 'cut' | 'explode'>,
): Tag[] {
  const seen = isClosed(settings) ? tags.filter(({ at }) => !inside.includes(at)) : tags;
  return seen.slice(0, mostOnAPhone).map((tag, index) => ({ ...tag, number: index + 1 }));
}
