import type { z } from 'zod';
import type { CalculatorId } from '../../engineering/calculators/index.ts';
import type { Pending } from '../content.server/launch.ts';
import type { Content, Labels } from '../content.server/load.ts';
import type { Picture } from '../content.server/pictures.ts';
import type { Problem } from '../content.server/problems.ts';
import type { KindName } from './registry.server.ts';
import type { Data } from './schema-org.server.ts';

/** What a kind of page is; docs/decisions/012 says how to add one. */
export interface PageKind<Name extends string = string, Reads extends Schemas = Schemas> {
  readonly name: Name;
  /** Pattern of its addresses below the root, as in `services/:slug`. */
  readonly route: string;
  /** Its folder in app/pages, where page.tsx is; its own name unless another kind has the template. */
  readonly folder?: string;
  readonly reads: Reads;
  /** Its pages, in the order in which they are listed. */
  pages(content: Content): PageFacts[];
  /** Name by which navigation.yaml lists its pages in a group of the menu. */
  readonly menuGroup?: string;
  /** Title of the column of the footer that lists its pages. */
  footerColumn?(labels: Labels): string;
  /** Title of the part of llms.txt that lists its pages; the one about the company unless said. */
  llmsPart?(labels: Labels): string;
  /** What llms.txt says besides, in parts of their own. */
  furtherLlmsParts?(content: Content): LlmsPart[];
  /** What no schema can see: names used twice, fields that must agree. */
  check?(content: Content): Problem[];
  /** What the content marks as a sample, with what to write instead. */
  samples?(content: Content): Pending[];
}

/** Content files by name: `about` is content/about.yaml, `products/*` all of content/products. */
export type Schemas = Record<string, z.ZodType>;

/** All that others ask about a page. */
export type PageFacts = {
  path: string;
  /** Name in menus, breadcrumbs and the browser's tab. */
  label: string;
  /** The menu names it; otherwise `labelField` of its own file does. */
  isNamedInMenu?: boolean;
  labelField?: string;
  /** No content file names it: the owner cannot shorten it. */
  isNamedInCode?: boolean;
  description: string;
  /** Path of the page above in the breadcrumb. */
  parent?: string;
  /** Stands under its name in the menu. */
  menuLine?: string | undefined;
  /** Neither in the menu nor in the footer: a large catalogue would fill every page with links. */
  outsideMenu?: boolean;
  /** Not for search engines, and no page may lead to it: the 404 page. */
  isUnlisted?: boolean;
  /** The content files that it shows, its own first. What stands on every page is none. */
  sources: Source[];
  /** Stands for the page on cards that lead to it, and where it is shared. */
  picture?: LeadPicture | undefined;
  /** Text of cards that lead to it. */
  summary?: string;
  /** Words of its card on social networks, if not its label. */
  socialTitle?: string;
  /** Links that its content file names, with the field that does. */
  links?: { field: string; to: string }[];
  /** The calculators that it holds. */
  calculators?: CalculatorId[];
  /** What the site's search finds besides its name and description. */
  passages?: Passage[];
  /** Other words that visitors type when they look for it. */
  alsoCalled?: readonly string[];
  /** What it tells search engines besides its breadcrumb. */
  structuredData?(page: PageFacts, siteUrl: string): Data[];
};

export type Page = PageFacts & { kind: KindName };

/** A file below content/ without its ending, and what of it the page shows. */
export type Source = { file: string; value?: unknown };

/** A part of a page that can be found by itself; the anchor is an id on the page. */
export type Passage = { title: string; anchor?: string; text: string; isQuestion?: boolean };

export type LeadPicture = { picture: Picture; alt: string };

export type LlmsPart = { title: string; lines: string[] };

/** What a page's `load` may use to make the data of its view. */
export type LoadContext = { content: Content; page: Page; pages: readonly Page[] };
