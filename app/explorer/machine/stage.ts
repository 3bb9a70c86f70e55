import {
  ACESFilmicToneMapping,
  DirectionalLight,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { flowPoint } from '../place-tags.ts';
import { floorShadow, studioLight } from './environment.ts';
import { makeFlowLines } from './flow-lines.ts';
import { type Machine, type Medium, type Part, release } from './load-model.ts';
import { makeLoop } from './loop.ts';
import { makeOrbit } from './orbit.ts';
import { makeSight } from './sight.ts';
import { makeSurfaces } from './surfaces.ts';
import { fittedAngle, placeOf, type View } from './views.ts';

/** A point of the machine on the canvas, in the page's pixels. */
export type Point = { id: string; x: number; y: number };
export type Points = { points: Point[]; width: number; height: number };

/** What of the machine is to be seen; the camera only moves when the view is another. */
export type Shown = {
  view: (View & { target?: string | undefined }) | undefined;
  cut: number;
  explode: number;
  flows: readonly string[];
  chosen: string | undefined;
};

export type StageOptions = {
  colours: { cut: string; chosen: string; flows: Record<Medium, string> };
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
    return new WebGLRenderer({ canvas, antialias: true, alpha: true });
  } catch {
    return undefined;
  }
}

/** Draws a machine, frame by frame as they are needed. */
export function makeStage(renderer: WebGLRenderer, machine: Machine, options: StageOptions) {
  const { still, colours } = options;
  const canvas = renderer.domElement;
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.localClippingEnabled = true;
  const scene = new Scene();
  const camera = new PerspectiveCamera(machine.camera.fov, 1, machine.size / 200, machine.size * 8);
  const plane = machine.cut.plane.clone();
  const whole = machine.cut.plane.constant;
  const surfaces = makeSurfaces(machine.parts, plane, colours);
  const flows = makeFlowLines(machine, colours.flows, still);
  const shadow = floorShadow(machine.size, machine.floor);
  const sun = new DirectionalLight('#fff3e6', 1.1);
  sun.position.set(0.6, 1, 0.8);
  scene.add(machine.root, flows.group, shadow, sun);
  let light = studioLight(renderer);
  scene.environment = light.texture;

  const start = { position: machine.camera.position, target: machine.camera.target };
  const unit = start.position.distanceTo(start.target);
  const sight = makeSight(renderer, machine, camera, plane, anchorOf);
  const loop = makeLoop(Math.min(highestRatio, devicePixelRatio), draw, rest);
  const orbit = makeOrbit(camera, canvas, start, loop.ask, still);
  let shown: Shown | undefined;
  let told = '';
  let size = { width: 0, height: 0 };

  function draw(seconds: number, ratio: number, halted: boolean): boolean {
    if (size.width === 0) return false;
    if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio);
    const moving = orbit.advance(seconds, halted);
    const flowing = flows.isMoving() && !halted;
    if (flowing) flows.move(seconds);
    surfaces.fill(Boolean(shown?.cut) && plane.distanceToPoint(camera.position) < 0);
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
    tellPoints();
  }

  /** Not while only something flows: to place the names again takes longer than to draw. */
  function tellPoints() {
    const next = { points: points(), ...size };
    const text = JSON.stringify(next);
    if (text !== told) options.onFrame(next);
    told = text;
  }

  function points(): Point[] {
    const places = machine.parts.map(({ id }) => ({ id, at: sight.placeOf(id) }));
    const middles = machine.flows.map(({ id }) => ({ id: flowPoint(id), at: flows.middleOf(id) }));
    return [...places, ...middles].flatMap(({ id, at }) => {
      if (!at) return [];
      const { x, y, z } = at.clone().project(camera);
      if (z > 1 || Math.abs(x) > 1 || Math.abs(y) > 1) return [];
      return { id, x: ((x + 1) / 2) * size.width, y: ((1 - y) / 2) * size.height };
    });
  }

  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    size = { width, height };
    camera.aspect = width / height;
    camera.fov = fittedAngle(machine.camera.fov, camera.aspect);
    camera.updateProjectionMatrix();
    renderer.setSize(width, height, false);
    loop.ask();
  });
  observer.observe(canvas);

  function show(next: Shown) {
    // Without a cut nothing is taken away, however far parts are moved.
    plane.constant = next.cut === 0 ? machine.size * 10 : whole - next.cut * machine.cut.depth;
    for (const { node, explode } of machine.parts) {
      node.position.copy(restOf(node)).addScaledVector(explode, next.explode);
    }
    machine.root.updateMatrixWorld(true);
    // All of what has been taken apart stays in the frame.
    camera.zoom = 1 / (1 + next.explode * (machine.spread - 1));
    camera.updateProjectionMatrix();
    flows.show(next.flows);
    surfaces.highlight(next.chosen);
    shadow.visible = next.explode === 0;
    const before = shown;
    shown = next;
    if (!before || next.view !== before.view) moveTo(next.view, before === undefined);
    loop.ask();
  }

  const rests = new Map(machine.parts.map(({ node }) => [node, node.position.clone()]));
  const restOf = (node: Part['node']) => rests.get(node) ?? new Vector3();

  function moveTo(view: Shown['view'], atOnce: boolean) {
    if (!view) return orbit.goTo(start, atOnce);
    const part = machine.parts.find(({ id }) => id === view.target);
    const target = part ? anchorOf(part) : start.target.clone();
    orbit.goTo(placeOf(view, target, unit), atOnce);
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
    reset: () => orbit.goTo(start, still),
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
