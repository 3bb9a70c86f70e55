import {
  AdditiveBlending,
  type Color,
  type Curve,
  DoubleSide,
  Group,
  Mesh,
  ShaderMaterial,
  TubeGeometry,
  type Vector3,
} from 'three';

/** Thick after a short root, then to a point; its skin moves along with what burns. */
const vertexShader = `
varying float along;
varying vec3 skin, eye;
uniform float radius, moved, wave;
void main() {
  along = uv.x;
  float shape = smoothstep(-0.12, 0.22, along) * pow(max(0.0, 1.0 - along), 0.6);
  float flicker = 1.0 + 0.13 * sin(21.0 * along - moved * wave + 3.0 * sin(6.2832 * uv.y));
  vec4 place = modelViewMatrix * vec4(position + normal * radius * (shape * flicker - 1.0), 1.0);
  skin = normalize(normalMatrix * normal);
  eye = normalize(-place.xyz);
  gl_Position = projectionMatrix * place;
}`;
/** Dense where one looks through much of it, thin at the edge. */
const fragmentShader = `
varying float along;
varying vec3 skin, eye;
uniform vec3 root, tip;
uniform float strength;
void main() {
  float depth = abs(dot(skin, eye));
  gl_FragColor = vec4(mix(root, tip, along), strength * depth * depth * (1.0 - 0.5 * along));
}`;

type Size = { radius: number; dash: number };

/** The flame of a burner, along the first way of its gases. */
export function makeFlame(
  way: Curve<Vector3>,
  { radius, dash }: Size,
  colours: { root: Color; tip: Color },
  moved: { value: number },
): Group {
  const flame = new Group();
  for (const share of [1, 0.55]) {
    const uniforms = {
      radius: { value: radius * share },
      wave: { value: 4 / dash },
      root: { value: colours.root.clone().convertLinearToSRGB() },
      tip: { value: colours.tip.clone().convertLinearToSRGB() },
      strength: { value: share === 1 ? 0.55 : 0.9 },
      moved,
    };
    const material = new ShaderMaterial({
      uniforms,
      vertexShader,
      fragmentShader,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      blending: AdditiveBlending,
    });
    const body = new Mesh(new TubeGeometry(way, 48, radius * share, 20), material);
    body.renderOrder = 2;
    flame.add(body);
  }
  return flame;
}
