import type { Page } from '../pages/page-kind.server.ts';
import type { Content } from './load.ts';
import type { Problem } from './problems.ts';

/** What search engines show of a title before they cut it. */
const longestTitle = 60;

/** The file to edit when something is wrong with what a page says. */
export function fileOf({ path, sources: [own] }: Page): string {
  if (!own) throw new Error(`${path} names no content file as its source`);
  return `${own.file}.yaml`;
}

/** Where a page's name is written: for the pages of the menu, in the menu. */
function labelPlace(page: Page): Pick<Problem, 'file' | 'field'> {
  if (page.isNamedInMenu) return { file: 'navigation.yaml', field: 'label' };
  return { file: fileOf(page), field: page.labelField ?? 'label' };
}

/** Each page has a title and a description of its own, which search engines show whole. */
export function checkHeads(content: Content, pages: readonly Page[]): Problem[] {
  const { name } = content.single.company;
  return pages.flatMap((page, index) => {
    const problems: Problem[] = [];
    const earlier = pages.slice(0, index);
    if (earlier.some(({ label }) => label === page.label)) {
      problems.push({
        ...labelPlace(page),
        message: `«${page.label}» está repetido: use uno distinto`,
      });
    }
    if (earlier.some(({ description }) => description === page.description)) {
      problems.push({
        file: fileOf(page),
        field: 'meta.description',
        message: `«${page.description}» está repetido: use uno distinto`,
      });
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
