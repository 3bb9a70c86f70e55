import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const tokensFile = 'app/styles/tokens.css';

/** Those that code asks for by name. */
const asked = /^--color-(flow-\w+|heat|cold)$/;

/** What each design token is called in the built site, where every document has all of their uses. */
export function shortTokens(css = readFileSync(tokensFile, 'utf8')): Map<string, string> {
  const names = new Set([...css.matchAll(/(--[a-z][\w-]*):/g)].map(([, name = '']) => name));
  const shortened = [...names].filter((name) => !asked.test(name));
  return new Map(shortened.map((name, place) => [name, `--${place.toString(36)}`]));
}

export function shortTokenNames(): Plugin {
  const names = shortTokens();
  return {
    name: 'short-token-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /^[^?]*\.css$/ },
      handler: (css) => css.replace(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name),
    },
  };
}
