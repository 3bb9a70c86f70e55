import type { Content } from '../../content.server/load.ts';
import { findModel, listModels, modelAddress } from '../../content.server/models.ts';
import { type Problem, repeatedIds } from '../../content.server/problems.ts';
import type { ModelData, ModelIntro } from '../../explorer/model-data.ts';
import { stateValues } from '../../explorer/states.server.ts';
import { sizeInWords } from '../documents.server.ts';

type Words = Content['collection']['models'][number];
type CatalogueEntry = Content['collection']['products'][number];

/** What holds the pieces up for the picture is no part of the machine. */
const stand = 'plinth';

/** The words of a page's model, if it has one. */
export function modelWords({ collection }: Content, slug: string): Words | undefined {
  return collection.models.find((words) => words.slug === slug);
}

/** What a page knows of its model at first, and what the model's own file says. */
export function modelOf(
  content: Content,
  { slug, images, content: blocks }: Pick<CatalogueEntry, 'slug' | 'images' | 'content'>,
): { intro: ModelIntro; data: ModelData } | undefined {
  const words = modelWords(content, slug);
  const file = findModel(slug);
  const poster = images.find(({ src }) => src.stem === file?.poster) ?? images[0];
  if (!words || !file || !poster) return undefined;
  const { title, lead, picture, parts, steps, statesNote } = words;
  // Else one that the page shows nowhere at this size, or none.
  const isShown = ({ src }: (typeof images)[number]) =>
    blocks.some((block) => block.type === 'image' && block.src.stem === src.stem);
  const near = images.slice(1, 2).find((image) => !isShown(image));
  const cut = picture ?? images.find(({ src }) => /-(corte|abierto)$/.test(src.stem)) ?? near;
  const data = {
    src: file.src,
    size: sizeInWords(file.bytes),
    flows: file.flows,
    inside: file.inside,
    title: withArticles(title),
    lead,
    poster: { picture: poster.src, alt: poster.alt },
    cut: cut && { picture: cut.src, alt: cut.alt },
    parts,
    statesNote,
    steps: steps.map((step) => ({
      ...step,
      title: withArticles(step.title),
      states: step.states.map((state) => {
        const values = stateValues(state);
        const { at, along, name } = state;
        return { at, along, name, values: values.ok ? values.value : [] };
      }),
    })),
    words: content.single.labels.explorer,
  };
  const address = modelAddress(slug, JSON.stringify(data), 'json');
  return { intro: { file: address, steps: steps.length }, data };
}

/** All files that tell of models, by their addresses. */
export function modelFiles(content: Content): Map<string, ModelData> {
  const { equipment, products } = content.collection;
  const models = [...equipment, ...products].flatMap((entry) => modelOf(content, entry) ?? []);
  return new Map(models.map(({ intro, data }) => [intro.file, data]));
}

/** Words without a model, a model without words, and words about what the model has not. */
export function modelProblems({ collection }: Content): Problem[] {
  const slugs = [...collection.equipment, ...collection.products].map(({ slug }) => slug);
  const written = collection.models.map(({ slug }) => slug);
  return [
    ...listModels()
      .filter((slug) => !written.includes(slug))
      .map((slug) => told(slug, '', `falta este archivo, con las palabras de ${slug}.glb: créelo`)),
    ...collection.models.flatMap((words) => [
      ...(slugs.includes(words.slug)
        ? []
        : [told(words.slug, '', 'ningún equipo ni producto se llama así: cambie el nombre')]),
      ...wordProblems(words),
    ]),
  ];
}

function wordProblems({ slug, parts, steps }: Words): Problem[] {
  const file = findModel(slug);
  if (!file) return [told(slug, '', `falta content/models/${slug}.glb: expórtelo`)];
  const ids = parts.map(({ id }) => id);
  const flows = file.flows.map((flow) => flow.id);
  const places = [...file.parts, ...flows];
  const strange = (field: string, names: string[], all: string[]) =>
    names
      .filter((name) => !all.includes(name))
      .map((name) => told(slug, field, `«${name}» no está en el modelo: ${all.join(', ')}`));
  return [
    ...repeatedIds(`models/${slug}.yaml`, 'parts', parts),
    ...strange('parts', ids, file.parts),
    ...file.parts
      .filter((name) => name !== stand && !ids.includes(name))
      .map((name) => told(slug, 'parts', `falta la parte «${name}» del modelo: agréguela`)),
    ...steps.flatMap((step, index) => {
      const field = `steps[${index + 1}]`;
      const { target } = step.view;
      return [
        ...strange(`${field}.parts`, step.parts, ids),
        ...strange(`${field}.view.target`, target ? [target] : [], ids),
        ...strange(`${field}.flows`, step.flows, flows),
        ...strange(
          `${field}.states`,
          step.states.map(({ at }) => at),
          places,
        ),
        ...step.states.flatMap((state) => {
          const values = stateValues(state);
          return values.ok ? [] : [told(slug, `${field}.states`, values.reason)];
        }),
      ];
    }),
  ];
}

function told(slug: string, field: string, message: string): Problem {
  return { file: `models/${slug}.yaml`, field, message };
}

/** In a narrow column no line ends with an article or a preposition: `Compuerta, la cuña sale del paso`. */
function withArticles(title: string): string {
  return title.replace(
    /(?<= (?:el|la|los|las|un|una|al|del|de|en|por|con|ni|y|e|o|u|a)) /g,
    '\u00a0',
  );
}
