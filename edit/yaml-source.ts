/** Changes one value of a YAML file and leaves every other byte as somebody wrote it. */
import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  type ToStringOptions,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from './marks.ts';

const longestLine = 112;
/** A longer text gets lines of its own. */
const longestPlain = 90;

type Tree = ReturnType<typeof open>;
type Key = string | number;

const open = (source: string) => parseDocument<Node>(source, { keepSourceTokens: true });
export const parsed = (source: string): unknown => parseDocument(source).toJS();

export function valueAt(source: string, path: Path): unknown {
  return partAt(parsed(source), path);
}

export function partAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<Key, unknown> | null)?.[key], value);
}

/** Gives a field another value; `undefined` takes the field away. */
export function withValue(source: string, path: Path, value: unknown): string {
  return keepingLineEnds(source, (text) => valueSet(text, path, value));
}

/** New lines end as all the others do: those of Windows, in a file that was saved there. */
function keepingLineEnds(source: string, change: (text: string) => string): string {
  const isOfWindows = source.includes('\r\n') && !/(?<!\r)\n/.test(source);
  if (!isOfWindows) return change(source);
  return change(source.replaceAll('\r\n', '\n')).replaceAll('\n', '\r\n');
}

function valueSet(source: string, path: Path, value: unknown): string {
  const before = parsed(source);
  if (isDeepStrictEqual(partAt(before, path), value)) return source;
  const wanted = changed(before, path, value);
  const tree = open(source);
  const exists = tree.hasIn(path);
  const next =
    value === undefined
      ? withoutPair(source, tree, path)
      : exists
        ? withNode(source, tree, path, value)
        : withPair(source, tree, path, value);
  return isDeepStrictEqual(parsed(next), wanted) ? next : rewritten(source, path, value);
}

export type ListAction = 'up' | 'down' | 'remove' | 'duplicate';

/** The list with one of its entries moved, taken away, or written again below itself. */
export function withList(source: string, path: Path, index: number, action: ListAction): string {
  return keepingLineEnds(source, (text) => listChanged(text, path, index, action));
}

function listChanged(source: string, path: Path, index: number, action: ListAction): string {
  const before = valueAt(source, path) as unknown[];
  const wanted = listAfter(before, index, action);
  const chunks = wanted.length > 0 ? chunksOf(source, path) : undefined;
  if (!chunks) return withValue(source, path, wanted);
  const next = chunks.head + listAfter(chunks.items, index, action).join('') + chunks.tail;
  return isDeepStrictEqual(valueAt(next, path), wanted) ? next : withValue(source, path, wanted);
}

function listAfter<Item>(items: Item[], index: number, action: ListAction): Item[] {
  const next = [...items];
  const [item] = action === 'duplicate' ? next.slice(index) : next.splice(index, 1);
  if (item === undefined || action === 'remove') return next;
  const to = { up: index - 1, down: index + 1, duplicate: index + 1 }[action];
  if (to < 0 || to > next.length) return items;
  next.splice(to, 0, item);
  return next;
}

function changed(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const copy: Record<Key, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  if (rest.length === 0 && next === undefined) delete copy[key];
  else copy[key] = changed(copy[key], rest, next);
  return copy;
}

/** The source of each entry of a block list, whole lines; nothing when it is not written so. */
function chunksOf(source: string, path: Path) {
  const list = nodeAt(open(source), path);
  if (!isSeq(list) || list.flow) return undefined;
  const starts = (list as YAMLSeq<Node>).items.map((item) =>
    lineStart(source, dashOf(source, item)),
  );
  const ends = (list as YAMLSeq<Node>).items.map((item) => lineEnd(source, endOf(source, item)));
  if (new Set(starts).size < starts.length) return undefined;
  const first = starts[0] ?? 0;
  const last = ends.at(-1) ?? 0;
  const items = starts.map((start, index) => {
    const chunk = source.slice(start, starts[index + 1] ?? last);
    return chunk.endsWith('\n') ? chunk : `${chunk}\n`;
  });
  return { head: source.slice(0, first), items, tail: source.slice(last) };
}

