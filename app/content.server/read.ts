import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkTogether } from './check.ts';
import { type Content, loadContent } from './load.ts';
import { formatProblems } from './problems.ts';

const known = new Map<string, Content>();
const checkedFile = '.cache/content.json';

/** The content, checked, read once by a process; with any problem, an error that tells all of them. */
export function readContent(folder = 'content'): Content {
  const content = known.get(folder) ?? handedOver(folder) ?? checkedContent(folder);
  known.set(folder, content);
  return content;
}

/** For the development server and for tests, which change content while they run. */
export function forgetContent() {
  known.clear();
}

/**
 * Lets the processes that this one starts use the content as it is read and checked here: a build reads
 * each file once, however many processes make its pages.
 */
export function handOverContent() {
  mkdirSync(dirname(checkedFile), { recursive: true });
  writeFileSync(checkedFile, JSON.stringify(readContent()));
  process.env.CHECKED_CONTENT = checkedFile;
}

function handedOver(folder: string): Content | undefined {
  const file = process.env.CHECKED_CONTENT;
  return file && folder === 'content' ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function checkedContent(folder: string): Content {
  const { content, problems } = loadContent(folder);
  // Cross-checks walk all files, so they wait until each is sound by itself.
  const all = problems.length > 0 ? problems : checkTogether(content, folder);
  if (all.length > 0) throw new ContentError(formatProblems(all));
  return content;
}

/** Its message is written for whoever edits the content. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(report: string) {
    super(report);
    this.stack = `\n${report}`;
  }
}
