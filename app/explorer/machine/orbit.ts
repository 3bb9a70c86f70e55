import { MathUtils, type PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { between, type Place } from './views.ts';

/** How long the camera takes from one stop to the next, in seconds. */
const wayTime = 0.9;

export type Orbit = {
  /** Goes on with a way that has been begun; true while there is one. */
  advance: (seconds: number, atOnce: boolean) => boolean;
  goTo: (place: Place, atOnce: boolean) => void;
  /** Where the camera stands, or is on its way to. */
  place: () => Place;
  /** By so many degrees around and above. */
  turn: (around: number, above: number) => void;
  zoom: (factor: number) => void;
  dispose: () => void;
};

/** The camera, moved by hand, by keys, and by itself from stop to stop. */
export function makeOrbit(
  camera: PerspectiveCamera,
  canvas: HTMLCanvasElement,
  start: Place,
  ask: () => void,
  still: boolean,
): Orbit {
  const controls = new OrbitControls(camera, canvas);
  const unit = start.position.distanceTo(start.target);
  controls.minDistance = unit * 0.08;
  controls.maxDistance = unit * 6;
  controls.maxPolarAngle = Math.PI * 0.6;
  controls.addEventListener('change', ask);
  let way: { from: Place; to: Place; done: number } | undefined;
  // A hand on it is stronger than the way to a stop.
  controls.addEventListener('start', () => {
    way = undefined;
  });

  function stand({ position, target }: Place) {
    camera.position.copy(position);
    controls.target.copy(target);
    controls.update();
    ask();
  }

  const here = () => ({ position: camera.position.clone(), target: controls.target.clone() });

  function changeBy(change: (around: Spherical) => void) {
    way = undefined;
    const around = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
    change(around);
    around.phi = MathUtils.clamp(around.phi, 0.05, controls.maxPolarAngle);
    around.radius = MathUtils.clamp(around.radius, controls.minDistance, controls.maxDistance);
    const target = controls.target.clone();
    stand({ target, position: new Vector3().setFromSpherical(around).add(target) });
  }

  stand(start);
  return {
    advance: (seconds, atOnce) => {
      if (!way) return false;
      way.done = atOnce ? 1 : Math.min(1, way.done + seconds / wayTime);
      stand(between(way.from, way.to, way.done));
      if (way.done === 1) way = undefined;
      return way !== undefined;
    },
    goTo: (to, atOnce) => {
      way = undefined;
      if (atOnce || still) return stand(to);
      way = { from: here(), to, done: 0 };
      ask();
    },
    place: () => way?.to ?? here(),
    turn: (around, above) =>
      changeBy((now) => {
        now.theta += MathUtils.degToRad(around);
        now.phi -= MathUtils.degToRad(above);
      }),
    zoom: (factor) =>
      changeBy((now) => {
        now.radius /= factor;
      }),
    dispose: () => controls.dispose(),
  };
}
