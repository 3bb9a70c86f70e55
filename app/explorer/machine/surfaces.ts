import { Color, DoubleSide, type MeshStandardMaterial, ShaderChunk } from 'three';
import type { Part } from './load-model.ts';

// At a silhouette the middle of a pixel may lie off the surface: taken there, what is cut away leaves dots.
for (const chunk of ['clipping_planes_pars_vertex', 'clipping_planes_pars_fragment'] as const) {
  ShaderChunk[chunk] = ShaderChunk[chunk].replace('varying vec3', 'centroid varying vec3');
}

/** Each part unlike its neighbours. */
const tones = [0.9, 0.6, 0.75];

export type Surfaces = {
  /** Whether there is a cut to be filled: from behind the plane one would see none. */
  fill: (filled: boolean) => void;
  /** Lets one part stand out. */
  highlight: (id: string | undefined) => void;
  dispose: () => void;
};

/**
 * Every surface of a machine, ready to be cut by a plane. Where a solid is cut open, what one sees
 * through the cut is the inner side of its far surface: painted flat, it looks exactly as if the cut
 * were filled, without drawing the solid again for each cap.
 */
export function makeSurfaces(parts: Part[], colours: { cut: string; chosen: string }): Surfaces {
  const made = new Map<string, MeshStandardMaterial>();
  const chosenColour = new Color(colours.chosen);
  const filled = { value: false };
  const cutColours = tones.map((tone) => ({
    value: new Color(colours.cut).convertLinearToSRGB().multiplyScalar(tone),
  }));

  function surface(
    source: MeshStandardMaterial,
    part: number,
    { closed, whole, cut }: Part,
    chosen: boolean,
  ) {
    const tone = part % tones.length;
    const key = `${source.uuid} ${whole ? 'whole' : `${closed ? tone : ''} ${cut.depth}`} ${chosen}`;
    const known = made.get(key);
    if (known) return known;
    const material = source.clone();
    if (!whole) material.clippingPlanes = [cut.plane];
    material.side = DoubleSide;
    const cutColour = cutColours[tone];
    if (!whole && closed && cutColour && !source.transparent) {
      // As on a drawing: what lies against each other is hatched the other way.
      fillCut(material, { filled, cutColour, lean: { value: part % 2 === 0 ? 1 : -1 } });
    }
    if (chosen) {
      material.emissive = chosenColour;
      material.emissiveIntensity = 0.55;
    }
    made.set(key, material);
    return material;
  }

  const sources = parts.map((part) => part.meshes.map((mesh) => mesh.material));
  function highlight(id: string | undefined) {
    for (const [index, part] of parts.entries()) {
      for (const [place, mesh] of part.meshes.entries()) {
        const source = sources[index]?.[place];
        if (source) mesh.material = surface(source, index, part, part.id === id);
      }
    }
  }
  highlight(undefined);
  return {
    fill: (next) => {
      filled.value = next;
    },
    highlight,
    dispose: () => {
      for (const material of [...made.values(), ...sources.flat()]) material.dispose();
    },
  };
}

type CutUniforms = {
  filled: { value: boolean };
  cutColour: { value: Color };
  lean: { value: number };
};

function fillCut(material: MeshStandardMaterial, uniforms: CutUniforms) {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.fragmentShader = shader.fragmentShader
      .replace(
        'void main() {',
        'uniform vec3 cutColour;\nuniform float lean;\nuniform bool filled;\nvoid main() {',
      )
      .replace(
        '#include <dithering_fragment>',
        `#include <dithering_fragment>
        if (filled && !gl_FrontFacing) {
          float hatch = fract((gl_FragCoord.x + lean * gl_FragCoord.y) / 9.0) < 0.22 ? 0.72 : 1.0;
          gl_FragColor = vec4(cutColour * hatch, 1.0);
        }`,
      );
  };
  material.customProgramCacheKey = () => 'filled-cut';
}
