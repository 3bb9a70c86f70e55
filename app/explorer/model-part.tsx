import type { ComponentType } from 'react';
import { type LatePart, latePart } from '../ui/late.tsx';
import type { ModelData, ModelIntro } from './model-data.ts';
import { readModel } from './model-file.ts';

/**
 * A component that shows a model, fetched late together with what is known of the model. One for each
 * model, made once: React tells lazy components apart by identity.
 */
export function modelPart<Props extends object>(
  load: () => Promise<ComponentType<Props & { model: ModelData }>>,
  near?: (intro: ModelIntro) => string,
): (intro: ModelIntro) => LatePart<Props> {
  const parts = new Map<string, LatePart<Props>>();
  return (intro) => {
    const known = parts.get(intro.file);
    if (known) return known;
    const part = latePart<Props>(async () => {
      const [View, model] = await Promise.all([load(), readModel(intro)]);
      return (props: Props) => <View {...props} model={model} />;
    }, near?.(intro));
    parts.set(intro.file, part);
    return part;
  };
}
