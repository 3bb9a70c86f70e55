import { readStoredRecord, writeStored } from '../storage.ts';

/** What differs from the markup, by the names of the controls. */
export function changedControls(form: HTMLFormElement): Map<string, string> {
  const changed = new Map<string, string>();
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    if (control.value !== valueInMarkup(control)) changed.set(control.name, control.value);
  }
  return changed;
}

function valueInMarkup(control: HTMLInputElement | HTMLSelectElement): string | undefined {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  // A document marks the chosen option. What React makes in the browser marks none, and nobody came before it.
  const selected = [...control.options].find((option) => option.defaultSelected);
  return selected?.value ?? control.value;
}

const storageKey = 'calculator-entries';

/** Until the page is opened again, in this tab. */
export function keepControls(id: string, controls: ReadonlyMap<string, string>) {
  if (controls.size === 0) return;
  const kept = JSON.stringify(Object.fromEntries(controls));
  writeStored('sessionStorage', `${storageKey}.${id}`, kept);
}

export function restoreControls(id: string, form: HTMLFormElement) {
  const kept = readStoredRecord('sessionStorage', `${storageKey}.${id}`);
  writeStored('sessionStorage', `${storageKey}.${id}`, null);
  for (const [name, value] of Object.entries(kept)) {
    const control = form.elements.namedItem(name);
    const known = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (known && typeof value === 'string') control.value = value;
  }
}
