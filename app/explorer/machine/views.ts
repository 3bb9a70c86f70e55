import { MathUtils, Spherical, Vector3 } from 'three';

export type View = { azimuth: number; elevation: number; distance: number };
export type Place = { position: Vector3; target: Vector3 };

const pictureRatio = 16 / 10;

/** Where the camera stands for a view of a step; distances count from that of the first view. */
export function placeOf(view: View, target: Vector3, unit: number): Place {
  const spherical = new Spherical(
    unit * view.distance,
    MathUtils.degToRad(90 - view.elevation),
    MathUtils.degToRad(view.azimuth),
  );
  return { target, position: new Vector3().setFromSpherical(spherical).add(target) };
}

/** The vertical angle with which all that a 16:10 picture shows is in a frame of another shape. */
export function fittedAngle(angle: number, aspect: number): number {
  const half = Math.tan(MathUtils.degToRad(angle / 2)) * Math.max(1, pictureRatio / aspect);
  return MathUtils.radToDeg(2 * Math.atan(half));
}

/** On the way from one place to another, around the target rather than through it. */
export function between(from: Place, to: Place, share: number): Place {
  const eased = share * share * (3 - 2 * share);
  const target = from.target.clone().lerp(to.target, eased);
  const start = new Spherical().setFromVector3(from.position.clone().sub(from.target));
  const end = new Spherical().setFromVector3(to.position.clone().sub(to.target));
  const turn = ((end.theta - start.theta + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const mix = (a: number, b: number) => a + (b - a) * eased;
  const now = new Spherical(
    mix(start.radius, end.radius),
    mix(start.phi, end.phi),
    start.theta + turn * eased,
  );
  return { target, position: new Vector3().setFromSpherical(now).add(target) };
}
