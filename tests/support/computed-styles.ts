import type { Page } from '@playwright/test';

/** An element or what stands before or after its content, and its computed styles. */
export type Styled = { name: string; styles: string[] };

/** One of each that the site's sheets set: a browser takes seconds to tell all of its four hundred. */
const properties =
  `align-items align-self animation-name aspect-ratio background-color background-image
border-bottom-color border-bottom-style border-bottom-width border-left-width border-right-width
border-top-color border-top-left-radius border-top-width bottom box-shadow clip-path color column-gap
container-type content content-visibility cursor display fill flex-direction flex-grow flex-wrap
font-family font-size font-style font-variant-numeric font-weight grid-column-start grid-row-start
grid-template-columns height hyphens justify-content justify-items left letter-spacing line-height
list-style-type margin-bottom margin-left margin-right margin-top max-width min-height min-width
object-fit object-position opacity order outline-color outline-width overflow-x overflow-y
padding-bottom padding-left padding-right padding-top position right rotate row-gap scale
scroll-margin-top scroll-snap-align stroke stroke-dasharray stroke-width text-align
text-decoration-line text-transform text-wrap-style top transform transition-property translate
visibility white-space-collapse width z-index`.split(/\s+/);

/** Of everything on the page. */
export async function computedStyles(page: Page): Promise<Styled[]> {
  const all = await page.evaluate(async (names) => {
    const elements = () => [...document.querySelectorAll('html, body, body *:not(script, link)')];
    // What is hidden gets its styles only when somebody asks; its fonts come after that.
    for (const element of elements()) element.getBoundingClientRect();
    await new Promise((next) => setTimeout(next));
    await document.fonts.ready;
    return elements().flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        const name = `${element.tagName} ${element.getAttribute('class') ?? ''} ${part ?? ''}`;
        const values = names.map((one) => `${one}: ${style.getPropertyValue(one)}`);
        return `${name}\n${values.join('\n')}`;
      }),
    );
  }, properties);
  return all.map((lines) => {
    const [name = '', ...styles] = lines.split('\n');
    return { name, styles };
  });
}

/** What looks different, each with the first of its properties that do. */
export function differences(found: Styled[], right: Styled[]): string[] {
  if (found.length !== right.length) return [`${found.length} instead of ${right.length} elements`];
  return found.flatMap(({ name, styles }, place) => {
    const others = right[place]?.styles ?? [];
    const changed = styles.filter((style, at) => style !== others[at]);
    return changed.length > 0 ? [`${name}: ${changed.slice(0, 3).join('; ')}`] : [];
  });
}
