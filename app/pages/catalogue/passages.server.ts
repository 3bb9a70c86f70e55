import type { Labels } from '../../content.server/load.ts';
import type { Model } from '../../content.server/schema/model.ts';
import { insideAnchor } from '../../explorer/anchor.ts';
import type { Passage } from '../page-kind.server.ts';
import { passagesIn, sentence } from '../passages.server.ts';
import type { CatalogueItem } from './schema.ts';

/** What search finds on an equipment or product page, in the order of the page. */
export function passagesOf(
  entry: CatalogueItem,
  model: Model | undefined,
  labels: Labels,
): Passage[] {
  const { info, content, selection, supply } = entry;
  return [
    info.description,
    ...passagesIn(content),
    ...(model ? [{ title: model.title, anchor: insideAnchor, text: modelText(model) }] : []),
    ...(selection
      ? [{ title: selection.title, anchor: 'elegir', text: selectionText(selection) }]
      : []),
    ...(supply
      ? [{ title: labels.supply.title, anchor: 'alcance', text: supplyText(supply) }]
      : []),
  ];
}

function selectionText({ lead, tables }: NonNullable<CatalogueItem['selection']>): string {
  const names = tables.flatMap(({ caption, columns }) => [
    caption,
    ...columns.map(({ name }) => name),
  ]);
  return [lead, ...names.map(sentence)].join(' ');
}

function modelText({ lead, steps, parts }: Model): string {
  const words = [...steps, ...parts.map(({ name, text }) => ({ title: name, text }))];
  return [lead, ...words.map(({ title, text }) => `${sentence(title)} ${text}`)].join(' ');
}

function supplyText(supply: NonNullable<CatalogueItem['supply']>): string {
  const { includes, excludes, documents, spares } = supply;
  return [...includes, ...excludes, ...documents, ...spares].map(sentence).join(' ');
}
