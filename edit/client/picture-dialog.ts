import { placeName, withoutInvisible } from '../marks.ts';
import { tooSmall } from '../picture-size.ts';
import { words } from '../words.ts';
import { ask, readablePicture, sendPicture } from './ask.ts';
import { makeCrop } from './crop.ts';
import { labelled, openDialog } from './dialog.ts';
import { draftOf, dropPicture, keepDraft, keepPicture, keptPicture, type View } from './drafts.ts';
import { button, element, whileBusy } from './element.ts';
import type { Target } from './marked.ts';

const shortestAlt = 12;

/** Another picture for a place, and the words for whoever cannot see it. */
export function openPictureDialog(layer: ShadowRoot, target: Target, onSaved: () => void) {
  const { body, close, refuse, onClose } = openDialog(layer, words.pictureDialog.title, 'wide');
  onClose(dropPicture);
  const shown = target.element as HTMLImageElement;
  const before = withoutInvisible(shown.alt);
  const place = placeName(target.place);
  const needed = ask<{ width: number }>('picture-size', { place });
  const file = element('input', { type: 'file', accept: 'image/*' });
  const drop = labelled(words.pictureDialog.choose, file);
  drop.className = 'drop';
  const alt = element('textarea', { value: before, rows: 3 });
  const stage = element('div');
  const save = button(words.pictureDialog.onlyAlt, check);
  body.append(drop, stage, labelled(words.pictureDialog.alt, alt), save);
  let chosen: { picture: Blob; crop: ReturnType<typeof makeCrop> } | undefined;

  file.addEventListener('change', () => take(file.files?.[0]));
  body.addEventListener('dragover', (event) => event.preventDefault());
  body.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  });

  /** Also what is only dragged or written so far. */
  const keep = () =>
    keepDraft('picture', { place, alt: alt.value, view: chosen?.crop.view() ?? null });
  for (const event of ['input', 'pointerup', 'keyup']) body.addEventListener(event, keep);
  for (const event of ['input', 'pointerup']) {
    stage.addEventListener(event, checkSize);
  }
  restore();

  async function restore() {
    const draft = draftOf('picture');
    if (draft?.place !== place) return keep();
    alt.value = draft.alt;
    if (draft.view) await take(await keptPicture(), draft.view);
    alt.value = draft.alt;
  }

  async function take(given?: Blob, view?: View) {
    if (!given) return;
    refuse(undefined);
    let [picture, image] = await shownBy(given);
    if (!image || given.type === 'image/svg+xml') {
      stage.replaceChildren(element('p', { role: 'status' }, words.picture.reading));
      try {
        [picture, image] = await shownBy(await readablePicture(given));
      } catch (error) {
        stage.replaceChildren();
        return refuse(error);
      }
    }
    if (!image) return refuse(new Error(words.picture.unreadable));
    // The old words tell of the old picture.
    if (alt.value === before) alt.value = '';
    const crop = makeCrop(image, shapeFor(shown, image), view);
    chosen = { picture, crop };
    await keepPicture(picture);
    keep();
    const { crop: hint, zoom } = words.pictureDialog;
    stage.replaceChildren(element('p', {}, hint), crop.frame, labelled(zoom, crop.zoom));
    save.textContent = words.pictureDialog.save;
    save.ariaLabel = words.pictureDialog.save;
    save.title = '';
    await checkSize();
  }

  /** At once, and not when everything else is done: which size it needs, and has. */
  async function checkSize() {
    if (!chosen) return;
    const { crop } = chosen;
    const { width } = await needed;
    const refusal = tooSmall(crop.pixels(), width, crop.zoom.value === '1');
    refuse(refusal && new Error(refusal));
  }

  async function check() {
    refuse(undefined);
    if (alt.value.trim().length < shortestAlt) {
      alt.focus();
      return refuse(new Error(words.pictureDialog.noAlt));
    }
    await whileBusy(save, words.bar.saving, send);
  }

  async function send() {
    try {
      if (chosen) {
        const asked = { place, alt: alt.value, crop: chosen.crop.seen() };
        await sendPicture('picture', chosen.picture, asked);
      } else await ask('set', { place, seen: before, value: alt.value });
      close();
      onSaved();
    } catch (error) {
      refuse(error);
    }
  }
}

/** That of the place; where the page shows a picture whole, as a client's mark, its own. */
function shapeFor(shown: HTMLImageElement, { naturalWidth, naturalHeight }: HTMLImageElement) {
  const isWhole = getComputedStyle(shown).objectFit === 'contain';
  return isWhole ? naturalWidth / naturalHeight : shown.width / shown.height || 1;
}

/** The picture as an element, where the browser can read it. */
async function shownBy(picture: Blob): Promise<[Blob, HTMLImageElement | undefined]> {
  const image = element('img', { src: URL.createObjectURL(picture), alt: '', draggable: false });
  return image.decode().then(
    () => [picture, image],
    () => [picture, undefined],
  );
}
