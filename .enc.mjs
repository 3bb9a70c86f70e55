import { describePictures } from './scripts/pictures.ts';
import { encodePictures } from './scripts/encode-pictures.ts';
const m = await describePictures(); await encodePictures(m);
