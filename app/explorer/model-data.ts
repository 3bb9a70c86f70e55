import type { Model } from '../content.server/schema/model.ts';
import type { PictureData } from '../ui/picture-sizes.ts';

export type ModelPart = Model['parts'][number];

/** What a fluid is at a place: pressure, temperature, enthalpy, ready to be read. */
export type PlaceState = { at: string; name: string; values: string[] };

export type ModelStep = Omit<Model['steps'][number], 'states'> & { states: PlaceState[] };

/** All that the page knows of its model; the geometry stays in its file until somebody asks. */
export type ModelData = {
  src: string;
  /** Of the file, in words. */
  size: string;
  flows: { id: string; medium: string }[];
  title: string;
  lead: string;
  poster: { picture: PictureData; alt: string };
  parts: ModelPart[];
  steps: ModelStep[];
};
