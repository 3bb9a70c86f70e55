import { readStored, writeStored } from '../storage.ts';

const key = 'tools';
const most = 4;

/** Addresses of the tools that were last used on this device, the latest first. */
export function lastUsedTools(): string[] {
  return (readStored('localStorage', key) ?? '').split(' ').filter((path) => path !== '');
}

export function rememberTool(path: string) {
  const others = lastUsedTools().filter((other) => other !== path);
  writeStored('localStorage', key, [path, ...others].slice(0, most).join(' '));
}
