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
  {
    never: /\bcomo (?:quedó construido|se construyó)\b|(?<!\()\bas-built\b/iu,
    say: 'planos finales (as-built)',
  },
  { never: /\bpsobrecalent\p{L}*/iu, say: 'precalentador' },
  { never: /\bestancamientos?\b/iu, say: 'anegamiento' },
  { never: /\bvapor industrial\b/iu, say: 'vapor de planta' },
  { never: /\bderivaci(?:ón|ones)\b/iu, say: 'bypass' },
  { never: /\brompedor(?:es)? de vacío\b/iu, say: 'rompevacío' },
  { never: /\brebalses?\b/iu, say: 'rebose' },
  { never: /\bvasos? de expansión\b/iu, say: 'tanque de expansión' },
  { never: /\bcestas?\b/iu, say: 'canasta' },
  { never: /\bcamisas? de vapor\b/iu, say: 'chaqueta de vapor' },
  { never: /\bventeador(?:es)?\b/iu, say: 'eliminador de aire' },
  { never: /\bcolector(?:es)?\b|\bdistribuidor(?:es)? de vapor\b/iu, say: 'cabezal' },
  { never: /\bcontraflujo\b/iu, say: 'contracorriente' },
  { never: /\bcuartos? de calderas\b/iu, say: 'sala de calderas' },
  { never: /\bleña\b/iu, say: 'madera' },
  { never: /\bvórtex\b/iu, say: 'vórtice' },
  { never: /\benfriadoras?\b/iu, say: 'enfriador' },
  { never: /\baceites? térmicos?\b/iu, say: 'fluido térmico' },
  { never: /\bhusillos?\b/iu, say: 'vástago' },
  { never: /\bconsignas?\b|\bvalor deseado\b/iu, say: 'punto de ajuste' },
  { never: /\btubos? secos?\b/iu, say: 'tubo secador' },
  { never: /\bcurvas? de retorno\b/iu, say: 'codo de retorno' },
  { never: /\bmallas? (?:del|de) filtros?\b/iu, say: 'canasta' },
  { never: /\bflotador y termostátic[oa]s?\b/iu, say: 'flotador y termostato' },
  {
    never: /\bdiagramas? de tubería e instrumentos\b/iu,
    say: 'diagrama de tubería e instrumentación',
  },
  { never: /\bplanchador(?:es)?\b|\bcalandrias?\b/iu, say: 'planchadora' },
  { never: /\bindicador(?:es)? de nivel\b/iu, say: 'visor de nivel' },
  { never: /\brociador(?:es)?\b/iu, say: 'boquilla' },
  { never: /\bretortas?\b/iu, say: 'autoclave' },
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
  return allTextsIn(value).filter(([, text]) => !/^(?=.*[/.:#_-]|[a-z])[\w/.:#-]+$/u.test(text));
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
