import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALCULATORS, loadCalculator } from '../../engineering/calculators/index.ts';
import { defaultState } from '../../engineering/define-calculator.ts';
import { DESTINATION_WORDS } from '../../engineering/plant/losses.ts';
import { MEASURES } from '../../engineering/plant/measures.ts';
import { PLANT_FORM } from '../../engineering/plant/model.ts';
import { PLANT_PARTS } from '../../engineering/plant/parts.ts';
import { SAMPLE_PLANTS } from '../../engineering/plant/samples.ts';
import { STREAM_LABELS } from '../../engineering/plant/streams.ts';
import { seededRandom } from '../../engineering/testing/random.ts';
import { randomState } from '../../engineering/testing/random-state.ts';
import { CONTRADICTIONS } from '../../engineering/vectors/contradictions.ts';
import { VECTORS } from '../../engineering/vectors/index.ts';
import { realContent } from '../../tests/support/content-folder.ts';
import { checkWording, textsIn, WORDING, wordingOf } from './wording.ts';

const calculators = await Promise.all(Object.keys(CALCULATORS).map(loadCalculator));

describe('one word for one thing', () => {
  it('holds in the content', () => {
    expect(checkWording(realContent())).toEqual([]);
  });

  it.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
    'holds in what %s says, also when it refuses, warns or draws',
    (_id, calculator) => {
      const random = seededRandom(50);
      const told = Array.from({ length: 300 }, () => {
        const result = calculator.run(randomState(calculator, random, 0.1));
        return result.ok ? result.value.warnings : result.reason;
      });
      const curve = calculator.curve?.(defaultState(calculator));
      const wrong = textsIn([calculator, told, curve]).flatMap(([, text]) => wordingOf(text));
      expect(wrong).toEqual([]);
    },
  );

  it('holds in the verification tables', () => {
    const whys = CONTRADICTIONS.map(({ why }) => why());
    expect(textsIn([VECTORS, whys]).flatMap(([, text]) => wordingOf(text))).toEqual([]);
  });

  it('holds in what the plant says', () => {
    const said = [
      PLANT_FORM,
      PLANT_PARTS,
      STREAM_LABELS,
      DESTINATION_WORDS,
      MEASURES,
      SAMPLE_PLANTS,
    ];
    expect(textsIn(said).flatMap(([, text]) => wordingOf(text))).toEqual([]);
  });

  it('holds in the words drawn in the pictures', () => {
    const wrong = globSync('scenes/**/*.py').flatMap((file) => {
      const quoted = readFileSync(file, 'utf8').match(/(?<=')[^'\n]+(?=')/g) ?? [];
      return textsIn(quoted).flatMap(([, text]) => wordingOf(text));
    });
    expect(wrong).toEqual([]);
  });

  it('is what the glossary says', () => {
    const glossary = readFileSync('docs/glossary.md', 'utf8').toLowerCase();
    for (const { say } of WORDING) expect(glossary).toContain(say.toLowerCase());
  });

  it('finds what is said otherwise, and leaves the fixed names alone', () => {
    expect(wordingOf('Vapor recalentado y humos').map(({ say }) => say)).toEqual([
      'sobrecalentado',
      'gases',
    ]);
    expect(wordingOf('El flujo de vapor')).toHaveLength(1);
    expect(wordingOf('Medidores de flujo, en el sentido del flujo, con flujo crítico')).toEqual([]);
    expect(wordingOf('el agua que se bota; reloj, batería y respaldo')).toEqual([]);
  });
});
