import type { Environment } from '../contact/mail.ts';
import { kinds } from '../pages/registry.server.ts';
import { pendingCompany } from './launch-company.ts';
import { pendingPictures } from './launch-pictures.ts';
import { pendingSettings } from './launch-settings.ts';
import { pendingTexts } from './launch-texts.ts';
import type { Content } from './load.ts';
import { readRendered } from './rendered.ts';
import { readPictureFiles, readShipped } from './shipped.ts';

/** One thing to change before the site goes public; `field` counts from one, as in `phones[2]`. */
export type Pending = { file: string; field: string; message: string };

/**
 * What is still sample content and which settings are missing; nothing when the site may go out. Marks
 * (`sample: true`) are believed when they say so, and not when they are gone: words and files speak too.
 */
export function pendingForLaunch(
  content: Content,
  env: Environment,
  files = readPictureFiles(),
  shipped = readShipped(),
  rendered = readRendered(shipped.name),
): Pending[] {
  return [
    ...pendingSettings(env),
    ...pendingCompany(content, shipped),
    ...kinds.flatMap((kind) => kind.samples?.(content) ?? []),
    ...pendingTexts(content, shipped),
    ...pendingPictures(content, files, shipped, rendered),
  ];
}
