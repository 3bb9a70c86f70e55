import { globSync, readFileSync } from 'node:fs';
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
    /válvula de seguridad junto a la reductora, sin válvula de corte entre ambas y sin bypass.*B31\.1 \(122\.5 y 122\.6\).*segunda reductora en paralelo/i,
    /bypass (?:retorna|no debe pasar)|Retorno del bypass/,
  ],
  [
    'products/valvulas-seguridad',
    /capacidad certificada.*BPVC XIII/,
    /Con el 3 % de una caldera son 238 mm²|Kb = Kc = KN = KSH = 1/,
  ],
  ['services/desarrollo-ingenierias', /capacidad certificada/, /^((?!caldera).)*API 520\. Para/],
  [
    'products/vapor-puro',
    /tiempo de mantenimiento de EN 285.{0,300}0,77 min/,
    /Exposición mínima usual/,
  ],
];

describe('what the copy says where a mistake would hurt someone', () => {
  it.each(SAFE)('%s', (file, says, never) => {
    expect(copyOf(file)).toMatch(says);
    expect(copyOf(file)).not.toMatch(never);
  });
});

const everything = [...globSync('content/**/*.yaml')]
  .map((file) => readFileSync(file, 'utf8').replace(/\s+/g, ' '))
  .join(' ');

/** Mistakes that were made once, each with a sentence that made it. */
const NEVER_AGAIN: readonly (readonly [what: string, never: RegExp, once: string])[] = [
  ['GLP richer than propane', /47,3 MJ/, 'GLP de 47,3 MJ/kg'],
  [
    'a return that counts deaerator steam as condensate',
    /1 − reposición/,
    'Retorno: 1 − reposición ÷ alimentación',
  ],
  ['a dew point of acid that is too hot', /150[–-]175 °C/, 'rocío ácido a 150–175 °C'],
  ['kilowatts said as energy an hour', /kWh por hora/, 'son 693 kWh por hora'],
  [
    'a superheat in degrees Celsius',
    /(?:sobrecalentamiento[^.]{0,30}|≤ )25 °C/,
    'Sobrecalentamiento ≤ 25 °C',
  ],
  [
    'a title of EN 285 without its load',
    /(?:≥|mínimo) 0,95(?!(?: label: Título del vapor para| \()? ?cargas metálicas)/,
    '[Título, ≥ 0,95, cargas húmedas]',
  ],
  [
    'efficiency where fuel is meant',
    /22 (?:°C|K)[^.]{0,60}eficiencia/,
    '22 K menos suben 1 % la eficiencia',
  ],
  [
    'a decree on emissions that nobody has named rightly',
    /decreto[^.]{0,60}emision/i,
    'Decreto de emisiones',
  ],
  ['an address among the words', /herramienta \/tools/, 'con la herramienta /tools/calderas-vapor'],
  ['a vortex meter with two turndowns', /10:1 a 20:1/, 'Vórtice, 10:1 a 20:1'],
  ['a heat pump on two bases', /40 (?:a|–) 60 % de(?:l límite de)? Lorenz/, '40 a 60 % de Lorenz'],
];

describe('what was said wrongly once', () => {
  it.each(NEVER_AGAIN)('%s', (_what, never, once) => {
    expect(once).toMatch(never);
    expect(everything).not.toMatch(never);
  });

  it('a boiler in Costa Rica needs its permit, its renewal and a registered evaluator', () => {
    expect(copyOf('equipment/calderas-vapor')).toMatch(
      /autorización de instalación y de operación, y su renovación, con la evaluación de un responsable inscrito/,
    );
  });

  it('the return of condensate is condensate over steam', () => {
    expect(copyOf('services/gestion-energia')).toContain('condensado ÷ vapor a planta');
  });
});

it('in the drawing no valve stands between the reducer and its relief, and no bypass around them', () => {
  const drawn = readFileSync('scenes/models/reducing_station.py', 'utf8');
  const [, relief, outlet] =
    /RELIEF, OUTLET_VALVE = ([\d.]+), ([\d.]+)/.exec(drawn)?.map(Number) ?? [];
  expect(relief).toBeLessThan(Number(outlet));
  // The inlet valve and the outlet valve: nothing else closes.
  expect(drawn.match(/globe_valve\(\d+/g)).toEqual(['globe_valve(50', 'globe_valve(80']);
});
