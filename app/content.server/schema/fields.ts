import { z } from 'zod';
import { findPicture, type Picture } from '../pictures.ts';

/** A text that is shown: no leading or trailing blanks, no leftovers of a template. */
export function text(max = 2000, min = 1) {
  return z
    .string()
    .min(
      min,
      min === 1
        ? 'está vacío: escriba el texto'
        : `es muy corto: escriba al menos ${min} caracteres`,
    )
    .max(max, `es muy largo: escriba como máximo ${max} caracteres`)
    .refine((value) => value.trim() === value, 'quite los espacios del inicio o del final')
    .refine(
      (value) => !/[Ll]orem ipsum|\bTODO\b|\bXXX\b/.test(value),
      'contiene un texto provisional: escriba el definitivo',
    );
}

export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'use solo minúsculas sin tilde, números y guiones: «bombas-calor»',
  );

/** A path of this site, or one with an anchor. Whether it exists is checked when all files are read. */
export const internalLink = z
  .string()
  .regex(
    /^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/,
    'escriba una ruta del sitio que empiece con «/», como «/contact»',
  );

export const externalLink = z.url({
  protocol: /^https$/,
  error: 'escriba una dirección completa que empiece con «https://»',
});

/** The stem of a picture below content/images, without its ending; becomes the picture itself. */
export const image = z
  .string()
  .regex(
    /^[a-z0-9/-]+$/,
    'escriba la ruta dentro de content/images sin extensión: «equipment/desaireadores-conjunto»',
  )
  .transform((stem, context): Picture => {
    const picture = findPicture(stem);
    if (picture) return picture;
    context.issues.push({
      code: 'custom',
      input: stem,
      message: `no existe la imagen: agregue content/images/${stem} con extensión .jpg, .png, .webp o .svg`,
    });
    return z.NEVER;
  });

export const alternativeText = text(220, 12).describe(
  'Lo que se ve en la imagen, para quien no la ve. Sin «imagen de».',
);

const iconNames = [
  'plan',
  'gauge',
  'search',
  'flame',
  'steam',
  'drop',
  'shield',
  'people',
  'clock',
  'leaf',
  'chart',
  'wrench',
  'cap',
  'handshake',
  'pin',
  'phone',
  'mail',
] as const;
export const icon = z.enum(iconNames);

/** Marks invented content, so that code can list what still has to be replaced before going public. */
export const sample = z
  .boolean()
  .default(false)
  .describe('true: contenido de muestra, por reemplazar');

export const meta = z.strictObject({
  description: text(160, 70).describe('Resumen para buscadores: de 70 a 160 caracteres'),
});

export const slide = z.strictObject({
  src: image,
  alt: alternativeText,
  caption: text(120).optional(),
});

export type Slide = z.infer<typeof slide>;
