import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** What a file imports: a path from the project's root, or the name of a package. */
export type Import = { file: string; target: string; isType: boolean };

export function importsIn(file: string, source = readFileSync(file, 'utf8')): Import[] {
  const { module } = parseSync(file, source);
  const found = (target: string, isType: boolean) => ({
    file,
    target: resolve(file, target),
    isType,
  });
  return [
    // An import for its effects has no entries, and is one of values.
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      found(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [found(moduleRequest.value, isType)] : [],
      ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, target] = /^['"](.+)['"]$/.exec(source.slice(start, end)) ?? [];
      return target ? [found(target, false)] : [];
    }),
  ];
}

function resolve(file: string, target: string): string {
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
}

/** The code of the site, without its tests. */
export function sourceFiles(): string[] {
  return ['app', 'engineering', 'enhance', 'inbox', 'deploy']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\/node_modules\//.test(file));
}

/** The first circle of values that there is: such modules depend on which is loaded first. */
export function circleAmong(imports: Import[]): string[] | undefined {
  const targets = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ file }) => file,
  );
  const done = new Set<string>();
  function visit(file: string, above: string[]): string[] | undefined {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const { target } of targets.get(file) ?? []) {
      const circle = visit(target, [...above, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  }
  for (const file of targets.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}
