import type { ModelData, ModelIntro } from './model-data.ts';

const known = new Map<string, ModelData>();

/** For pages made at build time, which show words that travel in a file of their own. */
export function keepModel(file: string, model: ModelData): void {
  known.set(file, model);
}

export async function readModel({ file, data }: ModelIntro): Promise<ModelData> {
  const kept = data ?? known.get(file);
  if (kept) return kept;
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const model: ModelData = await answer.json();
  keepModel(file, model);
  return model;
}
