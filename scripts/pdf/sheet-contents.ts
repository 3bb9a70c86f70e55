/** What a data sheet says, from the same content as its page. */
import { renderSVG } from 'uqr';
import type { Content, Labels } from '../../app/content.server/load.ts';
import type { Picture } from '../../app/content.server/pictures.ts';
import type { SelectionTable } from '../../app/content.server/schema/selection.ts';
import { recount } from '../../app/selection/recount.ts';
import { cellText, originsOf } from '../../app/selection/words.ts';
import { formatPlain } from '../../engineering/format.ts';

export type Item = Content['collection']['equipment' | 'products'][number];

/** Beside the template each picture has the name of its file in the content. */
export function pictureName({ stem }: Picture): string {
  return `${stem.replaceAll('/', '-')}.jpg`;
}

/** The pictures that a sheet shows: the first of the page, and the drawing. */
export function sheetPictures({ images, sheet }: Item) {
  const [picture] = images;
  const drawing = images.find(({ src }) => src.stem === sheet?.drawing?.stem);
  return { picture, drawing: drawing === picture ? undefined : drawing };
}

export function sheetContents({ single }: Content, item: Item, url: string) {
  const { labels, company } = single;
  const { label, title, summary, selection, supply, keyFigures, info, sheet } = item;
  const { picture, drawing } = sheetPictures(item);
  return {
    ...{ label, title, summary, keyFigures, url },
    qr: qrCode(url),
    category: info.category,
    /** The one that decides, for the list of contents. */
    figure: item.finder?.figure ?? keyFigures[0],
    description: info.description,
    picture: picture && shown(picture),
    drawing: drawing && withLegend(shown(drawing), sheet?.legend),
    selection: selection && {
      title: labels.selection.onPaper,
      tables: selection.tables.map((table) => tableOf(table, labels)),
    },
    supply: supply && {
      title: labels.supply.title,
      lists: (['includes', 'excludes', 'documents', 'spares'] as const).map((name) => ({
        name: labels.supply[name],
        points: supply[name],
      })),
      leadTime: { name: labels.supply.leadTime, text: company.leadTimes[supply.leadTime] },
      sample: supply.sample ? labels.supply.sampleNote : undefined,
    },
    table: item.content.find((one) => one.type === 'table' && one.caption === sheet?.table),
    sections: (sheet?.sections ?? []).map((headline) => sectionOf(item, headline)),
  };
}

export const qrCode = (url: string) => renderSVG(url, { border: 0, ecc: 'M' });

function shown({ src, alt, caption }: Item['images'][number]) {
  return { file: pictureName(src), alt, caption };
}

/** What the drawing shows, and the names of its tags. */
function withLegend(drawing: ReturnType<typeof shown>, legend: string | undefined) {
  if (!legend) return drawing;
  return { ...drawing, caption: drawing.caption ? `${drawing.caption}. ${legend}` : legend };
}

function tableOf(whole: SelectionTable, { selection: words }: Labels) {
  const { table } = recount(whole, [], undefined);
  const { caption, columns, rows, note, over } = table;
  return {
    caption,
    note,
    sample: columns.some(({ sample }) => sample) ? words.sampleCaption : undefined,
    over: over && `${over.name}, ${over.unit}`,
    columns: columns.map(({ name, unit, at }) => ({
      // A narrow head may break anywhere: «Caudal de 7 a 3 barg».
      name: name.replaceAll('\u00a0', ' '),
      unit: unit === '1' ? undefined : unit,
      at: at === undefined ? undefined : formatPlain(at),
      isNumber: unit !== undefined,
    })),
    rows: rows.map((row) => row.map(cellText)),
    origins: originsOf(words, table),
  };
}

/** The paragraphs and lists below a headline of the page. */
function sectionOf({ content }: Item, title: string) {
  const start = content.findIndex((block) => block.type === 'headline' && block.text === title);
  const rest = content.slice(start + 1);
  const end = rest.findIndex(({ type }) => type === 'headline');
  const blocks = end < 0 ? rest : rest.slice(0, end);
  return {
    title,
    paragraphs: blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])),
    points: blocks.flatMap((block) => (block.type === 'features' ? block.features : [])),
  };
}

/** The same on every document: whose it is, whom to call, and the words around the content. */
export function sharedContents({ single }: Content) {
  const { company, labels, documents } = single;
  const { address, phones, emails, whatsapp, hours } = company.contactInfo;
  const written = phones.find(({ number }) => number === whatsapp)?.label ?? whatsapp;
  return {
    words: { ...documents, sample: labels.selection.sample },
    company: {
      name: company.name,
      longName: company.longName,
      tagline: company.tagline,
      address,
      hours,
      lines: [
        ...phones.map(({ label, number }) => ({ text: label, to: `tel:${number}` })),
        { text: `WhatsApp ${written}`, to: `https://wa.me/${whatsapp.slice(1)}` },
        ...emails.map((email) => ({ text: email, to: `mailto:${email}` })),
      ],
    },
  };
}

/** The typeface has no such letter, but it has its two parts; and no sign without width. */
export function settable(text: string): string {
  return text.replaceAll('ṁ', 'ṁ'.normalize('NFD')).replaceAll('\u2060', '');
}
