import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A file of content/ as one line of text: YAML folds its long strings over many. */
function copyOf(file: string): string {
  return readFileSync(`content/${file}.yaml`, 'utf8').replace(/\s+/g, ' ');
}

/** Sentences on which someone's safety hangs: what they must say and what they must not. */
const SAFE: readonly (readonly [file: string, says: RegExp, never: RegExp])[] = [
  [
    'services/analisis-sistemas',
    /golpe de ariete.{0,700}aléjese.{0,200}cierre el vapor en su origen.{0,200}en frío y sin presión/i,
    /mientras tanto, cierre despacio, drene/,
  ],
  [
    'products/valvulas-reductoras',
    /válvula de seguridad junto a la reductora, sin válvula de corte entre ambas.*B31\.1 \(122\.5 y 122\.6\)/i,
    /Retorno del bypass, válvula de seguridad en el lado de baja y, después/,
  ],
  [
    'products/valvulas-seguridad',
    /capacidad certificada.*BPVC XIII/,
    /Con el 3 % de una caldera son 238 mm²|Kb = Kc = KN = KSH = 1/,
  ],
  ['services/desarrollo-ingenierias', /capacidad certificada/, /^((?!caldera).)*API 520\. Para/],
  ['products/vapor-puro', /tiempo de meseta de EN 285.{0,300}0,77 min/, /Exposición mínima usual/],
];

describe('what the copy says where a mistake would hurt someone', () => {
  it.each(SAFE)('%s', (file, says, never) => {
    expect(copyOf(file)).toMatch(says);
    expect(copyOf(file)).not.toMatch(never);
  });
});