/** Writes a value over the one that is there, in the style of what it replaces. */
function withNode(source: string, tree: Tree, path: Path, value: unknown): string {
  const node = nodeAt(tree, path);
  const parent = nodeAt(tree, path.slice(0, -1));
  if (!node?.range || !parent) return render(value, node);
  const isInFlow = (isMap(parent) || isSeq(parent)) && parent.flow;
  if (isInFlow) {
    const [from, to] = node.range;
    return source.slice(0, from) + renderInFlow(value, node) + source.slice(to);
  }
  const from = isSeq(parent) ? dashOf(source, node) + 1 : colonOf(source, parent as YAMLMap, path);
  return (
    source.slice(0, from) +
    renderInBlock(value, node, indentOf(parent), isSeq(parent)) +
    source.slice(endOf(source, node))
  );
}

/** Adds a field below the others of its map. */
function withPair(source: string, tree: Tree, path: Path, value: unknown): string {
  const above = path.slice(0, -1);
  const key = String(path.at(-1));
  const parent = nodeAt(tree, above);
  if (!isMap(parent) || parent.flow) {
    return withValue(source, above, { ...(valueAt(source, above) as object), [key]: value });
  }
  const at = lineEnd(source, endOf(source, parent));
  const head = source.slice(0, at);
  const indent = ' '.repeat(indentOf(parent));
  const line = `${indent}${key}:${renderInBlock(value, undefined, indentOf(parent), false)}\n`;
  return (head.endsWith('\n') ? head : `${head}\n`) + line + source.slice(at);
}

function withoutPair(source: string, tree: Tree, path: Path): string {
  const parent = nodeAt(tree, path.slice(0, -1));
  const node = nodeAt(tree, path);
  if (!isMap(parent) || parent.flow || !node) return source;
  const { key } = pairOf(parent, path);
  const from = lineStart(source, key.range?.[0] ?? 0);
  return source.slice(0, from) + source.slice(lineEnd(source, endOf(source, node)));
}

/** The last resort: right in every case, but it lays the file out anew. */
function rewritten(source: string, path: Path, value: unknown): string {
  const tree = parseDocument(source);
  if (value === undefined) tree.deleteIn(path);
  else if (path.length === 0) tree.contents = tree.createNode(value) as never;
  else tree.setIn(path, tree.createNode(value));
  return tree.toString({ lineWidth: longestLine });
}

function nodeAt(tree: Tree, path: Path): Node | undefined {
  return (path.length === 0 ? tree.contents : tree.getIn(path, true)) as Node | undefined;
}

function pairOf(map: YAMLMap, path: Path) {
  const key = String(path.at(-1));
  const pair = map.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  return pair as { key: Scalar; value: Node };
}

function colonOf(source: string, map: YAMLMap, path: Path): number {
  return source.indexOf(':', pairOf(map, path).key.range?.[1]) + 1;
}

function dashOf(source: string, item: Node): number {
  return source.lastIndexOf('-', (item.range?.[0] ?? 0) - 1);
}

/** Behind the last letter of a value: ranges of blocks go on to the next one. */
function endOf(source: string, { range }: Node): number {
  return source.slice(0, range?.[1]).trimEnd().length;
}

const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at) + 1;
const lineEnd = (source: string, at: number) => {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end + 1;
};

function indentOf(node: Node): number {
  const token = node.srcToken as { indent?: number } | undefined;
  return token?.indent ?? 0;
}

function renderInBlock(value: unknown, old: Node | undefined, indent: number, isItem: boolean) {
  const text = render(isItem ? [value] : { k: value }, old, longestLine - indent);
  const own = text.trimEnd().slice(isItem ? 1 : 2);
  return own.replaceAll(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}

function renderInFlow(value: unknown, old: Node | undefined) {
  const options = { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 } as const;
  return render([value], old, 0, options).trim().slice(1, -1);
}

function render(value: unknown, old?: Node, width = longestLine, options: ToStringOptions = {}) {
  const document = new Document(value);
  const isFlow = options.collectionStyle === 'flow';
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (isScalar(old) && old.type) node.type = old.type as Scalar.Type;
      const isPlain = !node.type || node.type === Scalar.PLAIN;
      if (!isFlow && isPlain && node.value.length > longestPlain) node.type = Scalar.BLOCK_FOLDED;
      if (isFlow && node.type?.startsWith('BLOCK')) delete node.type;
    },
    Map(_key, node) {
      if (isMap(old) && old.flow) node.flow = true;
    },
    Seq(key, node) {
      // The outermost only holds what is written.
      if (key === null) return;
      if (isSeq(old) && old.flow && node.items.length > 0) node.flow = true;
    },
  });
  const flowCollectionPadding = isMap(old) && old.flow === true;
  return document.toString({ lineWidth: width, flowCollectionPadding, ...options });
}
