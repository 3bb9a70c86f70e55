/** Photographs as an iPhone stores them. Neither sharp as it is installed nor most browsers read them. */
import sharp from 'sharp';
import { Refused } from './desk.ts';
import { words } from './words.ts';

export function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

/** Upright, in the colours of the camera, and without anything else that the file says. */
export async function jpegFromHeic(bytes: Buffer): Promise<Buffer> {
  const { data, width, height } = await pixelsOf(bytes);
  const raw = { width, height, channels: 4 } as const;
  const jpeg = await sharp(Buffer.from(data.buffer), { raw }).jpeg({ quality: 95 }).toBuffer();
  return withProfile(jpeg, profileOf(bytes));
}

async function pixelsOf(bytes: Buffer) {
  // Loaded when somebody has such a file: it is large.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Refused(words.picture.heic);
  const [width, height] = [image.get_width(), image.get_height()];
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const shown = await new Promise<unknown>((done) => image.display(into, done));
  for (const one of images) one.free();
  if (!shown) throw new Refused(words.picture.heic);
  return into;
}

/** What its colours mean: a telephone's are more vivid than a screen's usual ones. */
function profileOf(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf('colrprof');
  if (at < 4) return undefined;
  const size = bytes.readUInt32BE(at - 4);
  return bytes.subarray(at + 8, at - 4 + size);
}

/** As JPEG carries it, behind its first two bytes; one part of it has room for 64 kB. */
function withProfile(jpeg: Buffer, profile?: Buffer): Buffer {
  if (!profile || profile.length > 65_000) return jpeg;
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1');
  head.writeUInt16BE(head.length - 2 + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)]);
}
