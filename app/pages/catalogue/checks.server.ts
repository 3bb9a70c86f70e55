import type { Pending } from '../../content.server/launch.ts';
import type { Content } from '../../content.server/load.ts';
import type { Problem } from '../../content.server/problems.ts';
import { isSizeRange } from '../../selection/size-range.ts';
import type { CatalogueItem } from './schema.ts';

type Entry = Content['collection']['equipment' | 'products'][number];

/** A range is drawn from the sizes of a table: both columns must be there. */
export function rangeProblems(file: string, { content, selection }: Entry): Problem[] {
  return content.filter(isSizeRange).flatMap(({ sizes }) => {
    const table = selection?.tables.find(({ id }) => id === sizes.table);
    const figures = (table?.columns ?? []).filter(({ unit }) => unit).map(({ id }) => id);
    const missing = [sizes.x, sizes.y].filter((id) => !figures.includes(id));
    return missing.map((id) => ({
      file,
      field: 'content',
      message: `el rango busca la columna «${id}» en la tabla «${sizes.table}»: escriba una con unidad`,
    }));
  });
}

/** The data sheet has the page's name, in one folder for equipment and products. */
export function sheetProblems(file: string, entry: Entry, taken: string[]): Problem[] {
  const { slug, images, sheet } = entry;
  const problem = (field: string, message: string) => ({ file, field, message });
  const problems: Problem[] = [];
  if (taken.includes(slug)) {
    problems.push(problem('', 'otro documento se llama igual: cambie el nombre del archivo'));
  }
  if (sheet?.drawing && !images.some(({ src }) => src.stem === sheet.drawing?.stem)) {
    problems.push(
      problem('sheet.drawing', 'no está entre las imágenes de la página: escriba una de ellas'),
    );
  }
  const captions = entry.content.flatMap((one) => (one.type === 'table' ? [one.caption] : []));
  if (sheet?.table && !captions.includes(sheet.table)) {
    problems.push(problem('sheet.table', `no es la leyenda de una tabla: ${captions.join('; ')}`));
  }
  const headlines = headlinesOf(entry);
  for (const section of sheet?.sections ?? []) {
    if (headlines.includes(section)) continue;
    problems.push(
      problem(
        'sheet.sections',
        `«${section}» no es un titular de la página: ${headlines.join('; ')}`,
      ),
    );
  }
  return problems;
}

export function samplesOf(
  file: string,
  { info, selection, finder, supply }: CatalogueItem,
): Pending[] {
  const invented = (selection?.tables ?? []).flatMap(({ id, columns }) =>
    columns.filter(({ sample }) => sample).map((column) => `${id}.${column.id}`),
  );
  const marked: [field: string, isSample: boolean | undefined, message: string][] = [
    [
      'info',
      info.sample,
      'cliente, fecha y enlace son de muestra: cámbielos o bórrelos y ponga «sample: false»',
    ],
    [
      'finder',
      finder && (finder.sample || finder.values.some((one) => one.sample)),
      'la presión o un valor de la comparación es de muestra: escriba el de su equipo y ponga «sample: false»',
    ],
    [
      'selection',
      invented.length > 0,
      `columnas de muestra (${invented.join(', ')}): escriba los datos del fabricante y «source» en vez de «sample»`,
    ],
    ['supply', supply?.sample, 'el alcance es de muestra: escriba el suyo y ponga «sample: false»'],
  ];
  return marked.flatMap(([field, isSample, message]) =>
    isSample ? [{ file, field, message }] : [],
  );
}

export function headlinesOf({ content }: CatalogueItem): string[] {
  return content.flatMap((block) => (block.type === 'headline' ? [block.text] : []));
}
