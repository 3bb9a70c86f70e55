/** The site's address and the keys of its form, where it is said that they are missing. */
import type { SettingName, Settings } from '../settings.ts';
import { words } from '../words.ts';
import { ask } from './ask.ts';
import { labelled } from './dialog.ts';
import { button, element, whileBusy } from './element.ts';

const said = words.settings;
const names = Object.entries(said.names) as [SettingName, string][];

type Acts = { saved(): void; refuse(error: unknown): void };

export function settingsForm(settings: Settings, { saved, refuse }: Acts): HTMLElement {
  const inputs = names.map(([name, label]) => {
    const input = element('input', { type: 'text', value: settings[name] ?? '', name });
    input.placeholder = said.examples[name];
    return { input, row: labelled(label, input) };
  });
  const save = button(said.save, () => whileBusy(save, words.bar.saving, send));
  async function send() {
    const asked = Object.fromEntries(inputs.map(({ input }) => [input.name, input.value.trim()]));
    try {
      await ask('settings', asked);
      saved();
    } catch (error) {
      refuse(error);
    }
  }
  return element(
    'details',
    {},
    element('summary', {}, said.title),
    element('p', {}, said.lead),
    ...inputs.map(({ row }) => row),
    save,
  );
}
