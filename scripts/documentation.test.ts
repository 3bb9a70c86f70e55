import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Decisions tell what held when they were taken; they are superseded, not edited.
const documents = globSync(['*.md', 'docs/*.md']).filter((file) => file !== 'CHANGELOG.md');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Where a document may start its paths; `e2e/` and `build/` are short for folders of tests. */
const starts = ['', 'tests/', 'docs/', 'content/', 'scenes/', 'app/', 'content/images/'];
const made =
  /^(\.cache|build\/(client|nginx|start)|build\/policy\.json|public\/|icons\/|inbox-messages|node_modules|\/)/;

function isThere(path: string): boolean {
  // NAME, name.yaml and folder/ stand for any.
  const pattern = path.replace(/\/$/, '').replaceAll(/[A-Z]{4,}|\bname\b|\bfolder\b/g, '*');
  return made.test(path) || starts.some((start) => globSync(start + pattern).length > 0);
}

function namedPaths(text: string): string[] {
  const ticked = [...text.matchAll(/`([^`\s]+)`/g)].map(([, words = '']) => words);
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
  const isPath = (words: string) =>
    /^[\w.@{][\w.@{},*-]*(\/[\w.@{},*-]+)*(\/|\.(ts|tsx|mjs|py|md|yaml|css|json|conf|webp))$/.test(
      words,
    ) && words.includes('/');
  return [...new Set([...ticked.filter(isPath), ...linked])];
}

/** `file` › the name of a test in it. */
function namedTests(text: string): { file: string; name: string }[] {
  return [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)` › ([^|;\n]+)/g)].map(
    ([, file = '', name = '']) => ({
      file,
      name: name.replace(/\s*\([^)]*\)\s*$/, '').replace(/\.?\s*$/, ''),
    }),
  );
}

test.each(documents)('%s names only files that there are', (document) => {
  const text = readFileSync(document, 'utf8');
  expect(namedPaths(text).filter((path) => !isThere(path))).toEqual([]);
});

test.each(documents)('%s names only commands that there are', (document) => {
  const text = readFileSync(document, 'utf8');
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(documents)('%s names only tests that there are', (document) => {
  const missing = namedTests(readFileSync(document, 'utf8')).filter(({ file, name }) => {
    const path = starts.map((start) => start + file).find((one) => existsSync(one));
    return !path || !readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(name);
  });
  expect(missing).toEqual([]);
});

test('the Node that the documents, the package and .nvmrc name is the one that is installed', () => {
  const { engines, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [own = ''] = Object.values<string>(optionalDependencies);
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(own.split('.')[0]);
  const least = engines.node.replace('>=', '');
  for (const document of ['README.md', 'CONTRIBUTING.md']) {
    const said = [...readFileSync(document, 'utf8').matchAll(/Node (\d[\d.]*\d)/g)].map(
      ([, v]) => v,
    );
    expect(said.length, document).toBeGreaterThan(0);
    for (const version of said) expect([least, own.split('.')[0]], document).toContain(version);
  }
});
