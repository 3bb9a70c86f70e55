import { contentFile } from '../pages/page-sources.server.ts';
import type { Page } from '../pages/registry.server.ts';
import type { Content, Problem } from './load.ts';

/** What search engines show of a title before they cut it. */
const longestTitle = 60;

/** Where a page's name is written: for the pages of the menu, in the menu. */
function labelPlace(content: Content, page: Page): Pick<Problem, 'file' | 'field'> {
  const isInMenu = content.single.navigation.some(({ to }) => to === page.path);
  if (isInMenu) return { file: 'navigation.yaml', field: 'label' };
  return { file: contentFile(content, page), field: page.kind === 'service' ? 'title' : 'label' };
}

/** Each page has a title and a description of its own, which search engines show whole. */
export function checkHeads(content: Content, pages: readonly Page[]): Problem[] {
  const { name } = content.single.company;
  return pages.flatMap((page, index) => {
    const problems: Problem[] = [];
    const earlier = pages.slice(0, index);
    if (earlier.some(({ label }) => label === page.label)) {
      problems.push({
        ...labelPlace(content, page),
        message: `«${page.label}» está repetido: use uno distinto`,
      });
    }
    if (earlier.some(({ description }) => description === page.description)) {
      problems.push({
        file: contentFile(content, page),
        field: 'meta.description',
        message: `«${page.description}» está repetido: use uno distinto`,
      });
    }
    const title = `${page.label} | ${name}`;
    if (title.length > longestTitle) {
      problems.push({
        ...labelPlace(content, page),
        message: `el título «${title}» tiene ${title.length} caracteres: los buscadores muestran ${longestTitle}, acórtelo`,
      });
    }
    return problems;
  });
}
