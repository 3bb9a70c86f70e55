/**
 * `npm run record-shipped`: notes what the site ships with as a sample, after a sample picture or its words
 * have changed. Whoever puts a company's own facts in leaves the record alone: it is what they are held against.
 */
import { writeFileSync } from 'node:fs';
import { shownPictures } from '../app/content.server/launch-pictures.ts';
import { readContent } from '../app/content.server/read.ts';
import { readPictureFiles, type Shipped, shippedFile } from '../app/content.server/shipped.ts';
import { describePictures } from './pictures.ts';

await describePictures();
const content = readContent();
const shown = shownPictures(content);
const { name, longName, map } = content.single.company;
const shipped: Shipped = {
  name,
  longName,
  map: { latitude: map.latitude, longitude: map.longitude },
  pictures: Object.fromEntries(
    [...readPictureFiles()].map(([stem, { hash }]) => {
      const alts = shown.flatMap(({ stem: one, alt }) => (one === stem && alt ? [alt] : []));
      return [stem, { hash, alts: [...new Set(alts)] }];
    }),
  ),
};
writeFileSync(shippedFile, `${JSON.stringify(shipped, null, 2)}\n`);
