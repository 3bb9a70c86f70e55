import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../pages/page-kind.server.ts';
import type { Content } from './load.ts';
import type { Problem } from './problems.ts';

type Place = Pick<Problem, 'file' | 'field'>;

/** What search engines show of a title before they cut it. */
const longestTitle = 60;

/** The file to edit when something is wrong with what a page says. */
export function fileOf({ path, sources: [own] }: Page): string {
  if (!own) throw new Error(`${path} names no content file as its source`);
  return `${own.file}.yaml`;
}

/** Where a page's name is written: for the pages of the menu, in the menu. */
function labelPlace(page: Page): Place {
  if (page.isNamedInMenu) return { file: 'navigation.yaml', field: 'label' };
  return { file: fileOf(page), field: page.labelField ?? 'label' };
}

/** Each page has a title and a description of its own, which search engines show whole. */
export function checkHeads(content: Content, pages: readonly Page[], folder: string): Problem[] {
  const { name } = content.single.company;
  return pages.flatMap((page, index) => {
    const problems: Problem[] = [];
    const earlier = pages.slice(0, index);
    const sameLabel = earlier.find(({ label }) => label === page.label);
    if (sameLabel) {
      problems.push(repetition(page.label, labelPlace(sameLabel), labelPlace(page), folder));
    }
    const sameDescription = earlier.find(({ description }) => description === page.description);
    if (sameDescription) {
      const [other, own] = [sameDescription, page].map((one) => ({
        file: fileOf(one),
        field: 'meta.description',
      })) as [Place, Place];
      problems.push(repetition(page.description, other, own, folder));
    }
    const title = `${page.label} | ${name}`;
    if (title.length > longestTitle && !page.isNamedInCode) {
      problems.push({
        ...labelPlace(page),
        message: `el título «${title}» tiene ${title.length} caracteres: los buscadores muestran ${longestTitle}, acórtelo`,
      });
    }
    return problems;
  });
}

/** The file that came last has to change: the other was there before and was right. */
function repetition(text: string, one: Place, other: Place, folder: string): Problem {
  const isOtherNewer = age(join(folder, other.file)) >= age(join(folder, one.file));
  const [blamed, kept] = isOtherNewer ? [other, one] : [one, other];
  const where = blamed.file === kept.file ? '' : ` (lo dice ya content/${kept.file})`;
  return { ...blamed, message: `«${text}» está repetido${where}: use uno distinto` };
}

/** When a file came to be what it is; a copy may keep the time of what it was copied from. */
function age(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs, birthtimeMs } = statSync(path);
  return Math.max(mtimeMs, birthtimeMs);
}
