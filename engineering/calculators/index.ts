import type { Calculator } from '../calculator.ts';

type Loader = () => Promise<{ readonly calculator: Calculator }>;

/**
 * Every calculator by its id, which is its file's name: a file put beside this one is a calculator
 * more. Each is a chunk of its own that loads when it is asked for.
 */
export const CALCULATORS: Readonly<Record<string, Loader>> = Object.fromEntries(
  Object.entries(filesBeside()).map(([file, load]) => [
    file.replace(/^\.\/|\.ts$/g, ''),
    load as Loader,
  ]),
);

function filesBeside(): Record<string, () => Promise<unknown>> {
  // Vite, which has a mode, writes the files in place of this call; browsers get nothing of the rest.
  if (import.meta.env?.MODE) {
    return import.meta.glob(['./*.ts', '!./index.ts', '!./*.test.ts']);
  }
  // Plain Node: scripts and servers read the folder.
  const { globSync } = process.getBuiltinModule('node:fs');
  const { pathToFileURL } = process.getBuiltinModule('node:url');
  const exclude = ['index.ts', '*.test.ts'];
  const files = globSync('*.ts', { cwd: import.meta.dirname, exclude }).toSorted();
  // In full: the editor's configuration is bundled, and runs from another folder than this file's.
  const address = (file: string) => pathToFileURL(`${import.meta.dirname}/${file}`).href;
  return Object.fromEntries(
    files.map((file) => [`./${file}`, () => import(/* @vite-ignore */ address(file))]),
  );
}

/** Held against the files when content is read and when tests run; the type cannot know them. */
export type CalculatorId = string;

export function isCalculatorId(id: string): id is CalculatorId {
  return Object.hasOwn(CALCULATORS, id);
}

export async function loadCalculator(id: CalculatorId): Promise<Calculator> {
  const load = CALCULATORS[id];
  if (!load) throw new Error(`There is no calculator ${id}`);
  const { calculator } = await load();
  return calculator;
}
