import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Drops a calculator into a copy of the project: one file, and no other change. */
export function addCalculator(folder: string) {
  const at = (name: string) => join(folder, 'engineering/calculators', `${name}.ts`);
  const summary = 'Una línea que dice lo que calcula. '.repeat(3).trim();
  writeFileSync(
    at('nueva'),
    readFileSync(at('totalizadores'), 'utf8')
      .replace("id: 'totalizadores'", "id: 'nueva'")
      .replace(/title: '.*'/, "title: 'Una herramienta nueva'")
      .replace(/summary: '.*'/, `summary: '${summary}'`),
  );
}
