import {
  CatmullRomCurve3,
  Color,
  ConeGeometry,
  Group,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  ShaderMaterial,
  TubeGeometry,
  Vector3,
} from 'three';
import type { Along } from '../place-tags.ts';
import { makeFlame } from './flame.ts';
import { type Machine, type Medium, release } from './load-model.ts';

/** Of a flow's length: a little off its ends, where the head of the arrow is. */
const shares: Record<Along, number> = { start: 0.06, middle: 0.5, end: 0.94 };

/** The flow of every model that begins in a burner. */
const fire = 'fire';

/** Seen from near, a line is as thin as from afar, so that it hides nothing. */
const vertexShader = `
varying float along;
uniform float length, radius, unit;
void main() {
  along = uv.x * length;
  float away = -(modelViewMatrix * vec4(position, 1.0)).z;
  float thinner = 1.0 - clamp(away / unit, 0.2, 1.0);
  vec3 place = position - normal * radius * thinner;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(place, 1.0);
}`;
/** Dashes that move along the line; behind the machine's surface a trace of them. */
const fragmentShader = `
varying float along;
uniform vec3 colour;
uniform float opacity, dash, moved;
void main() {
  if (fract((along - moved) / dash) > 0.62) discard;
  gl_FragColor = vec4(colour, opacity);
}`;

export type FlowLines = {
  group: Group;
  show: (ids: readonly string[]) => void;
  /** Whether something is shown that moves. */
  isMoving: () => boolean;
  move: (seconds: number) => void;
  pointOn: (id: string, along: Along) => Vector3 | undefined;
  dispose: () => void;
};

export function makeFlowLines(
  { flows, size, camera }: Pick<Machine, 'flows' | 'size' | 'camera'>,
  colours: Record<Medium, string>,
  still: boolean,
): FlowLines {
  const group = new Group();
  const moved = { value: 0 };
  const dash = size / 28;
  const unit = camera.position.distanceTo(camera.target);
  // Of what is seen from the first place: a small machine may be looked at with a long lens.
  const seen = unit * Math.tan(MathUtils.degToRad(camera.fov / 2));
  const widest = Math.min(size / 180, seen / 76);
  const flameColours = { root: new Color(colours.gas), tip: new Color(colours.steam) };
  const lines = flows.map((flow) => {
    // Looser, it would swing out of a pipe's corner.
    const curve = new CatmullRomCurve3(flow.points, false, 'catmullrom', 0.05);
    const line = new Group();
    const colour = new Color(colours[flow.medium]);
    const radius = radiusOf(flow.points, curve.getLength(), widest);
    const geometry = new TubeGeometry(curve, piecesOf(flow.points, curve), radius, 8);
    for (const behind of [true, false]) {
      const uniforms = {
        colour: { value: colour.clone().convertLinearToSRGB() },
        length: { value: curve.getLength() },
        dash: { value: dash },
        radius: { value: radius },
        unit: { value: unit },
        opacity: { value: behind ? 0.28 : 1 },
        moved,
      };
      const options = { transparent: behind, depthTest: !behind, depthWrite: !behind };
      const material = new ShaderMaterial({ ...options, uniforms, vertexShader, fragmentShader });
      const tube = new Mesh(geometry, material);
      tube.renderOrder = behind ? 1 : 0;
      line.add(tube);
    }
    // Without movement, or from the far end of a line, heads say which way it goes.
    const heads = still ? Math.max(2, Math.round(curve.getLength() / dash / 3)) : 1;
    for (let head = 1; head <= heads; head++)
      line.add(arrow(curve, head / heads, radius, unit, colour));
    if (flow.id === fire)
      line.add(makeFlame(curve, { radius: size / 20, dash }, flameColours, moved));
    group.add(line);
    return { id: flow.id, line, curve };
  });

  return {
    group,
    show: (ids) => {
      for (const { id, line } of lines) line.visible = ids.includes(id);
    },
    isMoving: () => !still && lines.some(({ line }) => line.visible),
    move: (seconds) => {
      moved.value = (moved.value + seconds * dash * 1.1) % (dash * 1000);
    },
    pointOn: (id, along) => lines.find((one) => one.id === id)?.curve.getPointAt(shares[along]),
    dispose: () => release(group),
  };
}

/** Enough of them that a short bend of a long way is round. */
function piecesOf(points: Vector3[], curve: CatmullRomCurve3): number {
  const ways = points.slice(1).map((point, index) => point.distanceTo(points[index] ?? point));
  const shortest = Math.max(Math.min(...ways), curve.getLength() / 60);
  return Math.round((curve.getLength() / shortest) * 6);
}

/** A short pilot line, or one that goes to and fro in a coil, is thin: else it would hide what it serves. */
function radiusOf(points: Vector3[], length: number, widest: number): number {
  const ways = points.slice(1).map((point, index) => point.distanceTo(points[index] ?? point));
  const turns = ways.length > 12 ? Math.min(...ways) / 5 : widest;
  return Math.min(widest, length / 45, Math.max(turns, widest / 3));
}

function arrow(curve: CatmullRomCurve3, at: number, radius: number, unit: number, color: Color) {
  const head = new Mesh(
    new ConeGeometry(radius * 1.9, radius * 4.4, 12),
    new MeshBasicMaterial({ color, toneMapped: false }),
  );
  head.position.copy(curve.getPointAt(at));
  head.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), curve.getTangentAt(at));
  head.onBeforeRender = (_, _scene, camera) => {
    const away = camera.position.distanceTo(head.position);
    head.scale.setScalar(MathUtils.clamp(away / unit, 0.2, 1));
    head.updateMatrixWorld();
  };
  return head;
}
