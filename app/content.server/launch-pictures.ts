import type { Pending } from './launch.ts';
import type { Content } from './load.ts';
import { isPicture } from './pictures.ts';
import { fieldName, type Path } from './problems.ts';
import type { Rendered } from './rendered.ts';
import { film, mark, type PictureFile, type Shipped } from './shipped.ts';
import { filesIn } from './texts.ts';

/** A picture as a content file shows it. */
export type Shown = { file: string; field: string; stem: string; alt?: string; isMarked: boolean };

/** Pictures that are a sample's, whose words are another picture's, or that name another company. */
export function pendingPictures(
  content: Content,
  files: ReadonlyMap<string, PictureFile>,
  shipped: Shipped,
  rendered: ReadonlyMap<string, Rendered>,
): Pending[] {
  const known = new Set(Object.values(shipped.pictures).map(({ hash }) => hash));
  const isShipped = (stem: string) => known.has(files.get(stem)?.hash ?? '');
  const shown = shownPictures(content);
  const { name } = content.single.company;
  /** Another name than the company's, when this file is known to have been made with it. */
  const formerName = (stem: string) => {
    const made = rendered.get(stem);
    const isThatFile = made !== undefined && made.file === files.get(stem)?.hash;
    const written = isThatFile ? made.name : isShipped(stem) ? shipped.name : name;
    return written === name ? undefined : written;
  };
  return [
    ...shown.flatMap((picture) => {
      const message = problemWith(
        picture,
        files.get(picture.stem),
        isShipped(picture.stem),
        shipped,
      );
      return message ? [{ file: `content/${picture.file}`, field: picture.field, message }] : [];
    }),
    ...namedOtherwise(shown, formerName),
    ...filmToMake(content, isShipped, formerName),
    ...modelsNamedOtherwise(name, rendered),
    ...(isShipped(mark) ? [shippedMark] : []),
  ];
}

function problemWith(
  { file, stem, alt, isMarked }: Shown,
  picture: PictureFile | undefined,
  isShipped: boolean,
  shipped: Shipped,
): string | undefined {
  const path = picture?.path ?? `content/images/${stem}`;
  if (file === 'team.yaml' && !isMarked) {
    if (isShipped) return `${path} es el retrato de muestra: ponga una fotografía de la persona`;
    if (path.endsWith('.svg')) return `${path} es un dibujo: ponga una fotografía de la persona`;
  }
  if (file === 'clients.yaml' && !isMarked && isShipped) {
    return `${path} es una marca de muestra: ponga la del cliente`;
  }
  const isSameAlt = alt !== undefined && shipped.pictures[stem]?.alts.includes(alt);
  return !isShipped && isSameAlt
    ? `${path} es otra imagen y su texto alternativo es el de la anterior: describa la nueva`
    : undefined;
}

/** Renders carry the company's name on machines and in the title blocks of drawings. */
function namedOtherwise(
  shown: readonly Shown[],
  formerName: (stem: string) => string | undefined,
): Pending[] {
  const stems = new Set(
    shown.filter(({ file }) => !/^(team|clients)\./.test(file)).map(({ stem }) => stem),
  );
  return [...stems].flatMap((stem) => {
    const name = formerName(stem);
    const message = `puede llevar el nombre «${name}»: hágala de nuevo con «npm run render -- --all», o ponga una fotografía`;
    return name ? [{ file: `content/images/${stem}.webp`, field: '', message }] : [];
  });
}

function modelsNamedOtherwise(own: string, rendered: ReadonlyMap<string, Rendered>): Pending[] {
  return [...rendered]
    .filter(([stem, { name }]) => stem.startsWith('models/') && name !== own)
    .map(([stem, { name }]) => ({
      file: `content/${stem}.glb`,
      field: '',
      message: `el modelo en 3D puede llevar el nombre «${name}»: hágalo de nuevo con «npm run models»`,
    }));
}

const shippedMark: Pending = {
  file: 'content/mark.svg',
  field: '',
  message:
    'la marca es de muestra: ponga la suya en este archivo (en el editor: Datos de la página, Empresa), o bórrelo y se usará una neutra',
};

function filmToMake(
  { single: { about } }: Content,
  isShipped: (stem: string) => boolean,
  formerName: (stem: string) => string | undefined,
): Pending[] {
  // Marked as a sample, it is told of by its page.
  if (about.story.video.sample) return [];
  const name = formerName(film);
  const why = isShipped(film) ? 'es el de muestra' : `puede llevar el nombre «${name}»`;
  const message = `el video ${why}: haga el suyo con «npm run film»`;
  const isToMake = isShipped(film) || name !== undefined;
  return isToMake ? [{ file: 'content/about.yaml', field: 'story.video', message }] : [];
}

/** Every picture that the content shows, with the text for whoever does not see it. */
export function shownPictures(content: Content): Shown[] {
  return filesIn(content).flatMap(([file, value]) => picturesIn(file, value, [], false));
}

function picturesIn(file: string, value: unknown, path: Path, isInMarked: boolean): Shown[] {
  if (typeof value !== 'object' || value === null) return [];
  const isMarked = isInMarked || ('sample' in value && value.sample === true);
  return Object.entries(value).flatMap(([key, part]): Shown[] => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof part !== 'object' || part === null || !isPicture(part)) {
      return picturesIn(file, part, here, isMarked);
    }
    const alt = 'alt' in value ? value.alt : 'imageAlt' in value ? value.imageAlt : undefined;
    const words = typeof alt === 'string' ? { alt } : {};
    return [{ file, field: fieldName(here), stem: part.stem, ...words, isMarked }];
  });
}
