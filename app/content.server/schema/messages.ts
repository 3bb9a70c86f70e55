import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

export const isMissing = 'falta este campo: agréguelo';

const wanted: Record<string, string> = {
  number: 'escriba solo el número, sin comillas ni unidades y con punto decimal',
  int: 'escriba un número entero, sin comillas ni unidades',
  boolean: 'escriba «true» o «false»',
  array: 'es una lista: escriba cada entrada en su propia línea, con «- » delante',
  tuple: 'es una lista: escriba cada entrada en su propia línea, con «- » delante',
  object:
    'lleva campos propios: escríbalos debajo, uno por línea y con dos espacios más de sangría',
};

/** What a schema does not say in words of its own, said so that nobody has to know what a type is. */
function messageFor(issue: Issue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return isMissing;
      if (input === null) return 'está vacío: escríbalo después de los dos puntos';
      return issue.expected === 'string'
        ? 'es un texto: va entre comillas'
        : wanted[issue.expected];
    case 'too_small':
    case 'too_big':
      return Array.isArray(input) ? messageForLength(issue, input.length) : undefined;
    case 'invalid_value':
      return `escriba uno de estos: ${issue.values.join(', ')}`;
    case 'invalid_format':
      if (issue.format !== 'email') return undefined;
      return `«${input}» no es un correo: escríbalo como «ventas@suempresa.com»`;
    default:
      return undefined;
  }
}

function messageForLength(issue: Issue & { code: 'too_small' | 'too_big' }, length: number) {
  const isMissing = issue.code === 'too_small';
  const limit = Number(isMissing ? issue.minimum : issue.maximum);
  const bound = isMissing ? 'al menos' : 'como máximo';
  return `${isMissing ? 'faltan' : 'sobran'} entradas: hay ${length} y lleva ${bound} ${limit}`;
}

z.config({ ...z.locales.es(), customError: messageFor });
