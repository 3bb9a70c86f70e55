import type { Node } from '@gltf-transform/core';

type Triple = [number, number, number];
type Body = { volume: number; low: Triple; high: Triple; edges: Map<string, number> };

const axes = [0, 1, 2] as const;

/** How many closed bodies of a part show their inner side, those that are the hollow of a larger one aside. */
export function turnedInsideOut(part: Node): number {
  const bodies = bodiesOf(part).filter(isClosed);
  const holds = (outer: Body, inner: Body) =>
    outer.volume > -inner.volume &&
    axes.every((i) => outer.low[i] <= inner.low[i] && outer.high[i] >= inner.high[i]);
  return bodies.filter((one) => one.volume < 0 && !bodies.some((other) => holds(other, one)))
    .length;
}

/** Each edge is passed once in both directions. */
function isClosed({ edges }: Body): boolean {
  return [...edges].every(
    ([edge, times]) => edges.get(edge.split(' ').reverse().join(' ')) === times,
  );
}

/** Triangles that share corners, whatever their material. */
function bodiesOf(part: Node): Body[] {
  const places: Triple[] = [];
  const parents: number[] = [];
  const known = new Map<string, number>();
  const triangles: Triple[] = [];
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[index] = root;
    return root;
  };
  const primitives = part.listChildren().flatMap((node) => node.getMesh()?.listPrimitives() ?? []);
  for (const primitive of primitives) {
    const corners = primitive.getAttribute('POSITION')?.getArray() ?? [];
    const indices: number[] = [];
    for (let i = 0; i < corners.length; i += 3) {
      const place: Triple = [corners[i] ?? 0, corners[i + 1] ?? 0, corners[i + 2] ?? 0];
      const key = place.join(' ');
      const index = known.get(key) ?? places.push(place) - 1;
      if (!known.has(key)) parents.push(index);
      known.set(key, index);
      indices.push(index);
    }
    const order = primitive.getIndices()?.getArray() ?? [];
    for (let i = 0; i < order.length; i += 3) {
      const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) => indices[order[i + corner] ?? 0]);
      if (a === b || b === c || c === a) continue;
      triangles.push([a, b, c]);
      parents[rootOf(a)] = rootOf(b);
      parents[rootOf(b)] = rootOf(c);
    }
  }
  const bodies = new Map<number, Body>();
  for (const triangle of triangles) {
    const root = rootOf(triangle[0]);
    const body = bodies.get(root) ?? {
      volume: 0,
      low: [Infinity, Infinity, Infinity],
      high: [-Infinity, -Infinity, -Infinity],
      edges: new Map(),
    };
    bodies.set(root, body);
    add(body, triangle, places);
  }
  return [...bodies.values()];
}

function add(body: Body, triangle: Triple, places: Triple[]) {
  const [a, b, c] = triangle.map((index) => places[index] ?? [0, 0, 0]) as [Triple, Triple, Triple];
  body.volume +=
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
    a[1] * (b[0] * c[2] - b[2] * c[0]) +
    a[2] * (b[0] * c[1] - b[1] * c[0]);
  for (const i of axes) {
    body.low[i] = Math.min(body.low[i], a[i], b[i], c[i]);
    body.high[i] = Math.max(body.high[i], a[i], b[i], c[i]);
    const edge = `${triangle[i]} ${triangle[(i + 1) % 3]}`;
    body.edges.set(edge, (body.edges.get(edge) ?? 0) + 1);
  }
}
