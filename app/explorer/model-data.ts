import type { Labels } from '../content.server/load.ts';
import type { Model } from '../content.server/schema/model.ts';
import type { PictureData } from '../ui/picture-sizes.ts';
import type { Along } from './place-tags.ts';

export type ModelPart = Model['parts'][number];

/** What a fluid is at a place: pressure, temperature, enthalpy, ready to be read. */
export type PlaceState = { at: string; along: Along; name: string; values: string[] };

export type ModelStep = Omit<Model['steps'][number], 'states'> & { states: PlaceState[] };

/** What a page knows of its model at first; everything else stays in a file until somebody asks. */
export type ModelIntro = {
  /** Address of the file with its `ModelData`. */
  file: string;
  steps: number;
  /** While developing there is no file: words change with every edit. */
  data?: ModelData | undefined;
};

/** All that is known of a model but its geometry, which has a file of its own. */
export type ModelData = {
  src: string;
  /** Of the file with the geometry, in words. */
  size: string;
  flows: { id: string; medium: string }[];
  /** Parts that are only seen when it is cut open or taken apart. */
  inside: string[];
  title: string;
  lead: string;
  poster: { picture: PictureData; alt: string };
  /** The machine cut open, or from near. */
  cut: { picture: PictureData; alt: string } | undefined;
  parts: ModelPart[];
  steps: ModelStep[];
  /** Where the states come from, when not from the usual tables. */
  statesNote: string | undefined;
  /** The viewer's own labels: no page needs them before it is opened. */
  words: Labels['explorer'];
};
