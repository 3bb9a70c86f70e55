import type { Content } from './load.ts';
import type { Problem } from './problems.ts';
import { allTextsIn, filesIn } from './texts.ts';

/** One word for one thing: what is not written here, and what is. docs/glossary.md explains each. */
export const WORDING: readonly { readonly never: RegExp; readonly say: string }[] = [
  { never: /\brecalentad[oa]s?\b/iu, say: 'sobrecalentado' },
  { never: /\bhumos?\b/iu, say: 'gases' },
  { never: /\bbaterías? de (?!reloj)\p{L}+/iu, say: 'serpentín' },
  { never: /\bcómputos?\b|\bcuantificación de materiales\b/iu, say: 'lista de materiales' },
  { never: /\brevaporiz\p{L}*/iu, say: 'vapor flash' },
  { never: /\bpuentes? de tuber[ií]as?\b/iu, say: 'rack' },
  { never: /\bbotas? (?:de drenaje|colectoras?)|\bpozos?\b/iu, say: 'pierna colectora' },
  { never: /\bcolchas?\b|\bcubiertas? removibles?\b/iu, say: 'colchoneta desmontable' },
  {
    never:
      /(?<!\b(?:medidor|medidores|computador|computadores|diagrama|sentido|orden)\s(?:de|del)\s)\bflujos?\b(?!\s(?:crítico|compresible))/iu,
    say: 'caudal',
  },
  { never: /\bsequedad\b/iu, say: 'título' },
  { never: /\b(?:presión|válvula ajustada|punto) (?:de|al) disparo\b/iu, say: 'presión de ajuste' },
  { never: /\bparadas?\b/iu, say: 'paro' },
  { never: /\btracing\b|\bacompañamiento con vapor\b/iu, say: 'trazado' },
  { never: /\bcomo quedó construido\b|(?<!\()\bas-built\b/iu, say: 'planos finales (as-built)' },
  { never: /\bcompañía después\b/iu, say: 'acompañamiento después del arranque' },
  {
    never: /26789-MTSS(?! y sus reformas, 40306-S-MTSS de 2017)/u,
    say: '26789-MTSS y sus reformas, 40306-S-MTSS de 2017',
  },
];

/** What a text says otherwise than the glossary. */
export function wordingOf(text: string): { found: string; say: string }[] {
  const plain = text.replace(/\s+/gu, ' ');
  return WORDING.flatMap(({ never, say }) => {
    const found = never.exec(plain)?.[0];
    return found === undefined ? [] : [{ found, say }];
  });
}

/** Every text inside a value with the way to it; names of files and addresses are no prose. */
export function textsIn(value: unknown): [field: string, text: string][] {
  return allTextsIn(value).filter(([, text]) => !/^[\w/.:#-]+$/u.test(text));
}

/** The words of every file, held against the glossary; visitors may look for what we do not write. */
export function checkWording({ single: { search: _, ...single }, collection }: Content): Problem[] {
  const files = filesIn({ single: single as Content['single'], collection });
  return files.flatMap(([file, value]) =>
    textsIn(value).flatMap(([field, text]) =>
      wordingOf(text).map(({ found, say }) => ({
        file,
        field,
        message: `dice «${found}»: aquí se escribe «${say}» (docs/glossary.md)`,
      })),
    ),
  );
}
