/** The settings that only the owner knows: the site's address and the keys of the form, kept in `.env`. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { pendingSettings } from '../app/content.server/launch-settings.ts';
import { Refused } from './desk.ts';
import { cleanText } from './texts.ts';
import { words } from './words.ts';

const file = '.env';
const example = '.env.example';

export type SettingName = keyof typeof words.settings.names;
export type Settings = Partial<Record<SettingName, string>>;
export const settingNames = Object.keys(words.settings.names) as SettingName[];

/** Read anew: the owner may have just corrected it. */
export function readSettings(): NodeJS.ProcessEnv {
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...written, ...process.env };
}

/** Only these, and only as an address or a key is written: each is a line of its own, the others stay. */
export async function saveSettings(asked: Settings): Promise<void> {
  const values = settingNames.map((name) => [name, cleanText(asked[name] ?? '')] as const);
  const problems = pendingSettings(Object.fromEntries(values));
  const refused = values.flatMap(([name, value]) => {
    const known = problems.find(({ field }) => field === name)?.message;
    const message = known ?? (/^[\w.:/-]*$/.test(value) ? '' : words.settings.unusable(value));
    return value && message ? [`${words.settings.names[name]}: ${message}`] : [];
  });
  if (refused.length > 0) throw new Refused(refused.join('\n'));
  const from = [file, example].find((one) => existsSync(one));
  const before = from ? readFileSync(from, 'utf8') : '';
  const after = values.reduce((text, [name, value]) => withLine(text, name, value), before);
  await writeFileAtomic(file, after);
}

function withLine(text: string, name: string, value: string): string {
  const line = new RegExp(`^${name}=.*$`, 'm');
  if (line.test(text)) return text.replace(line, `${name}=${value}`);
  const end = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${text}${end}${name}=${value}\n`;
}
