/** Reads built HTML with a real parser and changes it by place, so that all else stays to the byte. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Found = {
  attributes: Record<string, string>;
  text: string;
  /** Where the element stands in the document, and where its content does. */
  start: number;
  end: number;
  contentStart: number;
  contentEnd: number;
};

export type Change = { start: number; end: number; replacement: string };

export function findElements(html: string, tagName: string): Found[] {
  const found: Found[] = [];
  const look = (node: Tree.Node) => {
    if ('tagName' in node && node.tagName === tagName) found.push(describe(node));
    if ('childNodes' in node) node.childNodes.forEach(look);
  };
  look(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

function describe(element: Tree.Element): Found {
  const place = element.sourceCodeLocation;
  if (!place?.startTag) throw new Error(`<${element.tagName}> is not written in the document`);
  return {
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    start: place.startOffset,
    end: place.endOffset,
    contentStart: place.startTag.endOffset,
    contentEnd: place.endTag?.startOffset ?? place.startTag.endOffset,
  };
}

export function change(html: string, changes: Change[]): string {
  let [result, at] = ['', 0];
  for (const { start, end, replacement } of changes.toSorted((a, b) => a.start - b.start)) {
    if (start < at) throw new Error('Two changes of a document overlap');
    result += html.slice(at, start) + replacement;
    at = end;
  }
  return result + html.slice(at);
}
