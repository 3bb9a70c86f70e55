import { fromDocument, type PlantDocument, type ReadCase } from './plant-document.ts';

/** The plant last worked on stays on the device, nowhere else. */
const key = 'plant';

export function keepOnDevice(document: PlantDocument) {
  try {
    localStorage.setItem(key, JSON.stringify(document));
  } catch {
    // Storage may be switched off or full; the plant is in the address all the same.
  }
}

export function keptOnDevice(): ReadCase | undefined {
  try {
    const kept = localStorage.getItem(key);
    const read = kept === null ? undefined : fromDocument(JSON.parse(kept));
    return typeof read === 'string' ? undefined : read;
  } catch {
    return undefined;
  }
}
