import {
  ACESFilmicToneMapping,
  DirectionalLight,
  PerspectiveCamera,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { type Frame, flowPoint } from '../place-tags.ts';
import { floorShadow, studioLight } from './environment.ts';
import { makeFlowLines } from './flow-lines.ts';
import { excessOf, fitWhole, outlineOf, reachOf, roomIn } from './framing.ts';
import { type Machine, type Medium, type Part, release } from './load-model.ts';
import { makeLoop } from './loop.ts';
import { makeOrbit } from './orbit.ts';
import { makeSight } from './sight.ts';
import { makeSurfaces } from './surfaces.ts';
import { fittedAngle, type Place, placeOf, type View } from './views.ts';
import { makeWaterFace } from './water-face.ts';

/** A point of the machine on the canvas, in the page's pixels. */
export type Point = { id: string; x: number; y: number };
export type Points = Frame & { points: Point[] };

/** What of the machine is to be seen; the camera only moves when the view is another. */
export type Shown = {
  view: (View & { target?: string | undefined }) | undefined;
  cut: number;
  explode: number;
  flows: readonly string[];
  chosen: string | undefined;
};

export type StageOptions = {
  colours: { cut: string; water: string; chosen: string; flows: Record<Medium, string> };
  /** Nothing moves by itself. */
  still: boolean;
  /** When they have moved: where the parts and flows are on the canvas. */
  onFrame: (points: Points) => void;
  onPick: (part: string | undefined) => void;
  onLost: (lost: boolean) => void;
};

export type Stage = ReturnType<typeof makeStage>;

const highestRatio = 2;

/** None where the browser refuses. */
export function makeRenderer(canvas: HTMLCanvasElement): WebGLRenderer | undefined {
  try {
    // Where pixels are small their edges are too, and smoothing them costs most without a good card.
    const antialias = devicePixelRatio < highestRatio;
    return new WebGLRenderer({ canvas, antialias, alpha: true, stencil: true });
  } catch {
    return undefined;
  }
}

/** Draws a machine, frame by frame as they are needed. */
export function makeStage(renderer: WebGLRenderer, machine: Machine, options: StageOptions) {
  const { still, colours } = options;
  const canvas = renderer.domElement;
  renderer.toneMapping = ACESFilmicToneMapping;
  // To ask for them means to wait for each shader; they are the same everywhere and tested.
  renderer.debug.checkShaderErrors = false;
  renderer.localClippingEnabled = true;
  const scene = new Scene();
  const camera = new PerspectiveCamera(machine.camera.fov, 1, machine.size / 200, machine.size * 8);
  const { plane } = machine.cut;
  const surfaces = makeSurfaces(machine.parts, colours);
  const water = makeWaterFace(machine, plane, colours.water);
  const flows = makeFlowLines(machine, colours.flows, still);
  const shadow = floorShadow(machine);
  const sun = new DirectionalLight('#fff3e6', 1.1);
  sun.position.set(0.6, 1, 0.8);
  scene.add(machine.root, water.face, flows.group, shadow, sun);
  let light = studioLight(renderer);
  scene.environment = light.texture;

  const start = { position: machine.camera.position, target: machine.camera.target };
  const outline = outlineOf(machine.parts);
  const unit = start.position.distanceTo(start.target);
  const sight = makeSight(renderer, machine, camera, anchorOf);
  const loop = makeLoop(Math.min(highestRatio, devicePixelRatio), draw, rest);
  const orbit = makeOrbit(camera, canvas, start, loop.ask, still);
  let shown: Shown | undefined;
  let told = '';
  /** How far it was taken apart when the parts were last looked for. */
  let lookedAt = 0;
  let size = { width: 0, height: 0 };

  function draw(seconds: number, ratio: number, halted: boolean): boolean {
    if (size.width === 0) return false;
    if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio);
    const moving = orbit.advance(seconds, halted);
    const flowing = flows.isMoving() && !halted;
    if (flowing) flows.move(seconds);
    const isCutSeen = Boolean(shown?.cut) && plane.distanceToPoint(camera.position) < 0;
    surfaces.fill(isCutSeen);
    water.show(isCutSeen);
    renderer.render(scene, camera);
    tellPoints();
    return moving || flowing;
  }

  /** Where a part's tag points to, wherever the part has been moved. */
  function anchorOf({ anchor, explode }: Part): Vector3 {
    return anchor.clone().addScaledVector(explode, shown?.explode ?? 0);
  }

  /** What is to be seen of each part is found when nothing moves: it is too slow for every frame. */
  function rest() {
    sight.look();
    lookedAt = shown?.explode ?? 0;
    told = '';
    tellPoints();
  }

  /** Not while only something flows: to place the names again takes longer than to draw. */
  function tellPoints() {
    const next = { points: points(), cover: sight.cover, ...size };
    const text = JSON.stringify(next);
    if (text !== told) options.onFrame(next);
    told = text;
  }

  function points(): Point[] {
    const since = (shown?.explode ?? 0) - lookedAt;
    const places = machine.parts.map(({ id, explode }) => ({
      id,
      at: sight.placeOf(id)?.clone().addScaledVector(explode, since),
    }));
    const ways = machine.flows.flatMap(({ id }) =>
      (['start', 'middle', 'end'] as const).map((along) => ({
        id: flowPoint(id, along),
        at: flows.pointOn(id, along),
      })),
    );
    return [...places, ...ways].flatMap(({ id, at }) => {
      if (!at) return [];
      const { x, y, z } = at.clone().project(camera);
      if (z > 1 || Math.abs(x) > 1 || Math.abs(y) > 1) return [];
      return { id, x: ((x + 1) / 2) * size.width, y: ((1 - y) / 2) * size.height };
    });
  }

  function measure() {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    // A phone that is turned, unlike an address bar that comes and goes, needs another view.
    const isTurned = width > height !== size.width > size.height;
    size = { width, height };
    camera.aspect = width / height;
    camera.fov = fittedAngle(machine.camera.fov, camera.aspect);
    if (shown && isTurned) orbit.goTo(placeFor(shown.view), true);
    frameAll();
    renderer.setSize(width, height, false);
    loop.ask();
  }
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(canvas);

  function show(next: Shown) {
    for (const { cut } of [machine, ...machine.parts]) {
      // Without a cut nothing is taken away, however far parts are moved.
      cut.plane.constant = next.cut === 0 ? machine.size * 10 : cut.from - next.cut * cut.depth;
    }
    for (const { node, explode } of machine.parts) {
      node.position.copy(restOf(node)).addScaledVector(explode, next.explode);
    }
    machine.root.updateMatrixWorld(true);
    // What has been taken apart leads nothing anywhere.
    flows.show(next.explode === 0 ? next.flows : []);
    surfaces.highlight(next.chosen);
    shadow.visible = next.explode === 0;
    const before = shown;
    shown = next;
    const isElsewhere = !before || next.view !== before.view;
    if (isElsewhere) orbit.goTo(placeFor(next.view), !before);
    if (isElsewhere || next.explode !== before.explode) frameAll();
    loop.ask();
  }

  /** All of what has been taken apart is in the frame, with its middle in the middle, from wherever one looks. */
  function frameAll() {
    const { explode = 0 } = shown ?? {};
    camera.zoom = 1;
    camera.clearViewOffset();
    if (explode > 0) {
      const reach = reachOf(outline(1), orbit.place(), camera);
      const middle = reach.getCenter(new Vector2()).multiplyScalar(explode);
      const { width, height } = size;
      camera.zoom = 1 / (1 + explode * Math.max(0, excessOf(reach, roomIn(size)) - 1));
      const [x, y] = [(middle.x * width) / 2, (-middle.y * height) / 2];
      camera.setViewOffset(width, height, x * camera.zoom, y * camera.zoom, width, height);
    }
    camera.updateProjectionMatrix();
  }

  const rests = new Map(machine.parts.map(({ node }) => [node, node.position.clone()]));
  const restOf = (node: Part['node']) => rests.get(node) ?? new Vector3();

  /** What has no target is the machine as a whole: from the side of its picture, or of the view. */
  function placeFor(view: Shown['view']): Place {
    const part = machine.parts.find(({ id }) => id === view?.target);
    if (view && part) return placeOf(view, part.anchor.clone(), unit);
    const side = view ? placeOf(view, start.target, unit) : start;
    const { position, target } = fitWhole(outline(0), side, camera, roomIn(size));
    return {
      target,
      position: position
        .sub(target)
        .multiplyScalar(view?.distance ?? 1)
        .add(target),
    };
  }

  const onLost = (event: Event) => {
    event.preventDefault();
    options.onLost(true);
  };
  const onRestored = () => {
    // What was drawn into memory of the card is gone with it, and cannot be given back.
    light = studioLight(renderer);
    scene.environment = light.texture;
    options.onLost(false);
    loop.ask();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  const stopPicking = sight.onPress(options.onPick);

  return {
    show,
    turn: orbit.turn,
    zoom: orbit.zoom,
    reset: () => {
      orbit.goTo(placeFor(undefined), still);
      frameAll();
    },
    dispose: () => {
      loop.stop();
      observer.disconnect();
      stopPicking();
      sight.dispose();
      orbit.dispose();
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      flows.dispose();
      surfaces.dispose();
      release(scene);
      light.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
