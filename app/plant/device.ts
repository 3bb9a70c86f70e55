import { readStoredRecord, writeStored } from '../storage.ts';
import { fromDocument, type PlantDocument, type ReadCase } from './plant-document.ts';

/** The plant last worked on stays on the device, nowhere else. */
const key = 'plant';

export function keepOnDevice(document: PlantDocument) {
  writeStored('localStorage', key, JSON.stringify(document));
}

export function keptOnDevice(): ReadCase | undefined {
  const read = fromDocument(readStoredRecord('localStorage', key));
  return typeof read === 'string' ? undefined : read;
}
