import {
  BackSide,
  Box3,
  BoxGeometry,
  CanvasTexture,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { type Machine, release } from './load-model.ts';

type Panel = { colour: string; strength: number; at: [number, number, number]; size: number };

/** The lights of the pictures' studio: one large from above, one cool from the left, one warm from the right. */
const panels: Panel[] = [
  { colour: '#ffffff', strength: 9, at: [0, 9, 2], size: 9 },
  { colour: '#dfe8f4', strength: 5, at: [-9, 3, 5], size: 7 },
  { colour: '#ffb27a', strength: 5, at: [9, 3, 1], size: 6 },
  { colour: '#ffffff', strength: 2.4, at: [1, 2, 10], size: 8 },
];
const walls = '#3c434c';

/** Of itself three draws at least 256 pixels a side, which takes seconds where no graphics card is. */
class SmallGenerator extends PMREMGenerator {
  _setSize(size: number) {
    Object.assign(this, { _cubeSize: size });
  }
}

/** Light from all sides, drawn once; the caller disposes it. */
export function studioLight(renderer: WebGLRenderer): WebGLRenderTarget {
  const room = new Scene();
  room.add(
    new Mesh(new BoxGeometry(24, 24, 24), new MeshBasicMaterial({ color: walls, side: BackSide })),
  );
  for (const { colour, strength, at, size } of panels) {
    const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength) });
    const panel = new Mesh(new PlaneGeometry(size, size), material);
    panel.position.set(...at);
    panel.lookAt(0, 0, 0);
    room.add(panel);
  }
  const generator = new SmallGenerator(renderer);
  const light = generator.fromScene(room, 0.03, 0.1, 100, { size: 64 });
  generator.dispose();
  release(room);
  return light;
}

/** The soft shadow on the floor under a machine, half as far around it as it is deep. */
export function floorShadow({ root, floor }: Pick<Machine, 'root' | 'floor'>): Mesh {
  const box = new Box3().setFromObject(root);
  const { x, z } = box.getSize(new Vector3());
  const around = Math.min(x, z) / 2;
  const [width, depth] = [x + 2 * around, z + 2 * around];
  const scale = 128 / Math.max(width, depth);
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = depth * scale;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.shadowColor = 'rgb(0 0 0 / 60%)';
    pen.shadowBlur = around * scale;
    // What throws it stays out of the picture.
    pen.shadowOffsetX = canvas.width;
    pen.fillRect(around * scale - canvas.width, around * scale, x * scale, z * scale);
  }
  const material = new MeshBasicMaterial({
    map: new CanvasTexture(canvas),
    transparent: true,
    depthWrite: false,
  });
  const shadow = new Mesh(new PlaneGeometry(width, depth), material);
  shadow.rotation.x = -Math.PI / 2;
  box.getCenter(shadow.position).setY(floor - depth * 0.001);
  return shadow;
}
